/** The way of pawns along the road, as it is looked back at. */
import { untold } from '../../lib/game';
import type { ToldEvent } from '../../lib/wire';
import type { MonteCarlo } from './gamble';

/** A pawn goes from one square to another. */
export interface Leg {
  pawn: string;
  origin: number;
  square: number;
}

export function legsOf(events: readonly ToldEvent[]): Leg[] {
  return untold<MonteCarlo>(events).flatMap((event) =>
    event.event === 'moved' || event.event === 'sent-back'
      ? [{ pawn: event.pawn, origin: event.origin, square: event.square }]
      : [],
  );
}
