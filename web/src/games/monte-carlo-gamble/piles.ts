/** What is drawn on the road: pawns in piles or side by side, and labels that say where a tap leads. */
import type { Gamble } from './gamble';
import { spotOf, type Spot } from './layout';
import { lift } from './paint';
import type { Target } from './turn';
import type { Layout } from './wire';

/** Pawns that are drawn as one thing: a stack, or one that stands beside others. */
export interface Pile {
  key: string;
  square: number;
  pawns: string[];
  spot: Spot;
  glow: boolean;
}

/** A square that can be reached, with the ways to get there. */
export interface Goal {
  square: number;
  targets: Target[];
}

/** A label above a square; `width` is a guess from its letters. */
export interface Tag {
  square: number;
  words: string;
  x: number;
  y: number;
  width: number;
}

/** Do pawns stand side by side on this square, instead of one on top of the other? */
export const isRoomy = (layout: Layout, square: number): boolean => Boolean(layout.squares[square]?.spots.length);

/** All pawns but the one that is on its way, those in front last. */
export function pilesOf(layout: Layout, gamble: Gamble, riding: string | null, legal: Set<string>): Pile[] {
  const finish = layout.squares.length - 1;
  return [...gamble.squares, [finish, gamble.home] as const]
    .flatMap(([square, all]) => {
      const pawns = all.filter((pawn) => pawn !== riding);
      if (isRoomy(layout, square))
        return pawns.map((pawn, i) => ({
          key: pawn,
          square,
          pawns: [pawn],
          spot: spotOf(layout, square, i, pawns.length),
          glow: legal.has(pawn),
        }));
      if (!pawns.length) return [];
      const glow = pawns.some((pawn) => legal.has(pawn));
      return [{ key: `s${square}`, square, pawns, spot: spotOf(layout, square, 0, 1), glow }];
    })
    .sort((a, b) => a.spot.y - b.spot.y);
}

export function goalsOf(targets: Target[]): Goal[] {
  const squares = new Set(targets.map((target) => target.square));
  return [...squares].map((square) => ({ square, targets: targets.filter((target) => target.square === square) }));
}

/** How large a label is drawn, and its letters: small ones on a phone. */
interface Print {
  high: number;
  letter: number;
  margin: number;
}
const SMALL: Print = { high: 28, letter: 6.6, margin: 20 },
  LARGE: Print = { high: 36, letter: 7.7, margin: 30 };

/** Labels lie above their square and whoever is on it, inside the picture, and not on each other. */
export function tagsOf(
  layout: Layout,
  gamble: Gamble,
  labels: { square: number; words: string }[],
  small: boolean,
  /** How much larger they are drawn, where the board is far away. */
  grow = 1,
): Tag[] {
  const found: Tag[] = [],
    { high, letter, margin } = small ? SMALL : LARGE,
    print = { high: high * grow, letter: letter * grow, margin: margin * grow },
    r = layout.pawn;
  for (const { square, words } of labels) {
    const cell = layout.squares[square];
    if (!cell) continue;
    const [cx, cy] = cell.centre,
      width = words.length * print.letter + print.margin,
      pawns = isRoomy(layout, square) ? 0 : (gamble.squares.get(square)?.length ?? 0);
    const x = Math.min(Math.max(cx, width / 2 + 4), layout.width - width / 2 - 4);
    const overPawns = cy + r * 0.5 - pawns * lift(r, pawns) - r * 1.9 - print.high * 0.6;
    let y = Math.min(cy - layout.half * 1.75, pawns ? overPawns : Infinity);
    const covers = (other: Tag): boolean =>
      Math.abs(other.x - x) < (other.width + width) / 2 + 4 && Math.abs(other.y - y) < print.high;
    while (found.some(covers)) y -= print.high;
    found.push({ square, words, x, y, width });
  }
  return found;
}
