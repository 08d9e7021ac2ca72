import { expect, test } from 'vitest';
import { absenceOf, awaitedAbsence, clockFace, duration, nextClock } from './absence';
import type { Heard } from './live.svelte';
import type { Attendance, Presence } from './wire';

const here: Attendance = {
  present: true,
  standin: false,
  seconds: null,
  away: null,
  waiting: null,
  coached: 0,
  warming: false,
};
const gone: Attendance = { ...here, present: false, away: 10 };
const presence = (...seats: Attendance[]): Heard<Presence> => ({
  is: 'presence',
  seats,
  spectators: 0,
  patience: 30,
  host_away: null,
  heard: 1000,
});

test('an absence grows with time, and after a while others may let a bot drive', () => {
  const now = presence(here, gone);
  expect(absenceOf(now, 0, 1000)).toBeNull();
  expect(absenceOf(now, 1, 6000)).toMatchObject({ away: 15, patience: 15, left: null, part: 0.5 });
  expect(absenceOf(now, 1, 21000)).toMatchObject({ away: 30, patience: 0, part: 0 });
});

test('a ring runs down to nothing where there is a clock, and a bot that drives ends it', () => {
  const now = presence({ ...gone, seconds: 10 });
  expect(absenceOf(now, 0, 1000)?.part).toBe(0.5);
  expect(absenceOf(now, 0, 6000)).toMatchObject({ left: 5, part: 0.25 });
  expect(absenceOf(now, 0, 99000)).toMatchObject({ left: 0, part: 0 });
  expect(absenceOf(presence({ ...gone, standin: true }), 0, 1000)).toBeNull();
});

test('of several who are away, the one counts whose clock runs out first, or else who is away longest', () => {
  const far = { ...gone, away: 60 };
  expect(awaitedAbsence(presence(gone, far), [0, 1], 1000)?.seat).toBe(1);
  expect(awaitedAbsence(presence({ ...gone, seconds: 9 }, far), [0, 1], 1000)?.seat).toBe(0);
  expect(awaitedAbsence(presence(gone, far), [0], 1000)?.seat).toBe(0);
  expect(awaitedAbsence(presence(gone), [], 1000)).toBeNull();
});

test('who only loads the page again is not mentioned', () => {
  const just = presence({ ...gone, away: 0.4 });
  expect(awaitedAbsence(just, [0], 1000)).toBeNull();
  expect(awaitedAbsence(just, [0], 6000)?.seat).toBe(0);
});

test('a clock counts, second by second', () => {
  const now = presence(here, { ...here, seconds: 5 }, { ...here, seconds: 9 });
  expect([1000, 1900, 2000, 2001, 5900, 9000].map((at) => nextClock(now, at)?.left)).toEqual([5, 5, 4, 4, 1, 0]);
  expect(nextClock(now, 1000)?.seat).toBe(1);
  expect(nextClock(presence(here), 1000)).toBeNull();
});

test('times are short', () => {
  expect([7.9, 60, 125, 7300].map(duration)).toEqual(['7\u00a0s', '1\u00a0min', '2\u00a0min', '2\u00a0h']);
  expect([5, 65].map(clockFace)).toEqual(['0:05', '1:05']);
});
