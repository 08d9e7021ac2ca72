import { expect, test } from 'vitest';
import { legsOf } from './route';

test('a way is what the car drives, and what it lays', () => {
  const drove = { event: 'drove', seat: 0, origin: 3, tile: 6, tiles: 2, path: [4, 6], shortcut: true };
  expect(legsOf([{ event: 'token-used', seat: 0, token: 'shortcut' }, drove])).toEqual([[3, 4, 6]]);
  expect(legsOf([drove, { event: 'nitro', seat: 0, origin: 6, tile: 7 }])).toEqual([
    [3, 4, 6],
    [6, 7],
  ]);
  expect(legsOf([{ event: 'oiled', seat: 0, tile: 5 }])).toEqual([[5]]);
  expect(legsOf([{ event: 'stayed', seat: 0 }])).toEqual([]);
});
