/** The picture of a race in time: it shows one moment after the other, each told from its events. */
import { prefs } from '../../lib/prefs.svelte';
import { sounds } from '../../lib/sound';
import { eased, Story } from '../../lib/story.svelte';
import type { Moment } from '../../lib/feed';
import type { PageView, ShownEvent } from '../../lib/wire';
import type { Colour } from './colours';
import type { Circuit, Spot } from './geometry';
import { atCup, readRally, told, type Rally } from './rally';

const STEP = 170;
const TUMBLE = 480;
/** How long the cup stays in sight after the last pawn has gone, and the road after the last turn of a round. */
const LINGER = 1300;

/** What the line in the dock tells; the rest is seen on the board, or in the log. */
const SAID = new Set([
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
]);
const DRIVES = new Set(['drove', 'aced', 'nitro', 'slipstreamed', 'lantern-step']);
const BANNERS = new Set([
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
]);

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

export class Scene extends Story {
  rally = $state.raw<Rally | null>(null);
  /** When the time of the game itself is over, by the clock of this page; null: it has none. */
  ends = $state<number | null>(null);
  tumbling = $state(false);
  /** The pawns taken in this round, in their order. */
  taken = $state.raw<Taken[]>([]);
  /** The tile whose limit has just stopped a car. */
  stopped = $state<number | null>(null);
  #ride = $state.raw<Ride | null>(null);

  constructor() {
    super({ said: SAID, backlog: 3, banner: 2800 });
  }

  override show(view: PageView): void {
    this.view = view;
    this.ends = view.seconds === null ? null : performance.now() + 1000 * view.seconds;
    this.rally = readRally(view);
    const pilots = this.rally.pilots.filter((pilot) => pilot.pawn);
    if (!pilots.length) this.taken = [];
    else if (!this.taken.length)
      this.taken = pilots.map((pilot) => ({ seat: pilot.seat, pawn: pilot.pawn as Colour, how: 'live' }));
  }

  /** Everybody sees the lift in the same moment, and hands at once. */
  protected override isUrgent(moment: Moment): boolean {
    return moment.events.some(
      (event) => event.event === 'lifted' || (event.event === 'grabbed' && event['how'] === 'live'),
    );
  }

  /** Where the cars are, on whatever curve the board is drawn now. */
  spots(circuit: Circuit): Spot[] {
    const pilots = this.rally?.pilots ?? [],
      ride = this.#ride;
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

  protected override async tell(event: ShownEvent): Promise<void> {
    const before = this.rally;
    if (!before) return;
    if (DRIVES.has(event.event)) {
      await this.#drive(event);
    } else if (event.event === 'turn-began' && atCup(before.phase)) {
      this.hurry &&= document.hidden || this.isPressed();
      await this.wait(LINGER); // who has which pawn, before the road comes back
      this.rally = told(before, event);
    } else if (event.event === 'round-began') {
      if (!atCup(before.phase)) await this.wait(LINGER / 2);
      this.taken = [];
      this.rally = told(before, event);
    } else {
      this.rally = told(before, event);
      await this.#picture(event);
    }
    if (BANNERS.has(event.event)) this.announce(event);
  }

  async #picture(event: ShownEvent): Promise<void> {
    switch (event.event) {
      case 'rolled':
      case 'rerolled':
        sounds.dice();
        if (prefs.still) return;
        this.tumbling = true;
        await this.wait(TUMBLE);
        this.tumbling = false;
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
        this.taken = [
          ...this.taken,
          { seat: Number(event['seat']), pawn: event['pawn'] as Colour, how: String(event['how']) },
        ];
        sounds.lay();
        await this.wait(event['how'] === 'live' ? 0 : 420);
        break;
      case 'stopped':
        this.stopped = Number(event['tile']);
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

  async #drive(event: ShownEvent): Promise<void> {
    const seat = Number(event['seat']),
      origin = Number(event['origin']),
      end = Number(event['tile']);
    const path = Array.isArray(event['path'])
      ? (event['path'] as number[])
      : Array.from({ length: Math.max(0, end - origin) }, (_, i) => origin + 1 + i);
    const tiles = [origin, ...path],
      steps = path.length;
    if (steps) {
      const length = Math.min(1700, steps * STEP + 150);
      sounds.engine(length / 1000);
      if (!prefs.still) {
        await this.frames(length, (part) => {
          this.#ride = { seat, tiles, t: eased(part) * steps };
        });
      }
    }
    if (this.rally) this.rally = told(this.rally, event);
    this.#ride = null;
  }
}
