import { expect, test } from 'vitest';
import type { Choice } from './gamble';
import { challengesOf, kindsOf, type Target } from './turn';
import type { Pawn } from './wire';

const target = (pawn: Pawn, alike: string | null): Target => ({
  pawn,
  origin: 2,
  square: 5,
  choice: { notation: `move ${pawn}`, text: null, move: { move: 'move', pawn }, events: null, alike },
  effect: { kind: 'free' },
});

test('nobody is asked which of the pawns that are alike goes, as far as the game says so', () => {
  const own = [target('r1', null), target('r2', 'move r1'), target('r3', null)];
  expect(kindsOf(own).map(({ pawn }) => pawn)).toEqual(['r1', 'r3']);
});

test('of pawns that are alike one can be challenged', () => {
  const choice = (pawn: Pawn, stake: number, alike: string | null): Choice => ({
    notation: `challenge ${pawn} ${stake}`,
    text: null,
    move: { move: 'challenge', pawn, stake },
    events: null,
    alike,
  });
  const found = challengesOf([
    choice('y1', 10_000, null),
    choice('y1', 20_000, null),
    choice('y2', 10_000, 'challenge y1 10000'),
  ]);
  expect([...found]).toEqual([['y1', [10_000, 20_000]]]);
});
