import { expect, test } from 'vitest';
import { along, spotOf, squareAt, way, zoomTo } from './layout';
import type { Cell, Layout } from './wire';

const cell = (number: number, spots: Cell['spots'] = []): Cell => {
  const [x, y] = [150 + (number % 2) * 60, 200 + number * 40];
  return {
    number,
    kind: 'green',
    suits: '',
    centre: [x, y],
    heading: 90,
    outline: [
      [x - 20, y - 20],
      [x + 20, y - 20],
      [x + 20, y + 20],
      [x - 20, y + 20],
    ],
    spots,
  };
};
const layout: Layout = {
  board: 'test',
  name: 'Test',
  width: 390,
  height: 844,
  half: 20,
  pawn: 10,
  squares: [
    cell(0, [
      [[100, 100, 1]],
      [
        [90, 100, 0.8],
        [110, 100, 0.8],
      ],
    ]),
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => cell(n)),
  ],
};

test('pawns stand side by side where there is room, and on each other elsewhere', () => {
  expect(spotOf(layout, 0, 1, 2)).toMatchObject({ x: 110, scale: 0.8 });
  expect(spotOf(layout, 0, 4, 5)).toMatchObject({ x: 110, scale: 0.8 });
  expect(spotOf(layout, 2, 1, 2)).toEqual({ x: 150, y: 280, scale: 1 });
});

test('a point lies on the square whose outline holds it', () => {
  expect(squareAt(layout, 155, 285)?.number).toBe(2);
  expect(squareAt(layout, 5, 5)).toBeNull();
});

test('a way goes from square to square, backward too, and a pawn hops along it', () => {
  expect(way(layout, 1, 3).map((spot) => spot.y)).toEqual([240, 280, 320]);
  expect(way(layout, 3, 1).map((spot) => spot.y)).toEqual([320, 280, 240]);
  const stops = way(layout, 1, 2);
  expect(along(stops, 0, 5)).toMatchObject({ x: 210, y: 240 });
  expect(along(stops, 0.5, 5)).toMatchObject({ x: 180, y: 255 });
  expect(along(stops, 1, 5).y).toBeCloseTo(280);
});

test('the zoom shows where pawns come from and where they lead, or there is none', () => {
  const zoom = zoomTo(layout, [{ origin: 2, square: 5 }]);
  expect(zoom?.k).toBe(1.3);
  expect(zoomTo(layout, [{ origin: 2, square: 5 }], 40)).toBeNull();
});
