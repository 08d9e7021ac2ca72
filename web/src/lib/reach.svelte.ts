/** Whether the server can be reached, for a page that has no socket to it. What it is asked for is told to who wants it. */
import { api, Refusal } from './api';
import { FIRST, LATER, pauseFor } from './pulse';
import type { LobbyTable } from './wire';

export class Reach {
  /** The last question had no answer. */
  away = $state(false);
  #timer = 0;
  #touched = Date.now();
  #answered = false;
  #asking = false;

  /** Asks as long as the page is in sight, until it is stopped. `hear` gets each answer, and after which silence it came. */
  watch(hear: (lobby: LobbyTable[], back: boolean) => void): () => void {
    const stop = new AbortController(),
      { signal } = stop;
    const ask = async (): Promise<void> => {
      clearTimeout(this.#timer);
      if (document.hidden || this.#asking || signal.aborted) return;
      this.#asking = true;
      try {
        const lobby = await api.lobby(AbortSignal.timeout(this.#answered ? LATER : FIRST)),
          back = this.away;
        this.#answered = true;
        this.away = false;
        if (!signal.aborted) hear(lobby, back);
      } catch (error) {
        if (!(error instanceof Refusal)) this.away = true; // a refusal is an answer, too
      }
      this.#asking = false;
      if (!signal.aborted) this.#timer = setTimeout(ask, pauseFor(this.untouched));
    };
    const look = (): void => {
      this.#touched = Date.now();
      void ask();
    };
    for (const event of ['pointerdown', 'keydown', 'pointermove'] as const)
      addEventListener(event, () => (this.#touched = Date.now()), { signal, passive: true });
    for (const event of ['online', 'focus'] as const) addEventListener(event, look, { signal });
    addEventListener('offline', () => (this.away = true), { signal });
    document.addEventListener('visibilitychange', look, { signal });
    void ask();
    return () => {
      stop.abort();
      clearTimeout(this.#timer);
    };
  }

  /** For how long nobody has touched the page, in milliseconds. */
  get untouched(): number {
    return Date.now() - this.#touched;
  }
}
