/** What a host chooses for a table, before it is made and in the waiting room. */
import type { GameFront } from './games';
import type { Clock, Dice, GameInfo } from './wire';

export interface TableSettings {
  options: Record<string, unknown>;
  public: boolean;
  clock: Clock;
  dice: Dice;
  /** The text of a board that players have made. */
  board?: string | null;
}

/** Who sits where, as far as it is known: for choices between seats. */
export interface SeatLabel {
  name: string;
  piece: string;
}

/** How many seats there are with these options, when there would be so many: never more than the game takes. */
export function seatCount(front: GameFront | undefined, options: Record<string, unknown>, seats: number): number {
  const range = front?.seats?.(options);
  return range ? Math.min(Math.max(seats, range.least), range.most) : seats;
}

/** The options for so many seats; an option that names a seat which is not there any longer takes its default. */
export function fitted(info: GameInfo, front: GameFront | undefined, options: Record<string, unknown>, seats: number): Record<string, unknown> {
  const found = { ...options, ...front?.seatOptions?.(seats) };
  for (const option of info.options) {
    const value = found[option.name];
    if (option.seat && typeof value === 'number' && value >= seats) found[option.name] = option.default;
  }
  return found;
}
