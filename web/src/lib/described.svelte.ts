/** The view in words, for the plain board: asked for after every change, and covered where one person alone may look. */
import { onDestroy, untrack } from 'svelte';
import { isCovered, isStill, lookingAfter } from './cover';
import type { Feed } from './feed';
import type { DescribedMoment, Description } from './wire';

/** Milliseconds to wait for further changes: what comes quickly one after the other is asked for once. */
const SOON = 20;

/** Made while a component is set up: it asks as long as the component is there. */
export class Described {
  readonly #feed: () => Feed;
  readonly #replay: () => boolean;
  #kept = $state.raw<Description | null>(null);
  /** Who has said that nobody else is looking. */
  #looking = $state<number | null>(null);
  #last = $state.raw<DescribedMoment>({ standings: [], outline: [] });
  // Until the next description is there, the last one stays as long as it fits: what somebody is about to press must not
  // go away because others have decided something meanwhile.
  readonly now = $derived.by(() => {
    const { view, description } = this.#feed();
    return description ?? (this.#kept && view && isStill(this.#kept, view) ? this.#kept : null);
  });
  readonly covered = $derived.by(() => !this.#replay() && isCovered(this.#looking, this.now));
  /** How it stands. Between two descriptions this stays, unless it was meant for one pair of eyes. */
  readonly moment = $derived.by<DescribedMoment>(() => (this.now && !this.covered ? this.now : this.#last));

  constructor(feed: () => Feed, replay: () => boolean) {
    this.#feed = feed;
    this.#replay = replay;
    let timer: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      void [feed().view, feed().connected];
      clearTimeout(timer);
      timer = setTimeout(() => feed().describe(), SOON);
    });
    onDestroy(() => clearTimeout(timer));
    $effect(() => {
      const { description } = feed();
      if (description) this.#kept = description;
    });
    $effect(() => {
      const now = this.now;
      untrack(() => (this.#looking = lookingAfter(this.#looking, now)));
    });
    $effect(() => {
      if (this.now && !this.now.cover) this.#last = this.now;
    });
  }

  /** The person whom the description is meant for says that nobody else is looking. */
  uncover(): void {
    this.#looking = this.now?.seat ?? null;
  }
}
