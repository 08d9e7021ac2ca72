/** Keeps the focus where the hand was: what somebody acts with often goes away because they have used it. */

export class FocusKeeper {
  /** Somebody works here with keys, or has just pressed something. */
  #here = false;

  constructor(
    /** Whatever is watched. */
    readonly root: () => HTMLElement | undefined,
    /** What the hand goes on to, if what it was on has gone; null: nothing is there to act with. */
    readonly next: () => HTMLElement | null,
  ) {}

  /** Listens to what is focused. Gives what ends that. */
  watch(): () => void {
    const note = (event: Event): void => {
      const { target } = event;
      const inside = target instanceof Node && Boolean(this.root()?.contains(target));
      // A press on the bare board takes the focus away on purpose.
      this.#here = inside && (event.type === 'focusin' || Boolean((target as Element).closest('button')));
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note, true);
    };
  }

  /** The picture has changed: if the focus has fallen to the page, or lies under something, it goes on. */
  keep(): void {
    if (!this.#here) return;
    const { activeElement } = document,
      lost = !activeElement || activeElement === document.body || activeElement.closest('[inert]') !== null;
    if (lost) this.next()?.focus({ preventScroll: true });
  }
}
