/** Where things are in a picture of the end: the headline above the picture, or beside it where that is wide. */

export interface Frame {
  width: number;
  height: number;
  /** The headline stands beside the picture. */
  beside: boolean;
  /** Where the picture is free of it. */
  free: { left: number; top: number; width: number; height: number };
}

/** The part of the width that a headline beside the picture takes, and how much of the picture a sheet lies on. */
const PART = 0.42,
  LAID_ON = 24;

export const isBeside = (width: number, height: number): boolean => width > height * 1.05;

/** `above` is how much of the height the headline takes where it stands above the picture. */
export function frameOf(width: number, height: number, above: number): Frame {
  const beside = isBeside(width, height);
  const left = beside ? Math.round(width * PART) : 0,
    top = beside ? 0 : above;
  const free = { left, top, width: width - left, height: Math.max(0, height - top - LAID_ON) };
  return { width, height, beside, free };
}

export interface Finisher {
  seat: number;
  rank: number;
}

/** Seats by place, best first; those who share a place in the order of seats. */
export function inOrder(ranks: readonly number[]): Finisher[] {
  return ranks.map((rank, seat) => ({ seat, rank })).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** A name that fits into so many letters. */
export const fitted = (name: string, letters: number): string =>
  [...name].length <= letters ? name : `${[...name].slice(0, Math.max(1, letters - 1)).join('')}…`;

/** What a headline says large and what small: the reader's own place matters most, unless it is the first one. */
export function titles(headline: string, place: string | null, won: boolean): { large: string; small: string | null } {
  return place && !won ? { large: place, small: headline } : { large: headline, small: place };
}
