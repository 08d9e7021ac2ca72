/** The time as something that changes: whoever reads `now` in an effect or a template is told about it as it passes. */
import { createSubscriber } from 'svelte/reactivity';

/** Milliseconds between two looks: seconds that are counted down must not jump. */
const TICK = 200;

class Ticker {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  /** By `performance.now()`. */
  get now(): number {
    this.#subscribe();
    return performance.now();
  }
}

export const ticker = new Ticker();
