import { expect, test } from 'vitest';
import { edgeOf, keyName, meaningOf, reachOf } from './hands';
import { placed, readRally, type Rally } from './rally';
import { readTurn, type Turn } from './turn';

const TANKS = { red: 5, green: 2, blue: 6 };
const at = (phase: string): Rally =>
  readRally({ state: { cars: [4, 6, 3], phase, tanks: TANKS }, options: { cars: ['red', 'green', 'blue'] } });
const turn = (kind: Turn['kind'], seat = 0): Turn => ({ ...readTurn(null, null, []), kind, seat });

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

test('a key reaches for the pawn that stands there this round', () => {
  const grab = at('grab'),
    pawns = placed(grab).map(([colour]) => colour);
  expect(reachOf('KeyW', grab, turn('grab'), [0, 2])).toEqual({ seat: 2, pawn: pawns[1] });
  expect(reachOf('Digit4', grab, turn('grab'), [0, 2])).toEqual({ seat: 0, pawn: undefined });
  expect(reachOf('Digit1', at('ready'), turn('ready'), [0])).toBeNull();
});

test('who ranks pawns in secret has the keyboard alone', () => {
  const wish = at('wish');
  expect(reachOf('Digit2', wish, turn('wish', 2), [0, 2])).toEqual({ seat: 2, pawn: placed(wish)[1]?.[0] });
  expect(reachOf('KeyQ', wish, turn('wish', 2), [0, 2])).toBeNull();
});
