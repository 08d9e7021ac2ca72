import { expect, test } from 'vitest';
import { LATER, pauseFor, racesDue } from './pulse';

test('whoever looks at the page sees within 3 s that the server is away', () => {
  expect(pauseFor(0) + LATER).toBeLessThan(3000);
});

test('a page that nobody touches asks seldom', () => {
  expect(pauseFor(3_600_000)).toBeGreaterThanOrEqual(10_000);
  expect(racesDue(30_000, 3_600_000)).toBe(false);
  expect(racesDue(60_000, 3_600_000)).toBe(true);
});

test('races are asked for less often than the server', () => {
  expect(racesDue(pauseFor(0), 0)).toBe(false);
  expect(racesDue(10_000, 0)).toBe(true);
});
