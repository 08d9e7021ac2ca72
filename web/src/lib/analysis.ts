/** What a page makes of an analysis: points of charts, lengths of bars, and what belongs to a moment. */
import type { Analysis, Estimate, FoundDecision } from './wire';

export interface ChartPoint {
  /** The move after which it is. */
  move: number;
  /** The round that begins here, where one does. */
  round: number | null;
  chances: number[];
}

/** A point for the start and one after every turn. */
export function chartPoints(found: Analysis): ChartPoint[] {
  const points: ChartPoint[] = [{ move: 0, round: null, chances: found.chances[0] ?? [] }];
  let last: number | null = null;
  for (const turn of found.turns) {
    const begins = turn.round !== last;
    last = turn.round;
    points.push({ move: turn.last, round: begins ? turn.round : null, chances: found.chances[turn.last] ?? [] });
  }
  return points;
}

/** A whole per cent. What is not quite sure or impossible is not said to be. */
export function percent(chance: number): number {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0.0005) return 1;
  if (whole === 100 && chance < 0.9995) return 99;
  return whole;
}

/** Points of win chance, with their sign: “+4”, “−5”, “±0”. */
export function points(value: number): string {
  const whole = Math.round(100 * value);
  return whole === 0 ? '±0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`;
}

/** How far whiskers reach: twice the standard error. */
export const reach = (estimate: Estimate): number => 2 * estimate.error;

/** The longest way from nothing that any of the bars or whiskers goes. */
export function widest(estimates: readonly Estimate[]): number {
  return Math.max(0.01, ...estimates.map((one) => Math.abs(one.value) + reach(one)));
}

/** The decision that is to be made after so many moves, or that these moves are in the middle of. */
export function decisionAt(found: Analysis, move: number): number {
  return found.decisions.findIndex((decision) => decision.first - 1 <= move && move < decision.last);
}

export const isMistake = (decision: FoundDecision): boolean => decision.verdict === 'mistake';

/**
 * The moment that a step leads to: before the next or the previous decision, so that forced turns are passed over, and
 * at last to the end or the start; or before a mistake only. Null: there is none.
 */
export function stepFrom(
  found: Analysis,
  move: number,
  last: number,
  step: 1 | -1,
  onlyMistakes: boolean,
): number | null {
  const stops = found.decisions.filter((one) => !onlyMistakes || isMistake(one)).map((one) => one.first - 1);
  const all = onlyMistakes ? stops : [0, ...stops, last];
  return (step > 0 ? all.find((stop) => stop > move) : all.findLast((stop) => stop < move)) ?? null;
}
