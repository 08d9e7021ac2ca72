/** How far everybody was at the end of each round, for the chart after a race. */
import type { Standing } from './games';
import { positionOf, type GameTypes, type PositionOf } from './game';
import type { Frame } from './wire';

export function standingsOf<G extends GameTypes>(
  frames: Frame[],
  read: (position: PositionOf<G>) => Standing,
): Standing[] {
  const found: Standing[] = [];
  for (const frame of frames) {
    const standing = read(positionOf<G>(frame.position));
    if (found.at(-1)?.round === standing.round) found.pop();
    found.push(standing);
  }
  const first = found[0];
  return first ? [{ round: 0, progress: first.progress.map(() => 0) }, ...found] : [];
}
