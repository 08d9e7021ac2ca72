/** How far everybody was at the end of each round, for the chart after a game: home is the whole way of a pawn. */
import type { Standing } from '../../lib/games';
import { standingsOf } from '../../lib/standings';
import type { Frame } from '../../lib/wire';
import { ownerOf, readGamble, type Gamble, type MonteCarlo } from './gamble';
import type { Layout } from './wire';

export function standings(frames: Frame[], layout: Layout): Standing[] {
  const finish = Math.max(1, layout.squares.length - 1);
  return standingsOf<MonteCarlo>(frames, (position) => {
    const gamble = readGamble(position);
    return {
      round: Math.ceil(gamble.turn / Math.max(1, gamble.money.length)),
      progress: gamble.money.map((_, seat) => progress(gamble, seat, finish)),
    };
  });
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
