import { expect, test } from 'vitest';
import { cropOf, type Box } from './mini';

const ground: Box = [-100, -50, 1000, 600];

test('what matters is in the middle', () => {
  expect(cropOf({ ground, focus: { x: 400, y: 250 }, reach: 200 }, 2)).toEqual([200, 150, 400, 200]);
});

test('at the edge of the board the picture stays on the board', () => {
  expect(cropOf({ ground, focus: { x: -90, y: 549 }, reach: 200 }, 2)).toEqual([-100, 350, 400, 200]);
});

test('a picture of the whole board shows no more than there is', () => {
  const [, , width, height] = cropOf({ ground, focus: { x: 0, y: 0 }, reach: 9000 }, 1);
  expect([width, height]).toEqual([600, 600]);
});
