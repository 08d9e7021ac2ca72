/** How far everybody was at the end of each round, for the chart after a game: pawns by their squares, home is the whole way. */
import type { Standing } from '../../lib/games';
import type { Frame, PageView } from '../../lib/wire';
import { ownerOf, readGamble, type Gamble } from './gamble';
import type { Layout } from './layout';

export function standings(frames: Frame[], layout: Layout): Standing[] {
  const found: Standing[] = [],
    finish = Math.max(1, layout.squares.length - 1);
  for (const frame of frames) {
    const gamble = readGamble({ position: frame.position } as PageView),
      seats = gamble.money.length;
    const round = Math.ceil(gamble.turn / Math.max(1, seats));
    if (found.at(-1)?.round === round) found.pop();
    found.push({ round, progress: gamble.money.map((_, seat) => progress(gamble, seat, finish)) });
  }
  const first = found[0];
  return first ? [{ round: 0, progress: first.progress.map(() => 0) }, ...found] : [];
}

function progress(gamble: Gamble, seat: number, finish: number): number {
  const home = gamble.home.filter((pawn) => ownerOf(gamble, pawn) === seat).length;
  let way = home * finish,
    pawns = home;
  for (const [square, all] of gamble.squares) {
    const own = all.filter((pawn) => ownerOf(gamble, pawn) === seat).length;
    way += own * square;
    pawns += own;
  }
  return pawns ? way / (pawns * finish) : 0;
}
