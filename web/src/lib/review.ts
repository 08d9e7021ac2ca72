/** A decision that is looked back at, as a board shows it. */
import { decisionAt } from './analysis';
import type { AnalysisReady, ToldEvent } from './wire';

/** One of the ways of a decision. */
export interface ReviewedWay {
  /** What happens on it: a board draws it from this. */
  events: ToldEvent[];
  /** The chance to win after it, of who decides. */
  share: number;
  best: boolean;
  played: boolean;
}

export interface Review {
  /** Who decides. */
  seat: number;
  /** The best way and the one that was played; one way, where they are the same. */
  ways: ReviewedWay[];
}

/** What there was to decide after so many moves; null: nothing. */
export function reviewAt({ found, ways }: AnalysisReady, move: number): Review | null {
  const place = decisionAt(found, move),
    decision = found.decisions[place];
  if (!decision) return null;
  const { seat, best, played, verdict } = decision;
  // Where nobody can tell which way is better, none is called the best.
  const shown = verdict === 'even' ? [played] : [...new Set([best, played])];
  return {
    seat,
    ways: shown.map((way) => ({
      events: ways[place]?.[way]?.events ?? [],
      share: decision.ways[way]?.chances[seat] ?? 0,
      best: way === best && verdict !== 'even',
      played: way === played,
    })),
  };
}
