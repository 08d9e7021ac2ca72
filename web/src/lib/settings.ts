/** What a host chooses for a table, before it is made and in the waiting room. */
import type { Clock, Dice, GameInfo, Seating } from './wire';

export interface TableSettings {
  options: Record<string, unknown>;
  public: boolean;
  clock: Clock;
  dice: Dice;
  /** May people ask the coach? Nobody has said so: who plays alone against bots may. */
  coach?: boolean | null;
  /** The text of a board that players have made. */
  board?: string | null;
}

/** Who sits where, as far as it is known: for choices between seats. */
export interface SeatLabel {
  name: string;
  piece: string;
}

type Options = Record<string, unknown>;

/** An option's value where nobody has chosen one. */
const defaultOf = (info: GameInfo, name: string | null): unknown =>
  info.options.find((option) => option.name === name)?.default;

/** How many may play with these options, and with which pieces, as the game tells it. */
export function seatingWith(info: GameInfo, options: Options): Seating | undefined {
  return info.seatings.find((one) =>
    Object.entries(one.when).every(([name, value]) => (options[name] ?? defaultOf(info, name)) === value),
  );
}

/** How many may play at all, whatever is chosen; nothing where the game is not known (yet). */
export function seatRange(info: GameInfo | undefined): { least: number; most: number } | null {
  return info
    ? {
        least: Math.min(...info.seatings.map((one) => one.least)),
        most: Math.max(...info.seatings.map((one) => one.most)),
      }
    : null;
}

/** So many sit at a table for which nobody has said how many; as many as may play where a game does not say it. */
export function usualSeats(info: GameInfo, options: Options = {}): number {
  return Number(defaultOf(info, info.players_option) ?? seatingWith(info, options)?.most ?? 1);
}

/** How many seats there are with these options, when there would be so many: never more than the game takes. */
export function seatCount(info: GameInfo, options: Options, seats: number): number {
  const range = seatingWith(info, options);
  return range ? Math.min(Math.max(seats, range.least), range.most) : seats;
}

/** The options for so many seats; an option that names a seat which is not there any longer takes its default. */
export function fitted(info: GameInfo, options: Options, seats: number): Options {
  const found = info.players_option ? { ...options, [info.players_option]: seats } : { ...options };
  for (const option of info.options) {
    const value = found[option.name];
    if (option.seat && typeof value === 'number' && value >= seats) found[option.name] = option.default;
  }
  return found;
}
