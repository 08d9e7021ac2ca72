/** Which puzzles somebody has solved on this device, and for how many days in a row one of the day. */

const DAY = 86_400_000;

export interface Solved {
  /** By game: the numbers of its puzzles that are solved. */
  puzzles: Record<string, number[]>;
  /** The last day on which a puzzle of the day was solved, as `2026-11-18`; '' before the first. */
  last: string;
  /** How many days in a row there were, up to that one. */
  days: number;
}

export const NOTHING: Solved = { puzzles: {}, last: '', days: 0 };

/** What was kept; what is no such thing counts as nothing. */
export function readSolved(text: string | null): Solved {
  try {
    const found = JSON.parse(text ?? '') as Partial<Solved>;
    if (
      !found.puzzles ||
      typeof found.puzzles !== 'object' ||
      typeof found.last !== 'string' ||
      typeof found.days !== 'number'
    )
      return NOTHING;
    return { puzzles: found.puzzles, last: found.last, days: found.days };
  } catch {
    return NOTHING;
  }
}

export const isSolved = (solved: Solved, game: string, number: number): boolean =>
  solved.puzzles[game]?.includes(number) ?? false;

/** Once more a puzzle is solved; `day` is given where it was that of the day. */
export function withSolved(solved: Solved, game: string, number: number, day: string | null): Solved {
  const numbers = solved.puzzles[game] ?? [];
  const puzzles = numbers.includes(number) ? solved.puzzles : { ...solved.puzzles, [game]: [...numbers, number] };
  if (day === null || day === solved.last) return { ...solved, puzzles };
  return { puzzles, last: day, days: isNext(solved.last, day) ? solved.days + 1 : 1 };
}

/** The days in a row as of this day: yesterday's count for as long as today's puzzle can still be solved. */
export const streak = (solved: Solved, day: string): number =>
  solved.last === day || isNext(solved.last, day) ? solved.days : 0;

const isNext = (before: string, day: string): boolean => Date.parse(day) - Date.parse(before) === DAY;
