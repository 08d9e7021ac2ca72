/** The order of a race: on its way by what is left to drive, at the end by its result. */
import type { Result } from '../../lib/wire';
import type { Track } from './geometry';
import type { Car, Race } from './race';

export interface Row extends Car {
  /** 1 for the first; those who share a place at the end have the same. */
  place: number;
  /** Over how many spaces it has to drive at least. */
  togo: number;
}

export function orderOf(race: Race, track: Track, result: Result | null): Row[] {
  const rows = race.cars.map((car) => ({ ...car, togo: track.spacesToGo(car.at), far: track.toGo(car.at) }));
  rows.sort((a, b) => a.togo - b.togo || a.far - b.far || a.seat - b.seat);
  const placed = rows.map(({ far: _, ...row }, i) => ({ ...row, place: result?.ranks[row.seat] ?? i + 1 }));
  return placed.sort((a, b) => a.place - b.place);
}
