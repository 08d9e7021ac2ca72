/** What the guide has to know of the screen: where the thing is that it points at, and what it must not cover. */
import { instead, isAnchored } from '../../lib/anchors';
import { TAPPED, type Box, type Obstacle } from './place';

const EDGE = 8;
/** What one taps to play. */
const ACTS = /(^|\|)(roll|choices|move:|token:)/;

export const screenRoom = (): Box => ({
  left: EDGE,
  top: EDGE,
  right: document.documentElement.clientWidth - EDGE,
  bottom: document.documentElement.clientHeight - EDGE,
});

type Anchored = HTMLElement | SVGElement;

const allAnchored = (root: ParentNode): Anchored[] => [...root.querySelectorAll<Anchored>('[data-anchors]')];

/** The thing itself, or what stands for it; the board as a whole is no thing to point at. */
export function findThing(root: ParentNode, anchor: string): Anchored | null {
  const all = allAnchored(root);
  for (const wanted of [anchor, ...instead(anchor)]) {
    if (wanted === 'board') continue;
    const seen = all.filter((one) => isAnchored(one.dataset['anchors'], wanted) && one.getClientRects().length > 0);
    // What one taps is larger than what is drawn there; and a place on the board comes before a button that means it.
    const found = seen.find((one) => one.matches('.target')) ?? seen.find((one) => one.matches('button')) ?? seen[0];
    if (found)
      return isHuge(found) ? (found.querySelector<Anchored>('button:enabled, [data-anchors]') ?? found) : found;
  }
  return null;
}

/** All that can be chosen may fill the screen: then one of the things in it is pointed at. */
function isHuge(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width * height > 0.3 * innerWidth * innerHeight;
}

/** Where a thing is, if it can be seen. */
export function boxOf(thing: Element): Box | null {
  const { left, top, right, bottom } = thing.getBoundingClientRect(),
    room = screenRoom();
  const x = (left + right) / 2,
    y = (top + bottom) / 2;
  return x > room.left && x < room.right && y > room.top && y < room.bottom ? { left, top, right, bottom } : null;
}

/** Everything with words on it: where it is, apart from what the guide says itself, and from the drawing of the board. */
export function wordsOn(root: HTMLElement): Box[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder && node.nodeValue?.trim() && !holder.closest('svg, [data-guide], .hidden-text')) found.add(holder);
  }
  return [...found]
    .filter(isOnTop)
    .map((holder) => holder.getBoundingClientRect())
    .filter((box) => box.width > 0);
}

/** Where the bubble with the task is, if it can be seen. */
export function taskBox(root: ParentNode): Box | null {
  return root.querySelector('[data-guide="task"]:not(.waiting)')?.getBoundingClientRect() ?? null;
}

/** Is it to be seen, and not under another scene? The guide itself can be anywhere. */
function isOnTop(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const hits = document.elementsFromPoint(left + width / 2, top + height / 2),
    hit = hits.find((one) => !one.closest('[data-guide]'));
  // Where pointers go through a thing, they find what is around it.
  return !hit || thing.contains(hit) || hit.contains(thing) || getComputedStyle(thing).pointerEvents === 'none';
}

/** What can be tapped, apart from the guide itself. */
export const tappable = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('button:enabled:not([aria-disabled=true]), a')].filter(
    (one) => !one.closest('[data-guide]') && isOnTop(one),
  );

/** What lies on the screen, besides the board itself and the bubble that looks for its place. */
export function obstacles(root: HTMLElement, except: Element | null, bubble: Element): Obstacle[] {
  const weighed = (things: Iterable<Element>, weight: number): Obstacle[] =>
    [...things].flatMap((thing) => {
      if (thing === except || thing === bubble || thing.contains(except)) return [];
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      return right > left ? [{ left, top, right, bottom, weight }] : [];
    });
  const acts = allAnchored(root).filter((one) => ACTS.test(one.dataset['anchors'] ?? ''));
  const asleep = [...root.querySelectorAll('button')].filter((one) => !one.closest('[data-guide]'));
  const words = wordsOn(root).map(({ left, top, right, bottom }) => ({ left, top, right, bottom, weight: 1 }));
  return [
    ...weighed(new Set([...acts, ...tappable(root)]), TAPPED),
    ...weighed(asleep, 0.3),
    ...weighed(root.querySelectorAll('h1'), 0).map((one) => ({ ...one, touched: 30_000 })), // what is to be done
    ...weighed(root.querySelectorAll('[data-guide="goal"]'), 3),
    ...weighed(root.querySelectorAll('[data-guide="task"]:not(.waiting)'), 60),
    ...words,
  ];
}
