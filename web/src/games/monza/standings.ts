/** How far everybody was at the end of each round, for the chart after a race. */
import type { Standing } from '../../lib/games';
import { standingsOf } from '../../lib/standings';
import type { Frame } from '../../lib/wire';
import { Track, type Layout } from './geometry';
import { readRace, type Monza } from './race';

export function standings(frames: Frame[], layout: Layout): Standing[] {
  const track = new Track(layout),
    whole = Math.max(1, track.toGo('start'));
  return standingsOf<Monza>(frames, (position) => {
    const { round, cars } = readRace(position);
    return { round, progress: cars.map((car) => 1 - track.toGo(car.at) / whole) };
  });
}
