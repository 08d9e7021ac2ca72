/** Where the pilots are, in words: so many tiles to go, or the place in which they have crossed the line. */
import type { Say } from '../../lib/text';
import type { Pilot, Rally } from './rally';

export class Whereabouts {
  constructor(
    readonly say: Say,
    readonly rally: Rally,
    /** The number of the last tile. */
    readonly finish: number,
    /** The places of all seats, once the race is over. */
    readonly ranks: readonly number[] | null,
  ) {}

  /** As a sentence. */
  readonly long = (pilot: Pilot): string => {
    const place = this.#place(pilot);
    if (place === null) return this.say('web-hurry-to-go', { count: this.finish - pilot.tile });
    return this.say(pilot.tile >= this.finish ? 'web-hurry-crossed' : 'web-hurry-place', { place });
  };

  /** As a number. */
  readonly short = (pilot: Pilot): string => {
    const place = this.#place(pilot);
    return place === null ? String(this.finish - pilot.tile) : this.say('web-hurry-rank', { place });
  };

  /** Null: still on the road. */
  #place({ seat }: Pilot): number | null {
    if (this.ranks) return this.ranks[seat] ?? null;
    const at = this.rally.crossed.indexOf(seat);
    return at < 0 ? null : at + 1;
  }
}
