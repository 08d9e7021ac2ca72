/** The picture of a game in time: it shows one moment after the other, each told from its events. */
import { prefs } from '../../lib/prefs.svelte';
import { sounds } from '../../lib/sound';
import { Story } from '../../lib/story.svelte';
import { readGamble, type Gamble, type MonteCarlo } from './gamble';
import { told } from './told';
import type { GambleEvent, Moved, SentBack } from './wire';

const STEP = 130;
/** How long a pawn is on its way at most. */
const LONGEST = 1400;

export interface Ride {
  pawn: string;
  origin: number;
  square: number;
  /** Part of the way. */
  part: number;
}

/** Money that changes hands: seats, or -1 for the bank. */
export interface Flow {
  from: number;
  to: number;
  amount: number;
}

export class GambleStory extends Story<MonteCarlo, Gamble, Ride> {
  /** Called when money moves, so that chips can be seen to. */
  onmoney: (flow: Flow) => void = () => undefined;

  constructor() {
    super({
      read: readGamble,
      told,
      said: [
        'first-drawn',
        'taxed',
        'stuck',
        'moved',
        'stacked',
        'paid',
        'bet-won',
        'bet-lost',
        'home',
        'challenged',
        'shared',
        'tied',
        'duel-won',
        'mastered',
        'ruined',
        'sent-back',
        'won',
      ],
      announced: ['first-drawn', 'taxed', 'stuck', 'home', 'ruined', 'sent-back', 'mastered', 'reshuffled'],
      backlog: 4,
      banner: 2600,
      tumble: 520,
    });
  }

  protected override async tell(event: GambleEvent, before: Gamble): Promise<void> {
    this.announce(event);
    if (event.event === 'moved' || event.event === 'sent-back') return this.#walk(event, before);
    this.advance(event);
    switch (event.event) {
      case 'rolled':
        return this.tumble('die');
      case 'threw':
        return this.tumble('poker');
      case 'taxed':
        this.#flow(event.seat, -1, event.paid);
        return this.wait(700);
      case 'paid':
        this.#flow(-1, event.seat, event.amount);
        return this.wait(350);
      case 'casino':
        sounds.chime();
        return this.wait(420);
      case 'bet':
        sounds.lay();
        return this.wait(260);
      case 'turned':
        sounds.card();
        return this.wait(620);
      case 'bet-won':
        sounds.fanfare();
        return this.wait(500);
      case 'bet-lost':
        sounds.loss();
        this.#flow(event.seat, -1, event.paid);
        return this.wait(1300);
      case 'challenged':
        sounds.chime();
        return this.wait(600);
      case 'tied':
        return this.wait(900);
      case 'duel-won':
        this.#pay(event.gains);
        sounds.fanfare();
        await this.wait(1700);
        this.state = this.state && { ...this.state, poker: null };
        return undefined;
      case 'mastered':
      case 'ruined':
        return this.wait(500);
      case 'home':
      case 'won':
        sounds.fanfare();
        return this.wait(500);
      case 'stuck':
        return this.wait(700);
      default:
        return undefined;
    }
  }

  /** Losers pay the winners, each what it really was. */
  #pay(gains: number[]): void {
    const winner = gains.findIndex((gain) => gain > 0);
    gains.forEach((gain, seat) => this.#flow(seat, winner, -gain));
  }

  #flow(from: number, to: number, amount: number): void {
    if (amount <= 0) return;
    sounds.chips();
    if (!this.hurry && !prefs.still) this.onmoney({ from, to, amount });
  }

  async #walk(event: Moved | SentBack, before: Gamble): Promise<void> {
    const { pawn, origin, square } = event,
      steps = Math.abs(square - origin);
    this.state = { ...before, casino: null }; // the table of a casino is left before the pawn walks on
    sounds.steps(Math.min(steps, 8));
    const time = Math.min(LONGEST, Math.max(1, steps) * STEP);
    await this.travel(event, time, (part) => ({ pawn, origin, square, part }));
  }
}
