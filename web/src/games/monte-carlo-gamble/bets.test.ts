import { expect, test } from 'vitest';
import { chanceOf, suitsOf, tapped, written } from './bets';

test('a bet is written in the order of the deck', () => {
  expect(written(['c', 's'])).toBe('sc');
  expect(suitsOf(['sh', 'sd'])).toBe(2);
  expect(suitsOf([])).toBe(1);
});

test('a tap adds a suit or takes it away, and the first one makes room', () => {
  expect(tapped(['s'], 'h', 2)).toEqual(['s', 'h']);
  expect(tapped(['s', 'h'], 'd', 2)).toEqual(['h', 'd']);
  expect(tapped(['s', 'h'], 's', 2)).toEqual(['h']);
});

test('the chance is that of the bet which the suit would complete', () => {
  const odds = { sh: 0.5, hd: 0.4 };
  expect(chanceOf('h', ['s'], 2, { odds, suits: null })).toBe(0.5);
  expect(chanceOf('d', ['s', 'h'], 2, { odds, suits: null })).toBe(0.4);
  expect(chanceOf('c', ['s'], 2, { odds, suits: null })).toBeUndefined();
});

test('a bet that is laid has its chance on each of its suits', () => {
  const laid = { odds: { sh: 0.5 }, suits: 'sh' };
  expect(chanceOf('h', [], 2, laid)).toBe(0.5);
  expect(chanceOf('d', [], 2, laid)).toBeUndefined();
});
