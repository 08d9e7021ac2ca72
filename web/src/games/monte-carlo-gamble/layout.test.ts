import { expect, test } from 'vitest';
import { along, spotOf, squareAt, way, zoomTo, placeOn } from './layout';
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
  const free = { left: 0, top: 78, right: layout.width, bottom: layout.height - 120 };
  const zoom = zoomTo(layout, [{ origin: 2, square: 5 }], free);
  expect(zoom?.k).toBe(1.3);
  expect(zoomTo(layout, [{ origin: 2, square: 5 }], free, 40)).toBeNull();
});

test('a road keeps clear of the panels, however low or narrow the screen is', () => {
  const points = layout.squares.flatMap((one) => one.outline);
  for (const screen of [
    { width: 320, height: 568 },
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    const room = { left: 40, top: 60, right: 10, bottom: 128 };
    const { scale, left, top } = placeOn(layout, screen, room);
    const xs = points.map(([x]) => left + x * scale),
      ys = points.map(([, y]) => top + y * scale);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(room.left - 0.01);
    expect(Math.max(...xs)).toBeLessThanOrEqual(screen.width - room.right + 0.01);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(room.top - 0.01);
    expect(Math.max(...ys)).toBeLessThanOrEqual(screen.height - room.bottom + 0.01);
  }
});
