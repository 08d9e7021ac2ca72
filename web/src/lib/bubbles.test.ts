import { expect, test } from 'vitest';
import { placeBubbles, type Box, type Place } from './bubbles';

const screen = { width: 390, height: 844 };
const card: Box = { left: 120, top: 180, width: 150, height: 200 };
const row = (i: number): Box => ({ left: 124, top: 210 + 40 * i, width: 140, height: 40 });
const wish = (at: Box, around = card, width = 130) => ({ at, card: around, width, height: 40 });
const boxes = (places: Place[], width: number): Box[] => places.map((one) => ({ ...one, width, height: 40 }));
const apart = (all: Box[]): boolean =>
  all.every((a, i) =>
    all.every(
      (b, j) =>
        i === j ||
        a.left + a.width <= b.left ||
        b.left + b.width <= a.left ||
        a.top + a.height <= b.top ||
        b.top + b.height <= a.top,
    ),
  );

test('a bubble stands above the card, where its seat is', () => {
  expect(placeBubbles([wish(row(1))], screen)).toEqual([{ left: 124, top: 130, above: true }]);
});

test('without room above the card it hangs below', () => {
  const high = { ...card, top: 60 };
  expect(placeBubbles([wish(row(0), high)], screen)).toEqual([{ left: 124, top: 270, above: false }]);
});

test('it never leaves the screen', () => {
  const edge = { left: 350, top: 300, width: 40, height: 40 };
  expect(placeBubbles([wish(edge)], screen)[0]?.left).toBe(250);
});

test('six people who speak at once do not cover each other', () => {
  for (const width of [100, 130, 240]) {
    const places = placeBubbles(
      [0, 1, 2, 3, 4, 5].map((i) => wish(row(i), card, width)),
      screen,
    );
    expect(apart(boxes(places, width))).toBe(true);
  }
});
