import { expect, test } from 'vitest';
import { readWishes } from './rematch';
import type { Agreement } from './wire';

const agreed = (seats: number[], asked: number[]): Agreement => ({
  is: 'agreement',
  about: 'rematch',
  seats,
  asked,
  seconds: null,
  first: 2,
});

test('a device with one of several people waits for the others', () => {
  const wishes = readWishes(agreed([1], [0, 1]), [0]);
  expect(wishes).toEqual({ asked: [0, 1], ready: [1], mine: false, alone: false, first: 2 });
  expect(readWishes(agreed([0], [0, 1]), [0]).mine).toBe(true);
});

test('people who share a device agree together', () => {
  expect(readWishes(agreed([0], [0, 1]), [0, 1])).toMatchObject({ mine: false, alone: true });
  expect(readWishes(agreed([0, 1], [0, 1]), [0, 1]).mine).toBe(true);
});

test('whoever watches has no wish', () => {
  expect(readWishes(agreed([0], [0]), [])).toMatchObject({ mine: false, alone: false });
});

test('another question is no answer', () => {
  const other: Agreement = { ...agreed([0], [0, 1]), about: 'start' };
  expect(readWishes(other, [0])).toEqual({ asked: [0], ready: [], mine: false, alone: true, first: null });
});
