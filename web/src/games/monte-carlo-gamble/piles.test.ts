import { expect, test } from 'vitest';
import { readGamble } from './gamble';
import { goalsOf, pilesOf, tagsOf } from './piles';
import type { Target } from './turn';
import type { Cell, Layout, Pawn } from './wire';

const cell = (number: number, spots: Cell['spots'] = []): Cell => ({
  number,
  kind: 'green',
  suits: '',
  centre: [100, 100 + number * 10],
  heading: 0,
  outline: [],
  spots,
});
const layout: Layout = {
  board: 'test',
  name: 'Test',
  width: 400,
  height: 800,
  half: 20,
  pawn: 10,
  squares: [
    cell(0, [
      [[10, 10, 1]],
      [
        [10, 10, 1],
        [30, 10, 1],
      ],
    ]),
    cell(1),
    cell(2),
    cell(3),
  ],
};
const gamble = readGamble({ state: { squares: { 0: ['r1', 'y1'], 2: ['b1', 'r2'] }, home: ['b2'] }, options: {} });
const target = (pawn: Pawn, square: number): Target => ({
  pawn,
  origin: 2,
  square,
  choice: { notation: `move ${pawn}`, text: null, move: { move: 'move', pawn }, events: null },
  effect: { kind: 'free' },
});

test('pawns stand side by side where there is room, and else in a stack', () => {
  const piles = pilesOf(layout, gamble, null, new Set(['r2']));
  expect(piles.map(({ key, pawns, glow }) => [key, pawns.join(' '), glow])).toEqual([
    ['r1', 'r1', false],
    ['y1', 'y1', false],
    ['s2', 'b1 r2', true],
    ['s3', 'b2', false],
  ]);
});

test('the pawn that is on its way is in no pile', () => {
  expect(pilesOf(layout, gamble, 'b2', new Set()).map(({ key }) => key)).toEqual(['r1', 'y1', 's2']);
});

test('ways to the same square are one goal', () => {
  const goals = goalsOf([target('r1', 3), target('y1', 1), target('r2', 3)]);
  expect(goals.map(({ square, targets }) => [square, targets.length])).toEqual([
    [3, 2],
    [1, 1],
  ]);
});

test('labels stay inside the picture and do not cover each other', () => {
  const labels = [1, 3].map((square) => ({ square, words: 'a casino with a very long name' }));
  const [first, second] = tagsOf(layout, gamble, labels, false);
  if (!first || !second) throw new Error('two labels');
  expect(first.x - first.width / 2).toBeGreaterThanOrEqual(4);
  expect(Math.abs(first.y - second.y)).toBeGreaterThanOrEqual(36);
});
