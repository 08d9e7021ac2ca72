/** Whom a table waits for, and which of that is for this device to do. */
import type { PageView } from './wire';

/** Chance, where a view says who acts. */
const CHANCE = -1;

/** The seats that everybody waits for: where chance is next, whoever rolls the dice. */
export function awaitedSeats(view: PageView | null): number[] {
  if (!view || view.result) return [];
  if (!view.actors.includes(CHANCE)) return view.actors;
  return view.roller === null ? [] : [view.roller];
}

/** The seat that this device rolls for; a referee enters the real dice of everybody. */
export function rollingSeat(view: PageView | null, yours: number[], referee: boolean): number | null {
  const roller = view?.roller ?? null;
  return roller !== null && (yours.includes(roller) || referee) ? roller : null;
}

/** The seat of this device that may take its last move back. */
export function undoingSeat(view: PageView | null, yours: number[]): number | null {
  const undo = view?.undo ?? null;
  return undo !== null && yours.includes(undo) ? undo : null;
}
