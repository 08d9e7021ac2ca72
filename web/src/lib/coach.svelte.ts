/** The coach of this device: what was asked, what it said, and which of its ways is looked at. */
import { askingSeat, stillFits } from './coach';
import type { Live } from './live.svelte';
import type { Hinted, HintedWay } from './wire';

/** Milliseconds after which a coach that is still warming up is asked again. */
const AGAIN = 3000;

export class Coach {
  /** Somebody has asked; what was said stays until the next move. */
  open = $state(false);
  chosen = $state(0);
  readonly #live: Live;
  readonly seat = $derived.by(() => (this.#live.table ? askingSeat(this.#live.table, this.#live.view) : null));
  readonly hint: Hinted | null = $derived.by(() => {
    const { hint, view, revision } = this.#live;
    return this.open && hint && stillFits(hint, view, revision) ? hint : null;
  });
  readonly shown: HintedWay | null = $derived(this.hint?.ways[this.chosen] ?? null);

  constructor(live: Live) {
    this.#live = live;
    // Another moment is another question.
    $effect(() => {
      void [live.revision, live.view];
      this.open = false;
      this.chosen = 0;
    });
    $effect(() => {
      if (!this.hint?.wait) return undefined;
      const timer = setTimeout(() => this.#ask(), AGAIN);
      return () => clearTimeout(timer);
    });
  }

  readonly press = (): void => {
    this.open = !this.open;
    this.chosen = 0;
    if (this.open) this.#ask();
  };

  #ask(): void {
    if (this.seat !== null) this.#live.send({ do: 'hint', seat: this.seat });
  }
}
