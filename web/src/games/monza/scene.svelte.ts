/** The picture of a race in time: it shows one moment after the other, each told from its events. */
import { prefs } from '../../lib/prefs.svelte';
import { sounds } from '../../lib/sound';
import { speech } from '../../lib/speech.svelte';
import type { Moment } from '../../lib/feed';
import type { PageView, ShownEvent } from '../../lib/wire';
import type { Spot, Stop, Track } from './geometry';
import { readRace, told, type Race } from './race';

const STEP = 150;
const TUMBLE = 520;
/** With more moments waiting than this, the page has been away, and the story is told quickly. */
const BACKLOG = 4;

/** What the line under the race order tells; the rest is seen on the board, or in the log. */
const TOLD = new Set(['drove', 'stayed', 'pushed-back', 'arrived', 'stepped', 'last-round', 'won', 'first-drawn']);
/** What is announced in the tray for a moment. */
const ANNOUNCED = new Set(['turbo-rolled', 'bonus-offered', 'last-round', 'arrived', 'stayed', 'pushed-back', 'first-drawn']);

interface Ride {
  seat: number;
  stops: string[];
  t: number;
}

export class Scene {
  race = $state.raw<Race | null>(null);
  view = $state.raw<PageView | null>(null);
  tumbling = $state(false);
  telling = $state(false);
  banner = $state.raw<{ kind: string; text: string } | null>(null);
  /** The newest sentence that is worth a line. */
  said = $state('');
  #ride = $state.raw<Ride | null>(null);
  #queue: Moment[] = [];
  #hurry = false;
  #bannerTimer: ReturnType<typeof setTimeout> | undefined;

  show(view: PageView): void {
    this.view = view;
    this.race = readRace(view);
  }

  push(moment: Moment): void {
    this.#queue.push(moment);
    if (!this.telling) void this.#tell();
  }

  /** Somebody wants to go on: show the rest at once. */
  skip(): void {
    this.#hurry = true;
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

  async #tell(): Promise<void> {
    this.telling = true;
    for (let moment = this.#queue.shift(); moment; moment = this.#queue.shift()) {
      this.#hurry = moment.jump || moment.undone || document.hidden || this.#queue.length > BACKLOG;
      if (!moment.undone) for (const event of moment.events) await this.#event(event);
      if (moment.view) this.show(moment.view);
    }
    this.telling = false;
  }

  async #event(event: ShownEvent): Promise<void> {
    const before = this.race;
    if (!before) return;
    if (event.text && event.event !== 'turn-began') speech.say(event.text);
    if (event.text && TOLD.has(event.event)) this.said = event.text;
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
        await this.#wait(160);
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
        await this.#wait(500);
        break;
      case 'stayed':
        await this.#wait(700);
        break;
      default:
        this.race = told(before, event);
    }
    if (ANNOUNCED.has(event.event)) this.#announce(event);
  }

  #announce(event: ShownEvent): void {
    if (!event.text) return;
    if (event.event === 'turbo-rolled' || event.event === 'bonus-offered') sounds.chime();
    this.banner = { kind: event.event, text: event.text };
    clearTimeout(this.#bannerTimer);
    this.#bannerTimer = setTimeout(() => (this.banner = null), 2600);
  }

  async #tumble(): Promise<void> {
    sounds.dice();
    if (prefs.still) return;
    this.tumbling = true;
    await this.#wait(TUMBLE);
    this.tumbling = false;
  }

  async #drive(event: ShownEvent, stops: string[], slow = 1): Promise<void> {
    const seat = Number(event['seat']), steps = stops.length - 1;
    const length = Math.min(1500, steps * STEP * slow);
    sounds.engine(length / 1000);
    if (!prefs.still) {
      await this.#frames(length, (part) => {
        const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
        this.#ride = { seat, stops, t: eased * steps };
      });
    }
    if (this.race) this.race = told(this.race, event);
    this.#ride = null;
  }

  #wait(time: number): Promise<void> {
    return this.#frames(prefs.still ? time / 3 : time, () => undefined);
  }

  #frames(time: number, draw: (part: number) => void): Promise<void> {
    return new Promise((done) => {
      const begin = performance.now();
      const frame = (): void => {
        const part = this.#hurry || document.hidden ? 1 : Math.min(1, (performance.now() - begin) / time);
        draw(part);
        if (part < 1) requestAnimationFrame(frame);
        else done();
      };
      frame();
    });
  }
}
