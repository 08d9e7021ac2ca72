/** How far everybody was at the end of each round, for the chart after a race. */
import type { Standing } from '../../lib/games';
import { standingsOf } from '../../lib/standings';
import type { Frame } from '../../lib/wire';
import type { Layout } from './geometry';
import { readRally, type HurryCup } from './rally';

export function standings(frames: Frame[], layout: Layout): Standing[] {
  const whole = Math.max(1, layout.tiles.length - 1);
  return standingsOf<HurryCup>(frames, (position) => {
    const { round, pilots } = readRally(position);
    return { round, progress: pilots.map((pilot) => pilot.tile / whole) };
  });
}
