/** The analysis of a race, asked for until it is there; and what its steps lead to. */
import { stepFrom } from './analysis';
import { api, reason } from './api';
import { reviewAt, type Review } from './review';
import type { AnalysisReady, AnalysisUnderWay } from './wire';

const AGAIN = 900;

export class Analysed {
  ready = $state.raw<AnalysisReady | null>(null);
  under = $state.raw<AnalysisUnderWay | null>(null);
  /** Why there is none. */
  failed = $state<string | null>(null);
  /** Steps lead from mistake to mistake, instead of from decision to decision. */
  onlyMistakes = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly race: number,
  ) {
    void this.#ask();
  }

  /** What was decided after so many moves. */
  reviewAt(move: number): Review | null {
    return this.ready && reviewAt(this.ready, move);
  }

  /** The moment that a step leads to; null: there is none. As long as nothing is known, every move is a step. */
  stepFrom(move: number, last: number, step: 1 | -1): number | null {
    if (this.ready) return stepFrom(this.ready.found, move, last, step, this.onlyMistakes);
    const next = move + step;
    return next < 0 || next > last ? null : next;
  }

  async #ask(): Promise<void> {
    try {
      const answer = await api.analysis(this.id, this.race);
      if (this.#closed) return;
      if (answer.is === 'ready') this.ready = answer;
      else {
        this.under = answer;
        this.#timer = setTimeout(() => void this.#ask(), AGAIN);
      }
    } catch (error) {
      this.failed = reason(error);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
