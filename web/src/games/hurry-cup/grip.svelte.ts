/** Hands on pawns: when the page had shown the lift, what is being reached for, and how much time is left. */
import { untrack } from 'svelte';
import type { Colour } from '../../lib/colours';
import type { Rally } from './rally';

interface Source {
  rally: Rally | null;
  /** When time is over, as the table has said; its own clock decides. */
  ends: number | null;
  /** The line to the table stands. */
  connected: boolean | undefined;
}

/** Made while a component is set up, as it follows the race. */
export class Grip {
  /** By seat: the pawn that a hand is on its way to, until somebody has it. */
  reaching = $state.raw<Record<number, Colour>>({});
  /** The seconds that are left, and how many there were. */
  left = $state<number | null>(null);
  whole = $state(0);
  /** When the lifted cup was on the screen; null: it is not yet. */
  #shown: number | null = null;
  #grabbing = false;
  #round = 0;

  constructor(source: () => Source) {
    const rally = $derived(source().rally),
      ends = $derived(source().ends),
      connected = $derived(source().connected);
    $effect(() => this.#watch(rally, ends));
    // The line was broken: nobody knows whether the hands have arrived, so they may reach again.
    $effect(() => {
      void connected;
      untrack(() => (this.reaching = {}));
    });
  }

  #watch(rally: Rally | null, ends: number | null): () => void {
    const grabbing = rally?.phase === 'grab' && rally.pilots.some((pilot) => pilot.pawn === null);
    // A page that was hidden or busy jumps over what happened: from one grab into the next one, even.
    if (!grabbing || rally.round !== this.#round) this.#forget();
    else this.#release(rally);
    if (!grabbing) return () => undefined;
    this.#round = rally.round;
    let running = ends !== null;
    const tell = (): void => {
      if (!running || ends === null) return;
      this.left = Math.max(0, (ends - performance.now()) / 1000);
      this.whole = Math.max(this.whole, this.left);
      setTimeout(tell, 100);
    };
    if (!this.#grabbing) {
      this.#grabbing = true;
      // The second frame begins when the first one, with the dice in it, has been painted.
      const round = rally.round;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => this.#grabbing && this.#round === round && (this.#shown = performance.now())),
      );
    }
    untrack(tell);
    return () => (running = false);
  }

  /** A hand moves. False: this one has a pawn already, or is on its way to this one. */
  reach(seat: number, pawn: Colour, rally: Rally | null): boolean {
    if (!this.#grabbing || !rally || rally.pilots[seat]?.pawn !== null || this.reaching[seat] === pawn) return false;
    if (rally.pilots.some((pilot) => pilot.pawn === pawn)) return false;
    this.reaching = { ...this.reaching, [seat]: pawn };
    return true;
  }

  /** How many milliseconds after the lift was shown a hand has moved. */
  after(event: Event): number {
    const now = event.timeStamp > 0 ? event.timeStamp : performance.now();
    return this.#shown === null ? 0 : Math.max(0, Math.round((now - this.#shown) * 10) / 10);
  }

  #forget(): void {
    this.#grabbing = false;
    this.#shown = null;
    this.left = null;
    this.whole = 0;
    if (Object.keys(this.reaching).length) this.reaching = {};
  }

  #release(rally: Rally): void {
    const kept = Object.entries(this.reaching).filter(
      ([seat, pawn]) => rally.pilots[Number(seat)]?.pawn === null && !rally.pilots.some((pilot) => pilot.pawn === pawn),
    );
    if (kept.length !== Object.keys(this.reaching).length)
      this.reaching = Object.fromEntries(kept.map(([seat, pawn]) => [Number(seat), pawn]));
  }
}
