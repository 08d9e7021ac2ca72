/** Whom a description is meant for, and on a shared device: whether this person has said that nobody else is looking. */
import type { Description, PageView } from './wire';

/** Who still may look, given who has looked so far: a cover stays lifted until another seat comes, or none. */
export function lookingAfter(looking: number | null, told: Description | null): number | null {
  if (!told) return looking; // nobody knows yet whose turn it is
  return told.cover && told.seat === looking ? looking : null;
}

/** Does the page show this to nobody before that person has said so? */
export function isCovered(looking: number | null, told: Description | null): boolean {
  return told !== null && told.cover && told.seat !== looking;
}

/** Does a description of an earlier moment still say what the same person can do? */
export function isStill(told: Description, view: PageView): boolean {
  const offered = told.choices.map((choice) => choice.notation);
  return offered.length > 0 && told.seat === view.seat && offered.join() === view.legal.join();
}
