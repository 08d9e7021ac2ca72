/** The analysis of a race, asked for until it is there. */
import { api, reason } from './api';
import type { AnalysisReady, AnalysisUnderWay } from './wire';

const AGAIN = 900;

export class Analysed {
  ready = $state.raw<AnalysisReady | null>(null);
  under = $state.raw<AnalysisUnderWay | null>(null);
  /** Why there is none. */
  failed = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly race: number,
  ) {
    void this.#ask();
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
