/** The picture of a game in time: it shows one moment after the other, each told from its events. */
import { prefs } from '../../lib/prefs.svelte';
import { sounds } from '../../lib/sound';
import { Story } from '../../lib/story.svelte';
import type { ShownEvent, PageView } from '../../lib/wire';
import { readGamble, told, type Gamble } from './gamble';

const STEP = 130;
const LONGEST = 1400;
const TUMBLE = 520;

/** What the line below the cards tells; the rest is seen on the board. */
const TOLD = new Set([
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
]);
/** What everybody should notice. */
const ANNOUNCED = new Set(['first-drawn', 'taxed', 'stuck', 'home', 'ruined', 'sent-back', 'mastered', 'reshuffled']);

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

export class Scene extends Story {
  gamble = $state.raw<Gamble | null>(null);
  tumbling = $state<'die' | 'poker' | null>(null);
  ride = $state.raw<Ride | null>(null);
  /** Called when money moves, so that chips can be seen to. */
  onmoney: (flow: Flow) => void = () => undefined;

  constructor() {
    super({ said: TOLD, backlog: 4, banner: 2600 });
  }

  override show(view: PageView): void {
    this.view = view;
    this.gamble = readGamble(view);
    this.ride = null;
  }

  protected override async tell(event: ShownEvent): Promise<void> {
    const before = this.gamble;
    if (!before) return;
    if (ANNOUNCED.has(event.event)) this.announce(event);
    if (event.event === 'moved' || event.event === 'sent-back') return this.#walk(event);
    this.gamble = told(before, event);
    const seat = Number(event['seat'] ?? -1);
    switch (event.event) {
      case 'rolled':
        return this.#tumble('die');
      case 'threw':
        return this.#tumble('poker');
      case 'taxed':
        this.#flow(seat, -1, Number(event['paid']));
        return this.wait(700);
      case 'paid':
        this.#flow(-1, seat, Number(event['amount']));
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
        this.#flow(seat, -1, Number(event['paid']));
        return this.wait(1300);
      case 'challenged':
        sounds.chime();
        return this.wait(600);
      case 'tied':
        return this.wait(900);
      case 'duel-won':
        this.#pay((event['gains'] as number[] | undefined) ?? []);
        sounds.fanfare();
        await this.wait(1700);
        this.gamble = this.gamble && { ...this.gamble, poker: null };
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
    gains.forEach((gain, seat) => gain < 0 && this.#flow(seat, winner, -gain));
  }

  #flow(from: number, to: number, amount: number): void {
    if (amount <= 0) return;
    sounds.chips();
    if (!this.hurry && !prefs.still) this.onmoney({ from, to, amount });
  }

  async #tumble(what: 'die' | 'poker'): Promise<void> {
    sounds.dice();
    if (prefs.still) return;
    this.tumbling = what;
    await this.wait(TUMBLE);
    this.tumbling = null;
  }

  async #walk(event: ShownEvent): Promise<void> {
    const pawn = String(event['pawn']),
      origin = Number(event['origin']),
      square = Number(event['square']);
    if (!this.gamble) return;
    // The table of a casino is left before the pawn walks on.
    this.gamble = { ...this.gamble, casino: null };
    const steps = Math.abs(square - origin);
    sounds.steps(Math.min(steps, 8));
    if (!prefs.still)
      await this.frames(
        Math.min(LONGEST, Math.max(1, steps) * STEP),
        (part) => (this.ride = { pawn, origin, square, part }),
      );
    this.gamble = told(this.gamble, event);
    this.ride = null;
  }
}
