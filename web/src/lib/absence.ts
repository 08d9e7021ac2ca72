/** Who is away, for how long, and what others may do about it; whose clock runs. All by what the server said last. */
import type { Heard } from './live.svelte';
import type { Presence } from './wire';

export interface Absence {
  seat: number;
  /** For how many seconds this person has been away. */
  away: number;
  /** In how many seconds a bot will drive; null: no clock runs. */
  left: number | null;
  /** What is left of the time after which a bot drives, or of that after which others may let one drive: 1 is all. */
  part: number;
  /** In how many seconds others may let a bot drive; 0: now. */
  patience: number;
  /** The seat whose person would rather wait; null: nobody's. */
  waiting: number | null;
}

/** Somebody who only loads the page again is not away. */
const NOTICED = 5;

const passed = (presence: Heard<Presence>, now: number): number => (now - presence.heard) / 1000;

/** How a person is away; null where this person is there, or a bot drives already. */
export function absenceOf(presence: Heard<Presence> | null, seat: number, now: number): Absence | null {
  const seen = presence?.seats[seat];
  if (!presence || !seen || seen.away === null || seen.standin) return null;
  const since = passed(presence, now),
    away = seen.away + since,
    left = seen.seconds === null ? null : Math.max(0, seen.seconds - since),
    patience = Math.max(0, presence.patience - away);
  // The ring was full when this person went, or when the race began to wait: nobody has to know which.
  const part = left === null ? (presence.patience ? patience / presence.patience : 0) : left / (left + away);
  return { seat, away, left, part, patience, waiting: seen.waiting };
}

/** The absence that everybody waits for, of those whom the race waits for; null where it is too short to mention. */
export function awaitedAbsence(presence: Heard<Presence> | null, awaited: number[], now: number): Absence | null {
  const found = awaited
    .map((seat) => absenceOf(presence, seat, now))
    .filter((one) => one !== null)
    .filter((one) => one.away >= Math.min(NOTICED, presence?.patience ?? 0));
  return found.sort((a, b) => (a.left ?? Infinity) - (b.left ?? Infinity) || b.away - a.away)[0] ?? null;
}

export interface Clock {
  seat: number;
  /** Whole seconds. */
  left: number;
}

/** The clock that runs out next; null: none runs. */
export function nextClock(presence: Heard<Presence> | null, now: number): Clock | null {
  if (!presence) return null;
  const running = presence.seats
    .map(({ seconds }, seat) => ({ seat, seconds }))
    .filter((one): one is { seat: number; seconds: number } => one.seconds !== null)
    .sort((a, b) => a.seconds - b.seconds);
  const next = running[0];
  return next ? { seat: next.seat, left: Math.max(0, Math.ceil(next.seconds - passed(presence, now))) } : null;
}

/** Seconds as people say them: `40 s`, `3 min`, `2 h`. The signs are the same in all our languages. */
export function duration(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole < 60) return `${whole}\u00a0s`;
  if (whole < 3600) return `${Math.floor(whole / 60)}\u00a0min`;
  return `${Math.floor(whole / 3600)}\u00a0h`;
}

/** Seconds as a clock shows them. */
export const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
