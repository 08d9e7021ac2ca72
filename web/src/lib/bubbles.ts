/** Where the bubbles of phrases go: above the card that a seat is drawn on, beside each other, and never off the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Wish {
  /** What the bubble points at, and the card around it. */
  at: Box;
  card: Box;
  /** How large the bubble is. */
  width: number;
  height: number;
}

/** Pixels between bubbles, and to the edges of the screen. */
const GAP = 10;
/** Above this there are the buttons of the table. */
const BAR = 58;

export interface Place {
  left: number;
  top: number;
  /** The tip is at the lower edge: the bubble stands above what it points at. */
  above: boolean;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

export function placeBubbles(wishes: Wish[], screen: { width: number; height: number }): Place[] {
  const laid: Box[] = [];
  return wishes.map((wish) => {
    const box = freeBox(wish, laid, screen);
    laid.push(box);
    return { left: box.left, top: box.top, above: box.top < wish.card.top };
  });
}

/** The first free place: beside where it belongs, or in another row above the card, or else below it. */
function freeBox({ at, card, width, height }: Wish, laid: Box[], screen: { width: number; height: number }): Box {
  const step = height + GAP,
    last = screen.width - width - GAP,
    wanted = clamp(at.left, GAP, last),
    below = clamp(card.top + card.height + GAP, BAR, screen.height - step),
    rows = [];
  for (let top = card.top - step; top >= BAR; top -= step) rows.push(top);
  for (let top = below; top + step <= screen.height; top += step) rows.push(top);
  const edges = laid.flatMap((one) => [one.left + one.width + GAP, one.left - width - GAP]);
  for (const top of rows)
    for (const left of [wanted, ...edges, GAP]) {
      const box = { left, top, width, height };
      if (left >= GAP && left <= last && !laid.some((one) => overlap(one, box))) return box;
    }
  return { left: wanted, top: rows[0] ?? BAR, width, height }; // a screen full of bubbles
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
