/** A long press on something: with a finger, a pen or a mouse. */
import type { Attachment } from 'svelte/attachments';

/** Milliseconds after which a press is a long one. */
const LONG = 450;

/** Calls back after a long press, and lets the click that follows mean nothing. */
export function longPress(onpress: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const down = (): void => {
      pressed = false;
      timer = setTimeout(() => {
        pressed = true;
        onpress();
      }, LONG);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => event.preventDefault();
    const listeners: [string, (event: Event) => void, boolean][] = [
      ['pointerdown', down, false],
      ['pointerup', up, false],
      ['pointerleave', up, false],
      ['pointercancel', up, false],
      ['contextmenu', menu, false],
      ['click', click, true],
    ];
    for (const [name, listener, early] of listeners) node.addEventListener(name, listener, early);
    return () => {
      clearTimeout(timer);
      for (const [name, listener, early] of listeners) node.removeEventListener(name, listener, early);
    };
  };
}
