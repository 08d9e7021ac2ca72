/**
 * Keeps the focus where the hand was. What somebody has just pressed often goes away with the press; the focus would then
 * fall to the top of the page, and a keyboard or a screen reader with it.
 */
import { tick } from 'svelte';
import type { Action } from 'svelte/action';

export interface Kept {
  /** Another value whenever there may be other controls. */
  moment: unknown;
  /** What the hand would reach for next, on keys or with a pointer; null while there is nothing to do. */
  next: (keys: boolean) => HTMLElement | null | undefined;
}

/** For how many frames a control is waited for that is there, but not seen yet. */
const FRAMES = 10;

/** Of a board: while there is nothing to do, the focus waits on the board itself. */
export const keepFocus: Action<HTMLElement, Kept> = (root, first) => {
  let kept = first;
  /** The control that had the focus last, until it goes elsewhere by itself; and whether keys are being used. */
  let last: HTMLElement | null = null,
    keys = false,
    waiting = false;
  root.tabIndex = -1;

  function note({ target }: FocusEvent): void {
    if (target === root || !(target instanceof HTMLElement)) {
      if (!waiting) last = null; // the board itself was pressed
      return;
    }
    [last, waiting] = [target, false];
  }
  const press = (): boolean => (keys = true),
    touch = (): boolean => (keys = false);
  function mend(tries = FRAMES): void {
    const at = document.activeElement ?? document.body;
    if (!last || ![document.body, root, last].includes(at as HTMLElement)) return; // something else has it
    if (!waiting && isReachable(last)) {
      if (at === document.body) last = null; // somebody has pressed beside it
      return;
    }
    waiting = true;
    const next = kept.next(keys) ?? root;
    next.focus({ preventScroll: true });
    // What is only just becoming visible takes no focus before it has been drawn.
    if (document.activeElement !== next && tries > 0) requestAnimationFrame(() => mend(tries - 1));
  }

  root.addEventListener('focusin', note);
  root.addEventListener('keydown', press, true);
  root.addEventListener('pointerdown', touch, true);
  return {
    update: (now) => {
      kept = now;
      void tick().then(() => mend());
    },
    destroy: () => {
      root.removeEventListener('focusin', note);
      root.removeEventListener('keydown', press, true);
      root.removeEventListener('pointerdown', touch, true);
    },
  };
};

const isReachable = (control: HTMLElement): boolean =>
  control.isConnected &&
  !control.matches(':disabled, [aria-disabled=true]') &&
  control.checkVisibility({ visibilityProperty: true });
