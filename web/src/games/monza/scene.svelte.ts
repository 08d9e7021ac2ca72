/** The picture of a race in time: it shows one moment after the other, each told from its events. */
import { prefs } from '../../lib/prefs.svelte';
import { sounds } from '../../lib/sound';
import { eased, Story } from '../../lib/story.svelte';
import type { PageView, ShownEvent } from '../../lib/wire';
import type { Spot, Stop, Track } from './geometry';
import { readRace, told, type Race } from './race';

const STEP = 150;
const TUMBLE = 520;

/** What the line under the race order tells; the rest is seen on the board, or in the log. */
const TOLD = new Set(['drove', 'stayed', 'pushed-back', 'arrived', 'stepped', 'last-round', 'won', 'first-drawn']);
/** What is announced in the tray for a moment. */
const ANNOUNCED = new Set([
  'turbo-rolled',
  'bonus-offered',
  'last-round',
  'arrived',
  'stayed',
  'pushed-back',
  'first-drawn',
]);

interface Ride {
  seat: number;
  stops: string[];
  t: number;
}

export class Scene extends Story {
  race = $state.raw<Race | null>(null);
  tumbling = $state(false);
  #ride = $state.raw<Ride | null>(null);

  constructor() {
    super({ said: TOLD, backlog: 4, banner: 2600 });
  }

  override show(view: PageView): void {
    this.view = view;
    this.race = readRace(view);
  }

  /** Where the cars are, on whatever curve the board is drawn now. */
  spots(track: Track): Spot[] {
    return (this.race?.cars ?? []).map((car) => {
      const ride = this.#ride;
      if (ride?.seat === car.seat) return track.along(this.#stops(track, ride), ride.t);
      return track.slot(car.at, this.#place(car.seat));
    });
  }

  #stops(track: Track, ride: Ride): Stop[] {
    const last = ride.stops.length - 1;
    return ride.stops.map((space, i) => track.slot(space, i === 0 || i === last ? this.#place(ride.seat, space) : 0));
  }

  /** The place of a car on a field that holds several: start and finish may be one field, so both count. */
  #place(seat: number, space = this.race?.cars[seat]?.at ?? ''): number {
    const field = (name: string): boolean => name === 'start' || name === 'finish';
    const cars = this.race?.cars ?? [];
    return cars.filter((car) => car.seat < seat && (car.at === space || (field(car.at) && field(space)))).length;
  }

  protected override async tell(event: ShownEvent): Promise<void> {
    const before = this.race;
    if (!before) return;
    switch (event.event) {
      case 'rolled':
      case 'rerolled':
      case 'turbo-rolled':
        this.race = told(before, event);
        await this.#tumble();
        break;
      case 'laid':
        this.race = told(before, event);
        sounds.lay();
        await this.wait(160);
        break;
      case 'drove':
        await this.#drive(event, [String(event['origin']), ...before.path.map((laid) => laid.space)]);
        break;
      case 'stepped':
      case 'pushed-back':
        if (event.event === 'pushed-back') sounds.horn();
        await this.#drive(event, [String(event['origin']), String(event['space'])], 3);
        break;
      case 'arrived':
      case 'won':
        sounds.fanfare();
        await this.wait(500);
        break;
      case 'stayed':
        await this.wait(700);
        break;
      default:
        this.race = told(before, event);
    }
    if (!ANNOUNCED.has(event.event)) return;
    if (event.event === 'turbo-rolled' || event.event === 'bonus-offered') sounds.chime();
    this.announce(event);
  }

  async #tumble(): Promise<void> {
    sounds.dice();
    if (prefs.still) return;
    this.tumbling = true;
    await this.wait(TUMBLE);
    this.tumbling = false;
  }

  async #drive(event: ShownEvent, stops: string[], slow = 1): Promise<void> {
    const seat = Number(event['seat']),
      steps = stops.length - 1;
    const length = Math.min(1500, steps * STEP * slow);
    sounds.engine(length / 1000);
    if (!prefs.still) {
      await this.frames(length, (part) => {
        this.#ride = { seat, stops, t: eased(part) * steps };
      });
    }
    if (this.race) this.race = told(this.race, event);
    this.#ride = null;
  }
}
