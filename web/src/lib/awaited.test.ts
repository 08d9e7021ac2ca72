import { expect, test } from 'vitest';
import { awaitedSeats, rollingSeat, undoingSeat } from './awaited';
import type { PageView } from './wire';

const view = (changes: Partial<PageView>): PageView => ({
  game: 'any',
  seat: null,
  actors: [],
  legal: [],
  position: {},
  result: null,
  roller: null,
  undo: null,
  choices: [],
  seconds: null,
  ...changes,
});

test('a table waits for those who act', () => {
  expect(awaitedSeats(view({ actors: [0, 2] }))).toEqual([0, 2]);
});

test('where chance is next, it waits for whoever rolls, or for nobody', () => {
  expect(awaitedSeats(view({ actors: [-1], roller: 1 }))).toEqual([1]);
  expect(awaitedSeats(view({ actors: [-1] }))).toEqual([]);
});

test('nobody is waited for before the first view', () => {
  expect(awaitedSeats(null)).toEqual([]);
});

test('a device rolls for its own seats, and a referee for all', () => {
  expect(rollingSeat(view({ roller: 1 }), [1], false)).toBe(1);
  expect(rollingSeat(view({ roller: 1 }), [0], false)).toBeNull();
  expect(rollingSeat(view({ roller: 1 }), [0], true)).toBe(1);
});

test('only an own move is taken back', () => {
  expect(undoingSeat(view({ undo: 0 }), [0])).toBe(0);
  expect(undoingSeat(view({ undo: 1 }), [0])).toBeNull();
  expect(undoingSeat(null, [0])).toBeNull();
});
