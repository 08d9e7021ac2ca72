/** How far everybody was at the end of each round, for the chart after a race. */
import type { Standing } from '../../lib/games';
import type { Frame, PageView } from '../../lib/wire';
import { Track, type Layout } from './geometry';
import { readRace } from './race';

export function standings(frames: Frame[], layout: Layout): Standing[] {
  const track = new Track(layout),
    found: Standing[] = [];
  const whole = Math.max(1, track.toGo('start'));
  for (const frame of frames) {
    const race = readRace({ position: frame.position } as PageView);
    const standing = { round: race.round, progress: race.cars.map((car) => 1 - track.toGo(car.at) / whole) };
    if (found.at(-1)?.round === race.round) found.pop();
    found.push(standing);
  }
  const start = frames[0]
    ? [{ round: 0, progress: readRace({ position: frames[0].position } as PageView).cars.map(() => 0) }]
    : [];
  return [...start, ...found];
}
