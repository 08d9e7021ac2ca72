/** What is laid at a casino: suits, by their letters in the order of the deck. */
import { SUITS } from './art';

/** The letters of a bet, as the notation has them. */
export const written = (suits: readonly string[]): string => SUITS.filter((kind) => suits.includes(kind)).join('');

/** How many suits a bet of this casino has. */
export const suitsOf = (bets: Iterable<string>): number => Math.max(1, ...[...bets].map((bet) => bet.length));

/** The suits after a tap on one: it is added or taken away, and the one chosen first makes room for it. */
export function tapped(chosen: readonly string[], kind: string, most: number): string[] {
  return chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind].slice(-most);
}

/** The chance of the bet that this suit would make, with what is chosen already; or of the bet that is laid. */
export function chanceOf(
  kind: string,
  chosen: readonly string[],
  most: number,
  { odds, suits }: { odds: Record<string, number>; suits: string | null },
): number | undefined {
  const others = chosen.filter((one) => one !== kind);
  return (
    odds[kind] ??
    odds[written([...others.slice(-(most - 1)), kind])] ??
    (suits?.includes(kind) ? odds[suits] : undefined)
  );
}
