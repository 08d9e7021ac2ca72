import { expect, test } from 'vitest';
import { hostGoneIn, listed, roomOf } from './room';
import type { Agreement, Chair } from './wire';

const chair = (kind: Chair['kind'], name = '', host = false): Chair => ({
  kind,
  name,
  bot: kind === 'bot' ? 'greedy' : null,
  car: 'red',
  present: true,
  standin: false,
  left: false,
  host,
});
const seats = [chair('person', 'Jonas', true), chair('person', 'Mia'), chair('bot', 'Bolt'), chair('open')];
const agreed = (about: Agreement['about'], ...who: number[]): Agreement => ({
  is: 'agreement',
  about,
  seats: who,
  asked: [0, 1],
  seconds: null,
  first: null,
});

test('host and bots are ready by themselves, people when they say so', () => {
  const before = roomOf(seats, null);
  expect(before.ready).toEqual([true, false, true, false]);
  expect(before.missing.map((seat) => seat.name)).toEqual(['Mia']);
  expect(before.open).toEqual([3]);
  expect(roomOf(seats, agreed('start', 1)).missing).toEqual([]);
});

test('what was agreed about something else counts for nothing', () => {
  expect(roomOf(seats, agreed('rematch', 1)).ready[1]).toBe(false);
});

test('names are joined as the language does it', () => {
  expect(listed(['Mia', 'Ben'], 'en')).toBe('Mia and Ben');
  expect(listed(['Mia', 'Ben', 'Zoe'], 'de')).toBe('Mia, Ben und Zoe');
});

test('another one can be the host when the host has been away for a while', () => {
  expect(hostGoneIn(null, 30, 10)).toBeNull();
  expect(hostGoneIn(undefined, 30, 10)).toBeNull();
  expect(hostGoneIn(12, 30, 8)).toBe(10);
  expect(hostGoneIn(12, 30, 80)).toBe(0);
});
