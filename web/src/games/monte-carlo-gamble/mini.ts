/** The pawns on the road, for a small picture of a game. */
import { positionOf } from '../../lib/game';
import type { DrawMini } from '../../lib/mini';
import { colourOfPawn, ownerOf, readGamble, type MonteCarlo } from './gamble';
import { f, stack } from './paint';
import { pilesOf } from './piles';
import { legsOf } from './route';
import type { Layout } from './wire';

const draw: DrawMini = (position, layout, yours, events = []) => {
  const laid = layout as Layout,
    gamble = readGamble(positionOf<MonteCarlo>(position)),
    piles = pilesOf(laid, gamble, null, new Set());
  const isOwn = (pawn: string): boolean => ownerOf(gamble, pawn) === (yours[0] ?? 0);
  // Of the own pawns the one that is furthest on the road.
  const furthest = piles
    .filter((pile) => pile.pawns.some(isOwn))
    .reduce<(typeof piles)[number] | null>((best, pile) => (best && best.square >= pile.square ? best : pile), null);
  const last = legsOf(events).at(-1),
    cell = last && laid.squares[last.square];
  return {
    ground: [0, 0, laid.width, laid.height],
    pieces: piles
      .map(
        ({ spot, pawns }) =>
          `<g transform="translate(${f(spot.x)} ${f(spot.y)}) scale(${f(spot.scale)})">` +
          `${stack(pawns.map(colourOfPawn), laid.pawn)}</g>`,
      )
      .join(''),
    focus: (cell && { x: cell.centre[0], y: cell.centre[1] }) ??
      furthest?.spot ?? { x: laid.width / 2, y: laid.height / 2 },
    reach: laid.half * 10,
  };
};

export default draw;
