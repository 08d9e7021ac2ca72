/**
 * Dragging by finger, pen or mouse, beside tapping: a press that wanders becomes a drag, one that stays remains a tap.
 */
import type { Action } from 'svelte/action';

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  /** May this be dragged now? */
  active: boolean;
  onmove: (at: Point) => void;
  ondrop: (at: Point) => void;
  /** The browser took the pointer away, or Escape was pressed: nothing happens. */
  oncancel: () => void;
}

/** How far a pointer may wander and still tap. */
const SLACK = 8;

export const draggable: Action<HTMLElement, Drag> = (node, first) => {
  let drag = first,
    from: Point | null = null,
    moving = false,
    pointer = -1;

  function press(event: PointerEvent): void {
    if (!drag.active || !event.isPrimary || event.button !== 0) return;
    [from, pointer, moving] = [{ x: event.clientX, y: event.clientY }, event.pointerId, false];
    // A quick mouse has left the node with its first step, so the whole page is watched from here on.
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape, true);
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== pointer) return;
    if (!moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) <= SLACK) return;
    moving = true;
    event.preventDefault();
    drag.onmove({ x: event.clientX, y: event.clientY });
  }
  function end(): boolean {
    const was = moving;
    [from, pointer, moving] = [null, -1, false];
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', escape, true);
    return was;
  }
  function release(event: PointerEvent): void {
    if (event.pointerId !== pointer || !end()) return;
    // A drag is no tap: the click that follows it is swallowed.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, true));
    drag.ondrop({ x: event.clientX, y: event.clientY });
  }
  function cancel(event: PointerEvent): void {
    if (event.pointerId === pointer && end()) drag.oncancel();
  }
  function escape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && end()) drag.oncancel();
  }
  function swallow(event: MouseEvent): void {
    event.stopPropagation();
    event.preventDefault();
  }

  node.addEventListener('pointerdown', press);
  return {
    update: (next) => {
      drag = next;
    },
    destroy: () => {
      if (end()) drag.oncancel();
    },
  };
};
