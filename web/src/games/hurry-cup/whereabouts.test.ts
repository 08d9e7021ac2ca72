import { expect, test } from 'vitest';
import type { Say } from '../../lib/text';
import { readRally, type Pilot, type Rally } from './rally';
import { Whereabouts } from './whereabouts';

const say: Say = (key, values) => `${key} ${Object.values(values ?? {}).join(' ')}`;
const rally: Rally = readRally({
  state: { cars: [30, 12, 30], crossed: [2, 0] },
  options: { cars: ['red', 'green', 'blue'] },
});
const [red, green, blue] = rally.pilots as [Pilot, Pilot, Pilot];

test('who is on the road has tiles to go; who has crossed the line has a place', () => {
  const where = new Whereabouts(say, rally, 30, null);
  expect([red, green, blue].map(where.long)).toEqual([
    'web-hurry-crossed 2',
    'web-hurry-to-go 18',
    'web-hurry-crossed 1',
  ]);
  expect([red, green].map(where.short)).toEqual(['web-hurry-rank 2', '18']);
});

test('at the end everybody has a place, also those who are still on the road', () => {
  const where = new Whereabouts(say, rally, 30, [2, 3, 1]);
  expect(where.long(green)).toBe('web-hurry-place 3');
  expect(where.short(green)).toBe('web-hurry-rank 3');
});
