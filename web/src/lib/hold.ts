/** A long press: what somebody does who wants to know what a thing is. The tap that would follow it is swallowed. */
import type { Action } from 'svelte/action';
import type { Point } from './drag';

/** Milliseconds after which a press is a long one. */
const LONG = 500;
/** How far a finger may wander meanwhile. */
const SLACK = 8;

export const held: Action<HTMLElement, (at: Point) => void> = (node, first) => {
  let onhold = first,
    from: Point = { x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function press(event: PointerEvent): void {
    clearTimeout(timer);
    if (!event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      addEventListener('click', swallow, { capture: true, once: true });
      addEventListener('pointerup', () => setTimeout(() => removeEventListener('click', swallow, true)), {
        once: true,
      });
      onhold(from);
    }, LONG);
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) clearTimeout(timer);
  }
  const end = (): void => clearTimeout(timer);
  function swallow(event: MouseEvent): void {
    event.stopPropagation();
    event.preventDefault();
  }
  /** Some phones open a menu of their own after a long press. */
  const menu = (event: Event): void => event.preventDefault();

  node.addEventListener('pointerdown', press);
  node.addEventListener('pointermove', move);
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(name, end);
  node.addEventListener('contextmenu', menu);
  return {
    update: (next) => {
      onhold = next;
    },
    destroy: end,
  };
};
