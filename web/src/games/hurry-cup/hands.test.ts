import { expect, test } from 'vitest';
import { edgeOf, keyName, meaningOf } from './hands';

test('one person grabs with the number keys, also on the keypad', () => {
  expect(meaningOf('Digit3', 1)).toEqual({ person: 0, pawn: 2 });
  expect(meaningOf('Numpad3', 1)).toEqual({ person: 0, pawn: 2 });
  expect(meaningOf('KeyQ', 1)).toBeNull();
});

test('each of several people has a row of keys', () => {
  expect(meaningOf('KeyQ', 2)).toEqual({ person: 1, pawn: 0 });
  expect(meaningOf('Numpad3', 2)).toBeNull();
  expect(keyName(1, 0)).toBe('Q');
  expect(keyName(4, 4)).toBe('[');
});

test('each of several people has an edge of the screen', () => {
  for (let people = 1; people <= 6; people++)
    expect(new Set(Array.from({ length: people }, (_, at) => edgeOf(at, people))).size).toBe(people);
});
