/** Choosing on a board: keys that are meant for it, the walk through what can be chosen, several things at once. */

/** Is a key meant for the board at `root`? Beside others on a page, only one that is pressed inside it. */
export function isForBoard(
  event: KeyboardEvent,
  root: Element | null,
  embedded: boolean,
  dialogs = 'dialog, [role=dialog]',
): boolean {
  const { target } = event;
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  if (!(target instanceof Element) || target.closest('input, select, textarea')) return false;
  return embedded ? Boolean(root?.contains(target)) : !target.closest(dialogs);
}

/** Something that the space bar presses by itself. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;

/** The direction of an arrow key: forward 1, back -1, another key 0. */
export function arrow(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
}

/** The neighbour of the item at this place (-1: none yet), round and round. */
export function neighbour<T>(items: readonly T[], at: number, by: number): T | undefined {
  return items[(Math.max(at, by > 0 ? -1 : 0) + by + items.length) % items.length];
}

/** Nothing is chosen yet. */
export const noneChosen = <T>(): ReadonlySet<T> => new Set<T>();

/** A set with this value turned on or off: a new one, so that the page notices. */
export function toggled<T>(set: ReadonlySet<T>, value: T): Set<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

export interface BoardKeys {
  /** The board; keys pressed elsewhere are not meant for it where it is one thing among others on a page. */
  root: Element | null;
  embedded: boolean;
  /** Dialogs that keep keys to themselves. */
  dialogs?: string;
  /** A button that stands for a place on the board: there the space bar does the main thing, too. */
  isPlace?: (target: HTMLElement) => boolean;
  /** Any key at first: true where it is done with. */
  onfirst?: () => boolean;
  /** Arrow keys: to the next thing that can be chosen, or the one before. False: there is nothing to choose. */
  onwalk: (by: number) => boolean;
  /** The space bar: the main thing. */
  onmain: () => void;
  /** Backspace: take back. */
  onback: () => void;
  onescape?: () => void;
}

/** Does what a key means on a board. */
export function handleKey(event: KeyboardEvent, keys: BoardKeys): void {
  if (!isForBoard(event, keys.root, keys.embedded, keys.dialogs)) return;
  if (keys.onfirst?.()) return;
  const by = arrow(event.key);
  if (by) {
    if (keys.onwalk(by)) event.preventDefault();
  } else if (event.key === ' ') {
    if (isPressable(event.target) && !keys.isPlace?.(event.target as HTMLElement)) return;
    event.preventDefault();
    keys.onmain();
  } else if (event.key === 'Backspace') keys.onback();
  else if (event.key === 'Escape') keys.onescape?.();
}
