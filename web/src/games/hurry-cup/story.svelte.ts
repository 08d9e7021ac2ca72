/** The picture of a race in time: it shows one moment after the other, each told from its events. */
import type { Colour } from '../../lib/colours';
import type { MomentOf, ViewOf } from '../../lib/game';
import { sounds } from '../../lib/sound';
import { eased, Story } from '../../lib/story.svelte';
import type { Circuit, Spot } from './geometry';
import { atCup, readRally, told, type HurryCup, type Rally } from './rally';
import type { Aced, Drove, HurryEvent, LanternStep, Nitroed, Slipstreamed } from './wire';

const STEP = 170;
/** How long the cup stays in sight after the last pawn has gone, and the road after the last turn of a round. */
const LINGER = 1300;

interface Ride {
  seat: number;
  tiles: number[];
  t: number;
}

/** A pawn on its way to somebody. */
export interface Taken {
  seat: number;
  pawn: Colour;
  how: string;
}

export class RallyStory extends Story<HurryCup, Rally, Ride> {
  /** When the time of the game itself is over, by the clock of this page; null: it has none. */
  ends = $state<number | null>(null);
  /** The pawns taken in this round, in their order. */
  taken = $state.raw<Taken[]>([]);
  /** Whose car the newest sentence is about. */
  by = $state<number | null>(null);
  /** The tile whose limit has just stopped a car. */
  stopped = $state<number | null>(null);

  constructor() {
    super({
      read: readRally,
      told,
      said: [
        'drove',
        'stayed',
        'stopped',
        'aced',
        'nitro',
        'slipstreamed',
        'lantern-step',
        'swapped',
        'recovered',
        'oiled',
        'found',
        'out-of-fuel',
        'called',
        'crossed',
        'won',
        'second-chance',
        'grabbed',
        'first-drawn',
        'caller',
        'looked',
        'sealed',
      ],
      announced: [
        'found',
        'out-of-fuel',
        'crossed',
        'won',
        'swapped',
        'called',
        'oiled',
        'recovered',
        'lantern',
        'second-chance',
      ],
      backlog: 3,
      banner: 2800,
      tumble: 480,
    });
  }

  override show(view: ViewOf<HurryCup>): void {
    super.show(view);
    this.ends = view.seconds === null ? null : performance.now() + 1000 * view.seconds;
    const held = (this.state?.pilots ?? []).flatMap(({ seat, pawn }) => (pawn ? [{ seat, pawn, how: 'live' }] : []));
    if (!held.length) this.taken = [];
    else if (!this.taken.length) this.taken = held;
  }

  /** Everybody sees the lift in the same moment, and hands at once. */
  protected override isUrgent(moment: MomentOf<HurryCup>): boolean {
    return moment.events.some(
      (event) => event.event === 'lifted' || (event.event === 'grabbed' && event.how === 'live'),
    );
  }

  /** Where the cars are, whatever layout the board has now. */
  spots(circuit: Circuit): Spot[] {
    const { ride } = this,
      pilots = this.state?.pilots ?? [];
    return pilots.map((pilot) => {
      if (ride?.seat === pilot.seat) return circuit.along(ride.tiles, ride.t);
      const here = pilots.filter((other) => other.tile === pilot.tile && other.seat !== ride?.seat);
      return circuit.stand(
        pilot.tile,
        here.findIndex((other) => other.seat === pilot.seat),
        here.length,
      );
    });
  }

  protected override async tell(event: HurryEvent, before: Rally): Promise<void> {
    if (this.how.said.includes(event.event)) this.by = 'seat' in event ? event.seat : null;
    switch (event.event) {
      case 'drove':
        await this.#drive(event, event.path);
        break;
      case 'aced':
      case 'nitro':
      case 'slipstreamed':
      case 'lantern-step':
        await this.#drive(
          event,
          Array.from({ length: Math.max(0, event.tile - event.origin) }, (_, i) => event.origin + 1 + i),
        );
        break;
      case 'turn-began':
        if (atCup(before.phase)) {
          this.hurry &&= document.hidden || this.isPressed();
          await this.wait(LINGER); // who has which pawn, before the road comes back
        }
        this.advance(event);
        break;
      case 'round-began':
        if (!atCup(before.phase)) await this.wait(LINGER / 2);
        this.taken = [];
        this.advance(event);
        break;
      default:
        this.advance(event);
        await this.#picture(event);
    }
    this.announce(event);
  }

  async #picture(event: HurryEvent): Promise<void> {
    switch (event.event) {
      case 'rolled':
      case 'rerolled':
        await this.tumble();
        await this.wait(250);
        break;
      case 'called':
        sounds.horn();
        await this.wait(500);
        break;
      case 'lifted':
        sounds.lift();
        break;
      case 'grabbed':
        this.taken = [...this.taken, { seat: event.seat, pawn: event.pawn, how: event.how }];
        sounds.lay();
        await this.wait(event.how === 'live' ? 0 : 420);
        break;
      case 'stopped':
        this.stopped = event.tile;
        sounds.brake();
        await this.wait(450);
        this.stopped = null;
        break;
      case 'found':
        sounds.chime();
        await this.wait(700);
        break;
      case 'swapped':
      case 'oiled':
      case 'stayed':
        await this.wait(600);
        break;
      case 'crossed':
      case 'won':
        sounds.fanfare();
        await this.wait(500);
        break;
    }
  }

  async #drive(event: Drove | Aced | Nitroed | Slipstreamed | LanternStep, path: number[]): Promise<void> {
    const { seat, origin } = event,
      steps = path.length;
    if (!steps) return this.advance(event);
    const time = Math.min(1700, steps * STEP + 150);
    sounds.engine(time / 1000);
    await this.travel(event, time, (part) => ({ seat, tiles: [origin, ...path], t: eased(part) * steps }));
  }
}
