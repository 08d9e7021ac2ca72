import { expect, test } from 'vitest';
import { isComplete, nameless, seatsOf, wishesFor, type Way } from './friends';
import type { GameInfo } from './wire';

const game = (least: number, usual: number, most: number): GameInfo => ({
  name: 'g',
  rules: 1,
  options: [{ name: 'players', default: usual, choices: [], kind: 'int', seat: false }],
  seatings: [{ least, most, pieces: [], when: {} }],
  players_option: 'players',
  bots: ['beginner', 'racer', 'master'],
  bot: 'racer',
  boards: [],
  board_option: null,
  generates: false,
  handbook: false,
  prize: 'points',
  phrases: [],
});
const wishes = (way: Way, info: GameInfo): ReturnType<typeof wishesFor> =>
  wishesFor(way, info, {}, 'Mia', (seat) => `Player ${seat}`);

test('by link there is a seat for as many as usually play', () => {
  const all = wishes('link', game(2, 4, 6));
  expect(all.map(({ kind }) => kind)).toEqual(['here', 'elsewhere', 'elsewhere', 'elsewhere']);
  expect(isComplete(all)).toBe(false);
  expect(seatsOf(all)).toEqual([{ name: 'Mia' }, {}, {}, {}]);
});

test.each(['here', 'box'] as const)('two people share a device (%s), and the race can start', (way) => {
  const all = wishes(way, game(2, 4, 6));
  expect(seatsOf(all)).toEqual([{ name: 'Mia' }, { name: 'Player 2' }]);
  expect(isComplete(all)).toBe(true);
  expect(nameless(all)).toBeNull();
});

test('bots take the seats that a game needs beyond two', () => {
  expect(seatsOf(wishes('here', game(3, 4, 6)))).toEqual([{ name: 'Mia' }, { name: 'Player 2' }, { bot: 'racer' }]);
});

test('a person without a name is found', () => {
  const all = wishes('here', game(2, 2, 4)).map((wish, i) => (i === 1 ? { ...wish, name: '  ' } : wish));
  expect(nameless(all)).toBe(1);
});
