/** How friends come together at a new table, and who sits where then. */
import { usualSeats, seatCount, seatingWith } from './settings';
import type { Dice, GameInfo, SeatRequest } from './wire';

/** here: they pass this device round. link: each has an own one. box: real dice, and this device keeps the race. */
export type Way = 'here' | 'link' | 'box';
export const WAYS: Way[] = ['here', 'link', 'box'];

/** What a host wishes for a seat, before the table is made. */
export interface Wish {
  kind: 'here' | 'elsewhere' | 'bot';
  name: string;
  bot: string;
}

export const diceFor = (way: Way): Dice => (way === 'box' ? 'typed' : 'seeded');

/**
 * Who sits at a new table where nobody has said more: by link as many as usually play; at one device two people, and
 * bots only where the game needs more.
 */
export function wishesFor(
  way: Way,
  info: GameInfo,
  options: Record<string, unknown>,
  me: string,
  nameOf: (seat: number) => string,
): Wish[] {
  const bot = info.bot,
    first: Wish = { kind: 'here', name: me, bot };
  const least = seatingWith(info, options)?.least ?? 2,
    seats = seatCount(info, options, way === 'link' ? usualSeats(info, options) : Math.max(2, least));
  const rest = Array.from({ length: seats - 1 }, (_, i): Wish => {
    if (way === 'link') return { kind: 'elsewhere', name: '', bot };
    return i === 0 ? { kind: 'here', name: nameOf(2), bot } : { kind: 'bot', name: '', bot };
  });
  return [first, ...rest];
}

/** The first seat whose person has no name; null: the table can be made. */
export function nameless(wishes: Wish[]): number | null {
  const found = wishes.findIndex((wish) => wish.kind === 'here' && !wish.name.trim());
  return found < 0 ? null : found;
}

/** Everybody is here, so that the race can start at once. */
export const isComplete = (wishes: Wish[]): boolean => wishes.every((wish) => wish.kind !== 'elsewhere');

export function seatsOf(wishes: Wish[]): SeatRequest[] {
  return wishes.map((wish) =>
    wish.kind === 'here' ? { name: wish.name.trim() } : wish.kind === 'bot' ? { bot: wish.bot } : {},
  );
}
