/** How far everybody was at the end of each round, for the chart after a race. */
import type { Standing } from '../../lib/games';
import type { Frame, PageView } from '../../lib/wire';
import type { Layout } from './geometry';
import { readRally } from './rally';

export function standings(frames: Frame[], layout: Layout): Standing[] {
  const found: Standing[] = [],
    whole = Math.max(1, layout.tiles.length - 1);
  for (const frame of frames) {
    const rally = readRally({ position: frame.position } as PageView);
    if (found.at(-1)?.round === rally.round) found.pop();
    found.push({ round: rally.round, progress: rally.pilots.map((pilot) => pilot.tile / whole) });
  }
  const first = found[0];
  return first ? [{ round: 0, progress: first.progress.map(() => 0) }, ...found] : [];
}
