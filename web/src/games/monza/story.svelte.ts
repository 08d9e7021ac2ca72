/** The picture of a race in time: it shows one moment after the other, each told from its events. */
import { sounds } from '../../lib/sound';
import { eased, Story } from '../../lib/story.svelte';
import type { Spot, Stop, Track } from './geometry';
import { readRace, told, type Monza, type Race } from './race';
import type { Drove, MonzaEvent, PushedBack, Stepped } from './wire';

const STEP = 150;

interface Ride {
  seat: number;
  stops: string[];
  t: number;
}

export class RaceStory extends Story<Monza, Race, Ride> {
  constructor() {
    super({
      read: readRace,
      told,
      said: ['drove', 'stayed', 'pushed-back', 'arrived', 'stepped', 'last-round', 'won', 'first-drawn'],
      announced: ['turbo-rolled', 'bonus-offered', 'last-round', 'arrived', 'stayed', 'pushed-back', 'first-drawn'],
      backlog: 4,
      banner: 2600,
      tumble: 520,
    });
  }

  /** Where the cars are, whatever layout the board has now. */
  spots(track: Track): Spot[] {
    const { ride } = this;
    return (this.state?.cars ?? []).map((car) =>
      ride?.seat === car.seat
        ? track.along(this.#stops(track, ride), ride.t)
        : track.slot(car.at, this.#place(car.seat)),
    );
  }

  #stops(track: Track, ride: Ride): Stop[] {
    const last = ride.stops.length - 1;
    return ride.stops.map((space, i) => track.slot(space, i === 0 || i === last ? this.#place(ride.seat, space) : 0));
  }

  /** The place of a car on a field that holds several: start and finish may be one field, so both count. */
  #place(seat: number, space = this.state?.cars[seat]?.at ?? ''): number {
    const field = (name: string): boolean => name === 'start' || name === 'finish';
    const cars = this.state?.cars ?? [];
    return cars.filter((car) => car.seat < seat && (car.at === space || (field(car.at) && field(space)))).length;
  }

  protected override async tell(event: MonzaEvent, before: Race): Promise<void> {
    switch (event.event) {
      case 'rolled':
      case 'rerolled':
      case 'turbo-rolled':
        this.advance(event);
        await this.tumble();
        break;
      case 'laid':
        this.advance(event);
        sounds.lay();
        await this.wait(160);
        break;
      case 'drove':
        await this.#drive(event, [event.origin, ...before.path.map((laid) => laid.space)]);
        break;
      case 'stepped':
      case 'pushed-back':
        if (event.event === 'pushed-back') sounds.horn();
        await this.#drive(event, [event.origin, event.space], 3);
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
        this.advance(event);
    }
    if (event.event === 'turbo-rolled' || event.event === 'bonus-offered') sounds.chime();
    this.announce(event);
  }

  async #drive(event: Drove | Stepped | PushedBack, stops: string[], slow = 1): Promise<void> {
    const { seat } = event,
      steps = stops.length - 1,
      time = Math.min(1500, steps * STEP * slow);
    sounds.engine(time / 1000);
    await this.travel(event, time, (part) => ({ seat, stops, t: eased(part) * steps }));
  }
}
