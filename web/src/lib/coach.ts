/** What the coach says, ready to be shown: by a board that draws it, and by the chips below. */
import type { Snippet } from 'svelte';
import type { Hinted, HintedWay, PageView, TableInfo } from './wire';

/** The coach as a board sees it. The shell draws the pill and the advice; the board says where, and shows the ways. */
export interface CoachProps {
  /** Asks the coach, or closes what it said. */
  pill: Snippet;
  /** What it says; undefined while nobody has asked. A board may give a small picture of each way. */
  advice: Snippet<[picture?: Snippet<[way: HintedWay]>]> | undefined;
  /** The ways that it names, best first; and the one to be shown. */
  ways: HintedWay[];
  shown: HintedWay | null;
}

/** The seat of this device that may ask now: it is to act, has a choice, and no hands reach for things. */
export function askingSeat(table: TableInfo, view: PageView | null): number | null {
  if (!table.coach || table.phase !== 'racing' || !view || view.seat === null || view.seconds !== null) return null;
  const { seat } = view;
  const choices = view.choices.filter((choice) => !choice.alike);
  return table.yours.includes(seat) && view.actors.includes(seat) && choices.length > 1 ? seat : null;
}

/** Does this still belong to what is seen? A way that has begun is the same advice: only the moves to come are left. */
export function stillFits(hint: Hinted, view: PageView | null, revision: number): boolean {
  return hint.revision === revision && view !== null && view.seat === hint.seat;
}

export const inPercent = (share: number): number => Math.round(100 * share);

/** By how much a chance may be off, in points: two standard errors, and at least one where it is not exact. */
export const give = ({ error, exact }: HintedWay): number => (exact ? 0 : Math.max(1, Math.ceil(200 * error)));
