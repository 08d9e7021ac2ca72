import { expect, test } from 'vitest';
import type { Result } from '../../lib/wire';
import { Track, type Layout } from './geometry';
import { orderOf } from './order';
import type { Race } from './race';

const spaces = [
  { name: 'a1', to_go: 9, slots: [{ at: 0.1 }] },
  { name: 'b1', to_go: 9, slots: [{ at: 0.2 }] },
  { name: 'a5', to_go: 4, slots: [{ at: 0.5 }] },
  { name: 'finish', to_go: 0, finish: true, slots: [{ at: 1 }] },
];
const track = new Track({
  unit: 1,
  line: [
    [0, 0, 0],
    [5, 0, 0],
  ],
  spaces,
} as unknown as Layout);
const raced = (...at: string[]): Race => ({ cars: at.map((space, seat) => ({ seat, at: space })) }) as unknown as Race;
const places = (race: Race, result: Result | null): [number, number][] =>
  orderOf(race, track, result).map(({ seat, place }) => [seat, place]);

test('who has fewer spaces to go is ahead, then who is further along the road', () => {
  expect(places(raced('a1', 'a5', 'b1'), null)).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
});

test('at the end the places are those of the result, shared ones too', () => {
  const result = { ranks: [1, 3, 1], winners: [0, 2], points: [1, 0, 1] } as unknown as Result;
  expect(places(raced('finish', 'finish', 'finish'), result)).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
});
