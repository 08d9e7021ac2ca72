import { expect, test } from 'vitest';
import { bearing } from './landscape';

test('an arrow points the way to what is out of sight', () => {
  const here = { x: 10, y: 10 };
  expect(bearing(here, { x: 90, y: 10 })).toBe(0);
  expect(bearing(here, { x: 10, y: 90 })).toBe(90);
  expect(bearing(here, { x: -90, y: 10 })).toBe(180);
});
