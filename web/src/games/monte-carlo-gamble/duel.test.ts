import { expect, test } from 'vitest';
import { doingWords, handWords, seatAt } from './duel';
import { readPoker, type Poker } from './gamble';

const say = (key: string, facts?: Record<string, unknown>): string => (facts ? `${key} ${JSON.stringify(facts)}` : key);
const words = { say, money: String };
const duel = (changes: Partial<Poker> = {}): Poker => ({
  ...readPoker({ pawn: 'r1', target: 'y1', challenger: 0, opponent: 2, stake: 40_000, most: 3 }, 'hand'),
  ...changes,
});

test('the challenger sits at the first side', () => {
  expect([seatAt(duel(), 0), seatAt(duel(), 1)]).toEqual([0, 2]);
});

test('a hand is called by its faces where several are alike, and else by its kind', () => {
  const hands = duel({ hands: ['KKKJ9', 'AKQJT'], kinds: ['three', 'high-straight'] });
  expect(handWords(hands, 0, say)).toContain('web-monte-faces-K');
  expect(handWords(hands, 1, say)).toBe('gamble-hand-high-straight');
  expect(handWords(duel(), 0, say)).toBe('');
});

test('a side waits, rolls, or has won', () => {
  expect(doingWords(duel({ rolls: [2, 0] }), 0, false, words)).toContain('"rolls":2');
  expect(doingWords(duel({ rolls: [2, 0] }), 1, false, words)).toBe('web-monte-waits');
  expect(doingWords(duel(), 0, true, words)).toBe('web-monte-stakes');
  const won = duel({ winner: 2, gains: [-40_000, 0, 40_000] });
  expect(doingWords(won, 1, false, words)).toContain('web-monte-duel-wins');
  expect(doingWords(won, 0, false, words)).toContain('web-monte-duel-loses');
});
