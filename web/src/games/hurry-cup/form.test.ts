import { expect, test } from 'vitest';
import { extent, fit, nearer, stretchOf } from './form';
import { Circuit, type Layout } from './geometry';

const tile = (number: number, x: number, y: number): object => ({
  number,
  centre: [x, y],
  corners: [
    [x - 30, y - 30],
    [x + 30, y - 30],
    [x + 30, y + 30],
    [x - 30, y + 30],
  ],
});
/** A road down the board and up again. */
const circuit = new Circuit({
  width: 390,
  height: 844,
  side: 30,
  ground: [-100, -100, 590, 1044],
  tiles: Array.from({ length: 20 }, (_, i) => (i < 10 ? tile(i, 80, 60 + i * 75) : tile(i, 310, 60 + (19 - i) * 75))),
} as unknown as Layout);

test('all tiles lie between strip and dock', () => {
  const place = fit(circuit, 'phone', 390, 844, 90, 200),
    tiles = extent(circuit);
  expect(place.top + tiles.y * place.scale).toBeGreaterThanOrEqual(90);
  expect(place.top + (tiles.y + tiles.height) * place.scale).toBeLessThanOrEqual(844 - 200);
});

test('a stretch of the road comes nearer than the whole', () => {
  const whole = fit(circuit, 'phone', 390, 844, 90, 200),
    near = fit(circuit, 'phone', 390, 844, 90, 200, { from: 2, to: 6 });
  expect(near.scale).toBeGreaterThan(whole.scale);
  expect(stretchOf([4, 9], 4)).toEqual({ from: 3, to: 12 });
});

test('a small board comes nearer as long as all that can be tapped stays in sight', () => {
  const place = fit(circuit, 'phone', 390, 844, 90, 200),
    room = { x: 0, y: 90, width: 390, height: 554 };
  const found = nearer(circuit, place, room, { x: 80, y: 285 }, [{ x: 80, y: 435 }]);
  expect((found?.scale ?? 0) / place.scale).toBeCloseTo(1.3);
  expect(nearer(circuit, place, room, { x: 80, y: 60 }, [{ x: 310, y: 735 }])).toBeNull();
});
