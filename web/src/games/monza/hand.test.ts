import { expect, test } from 'vitest';
import { laysOf } from './hand.svelte';
import type { Target } from './race';

type Lay = Target['choices'][number];
const lay = (notation: string, colour: Lay['colour'], tile = false): Lay => ({
  notation,
  text: null,
  alike: null,
  move: { move: 'lay', colour: colour ?? 'red', space: 'a1', tile },
  events: null,
  colour,
  tile,
});
const targets: Target[] = [
  { space: 'a1', choices: [lay('lay r a1', 'red'), lay('tile r a1', 'red', true)] },
  { space: 'b1', choices: [lay('lay b b1', 'blue')] },
];

test('a die leads to the spaces of its colour', () => {
  expect(laysOf(targets, { colour: 'red', tile: false })).toEqual([{ space: 'a1', choices: [lay('lay r a1', 'red')] }]);
});

test('a tile is no die', () => {
  expect(laysOf(targets, { colour: 'red', tile: true })[0]?.choices[0]?.notation).toBe('tile r a1');
  expect(laysOf(targets, { colour: 'blue', tile: true })).toEqual([]);
});
