/** What is written on the button of a move: its sentence, or its notation where the game has no words for it. */
import type { DescribedMove } from './wire';

export interface MoveWords {
  label: string;
  /** In small print below; empty where the label says everything. */
  under: string;
  /** It fits a narrow button. */
  short: boolean;
}

/** A label with fewer letters than this fits a narrow button. */
const SHORT = 13;

/** The words for each of these moves, in their order. */
export function moveWords(moves: readonly DescribedMove[]): MoveWords[] {
  // Where every choice comes to the same as far as one can see, that says nothing about any of them.
  const telling = new Set(moves.map((move) => move.text)).size > 1 || moves.length === 1;
  return moves.map(({ words, text, notation }) => {
    const outcome = (telling && text) || '';
    const label = words ?? (outcome || notation);
    const under = words ? outcome : label === notation ? '' : notation;
    return { label, under, short: label.length < SHORT && !under };
  });
}

/** Does what is written on the button contain what somebody looks for? */
export function isWanted({ label, under }: MoveWords, wanted: string): boolean {
  return `${label} ${under}`.toLowerCase().includes(wanted.trim().toLowerCase());
}
