import { expect, test } from 'vitest';
import { fitted, seatCount, seatingWith, seatRange, usualSeats } from './settings';
import type { GameInfo, Option } from './wire';

const option = (name: string, value: unknown, seat = false): Option => ({
  name,
  default: value,
  choices: [],
  kind: '',
  seat,
});
const info = {
  options: [option('players', 4), option('edition', 'classic'), option('first', 'drawn', true)],
  seatings: [
    { least: 2, most: 4, pieces: [], when: { edition: 'junior' } },
    { least: 2, most: 6, pieces: [], when: {} },
  ],
  players_option: 'players',
} as unknown as GameInfo;

test('the first seating whose options are chosen counts', () => {
  expect(seatingWith(info, { edition: 'junior' })?.most).toBe(4);
  expect(seatingWith(info, {})?.most).toBe(6);
  expect(seatRange(info)).toEqual({ least: 2, most: 6 });
  expect(seatRange(undefined)).toBeNull();
});

test('there are never more seats than the game takes, nor fewer', () => {
  expect(usualSeats(info)).toBe(4);
  expect(seatCount(info, { edition: 'junior' }, 6)).toBe(4);
  expect(seatCount(info, {}, 1)).toBe(2);
});

test('an option that names a seat which is gone takes its default', () => {
  expect(fitted(info, { first: 3 }, 3)).toEqual({ first: 'drawn', players: 3 });
  expect(fitted(info, { first: 2 }, 3)).toEqual({ first: 2, players: 3 });
});
