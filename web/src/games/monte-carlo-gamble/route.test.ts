import { expect, test } from 'vitest';
import { legsOf } from './route';

test('a way is what pawns move, an arrow after a roll included', () => {
  const moved = { event: 'moved', seat: 0, pawn: 'r1', origin: 3, square: 7, why: 'roll' };
  expect(legsOf([moved, { event: 'paid', seat: 0 }, { ...moved, origin: 7, square: 5, why: 'back-to-bank' }])).toEqual([
    { pawn: 'r1', origin: 3, square: 7 },
    { pawn: 'r1', origin: 7, square: 5 },
  ]);
  expect(legsOf([{ event: 'sent-back', seat: 1, by: 0, pawn: 'b2', origin: 9, square: 0 }])).toHaveLength(1);
  expect(legsOf([{ event: 'passed', seat: 0 }])).toEqual([]);
});
