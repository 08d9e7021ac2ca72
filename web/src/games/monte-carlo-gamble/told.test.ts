import { expect, test } from 'vitest';
import type { PositionOf } from '../../lib/game';
import { ownerOf, pawnsOf, readGamble, type Choice, type Gamble, type MonteCarlo } from './gamble';
import { told } from './told';
import { challengesOf, effectOf, prizeOf, readTurn } from './turn';
import type { GambleEvent, GambleMove, Moved, Pawn } from './wire';

const position = (state: Partial<MonteCarlo['state']> = {}): PositionOf<MonteCarlo> => ({
  state: {
    squares: { '0': ['r1', 'b1'], '12': ['r2', 'b2'] },
    money: [5000, 4000],
    bank: 91000,
    colours: [['red'], ['blue']],
    blocked: ['r2'],
    pile: 30,
    ...state,
  },
  options: {},
});
const gamble = readGamble(position());
const after = (...events: GambleEvent[]): Gamble => events.reduce(told, gamble);
const moved = (pawn: Pawn, origin: number, square: number, why: Moved['why'] = 'roll'): GambleEvent => ({
  event: 'moved',
  seat: 0,
  pawn,
  origin,
  square,
  why,
  text: '',
});
const choice = (notation: string, move: GambleMove, events: GambleEvent[] | null = null): Choice => ({
  notation,
  move,
  events,
  text: null,
});

test('pawns belong to who has their colour', () => {
  expect([ownerOf(gamble, 'r2'), ownerOf(gamble, 'b1'), ownerOf(gamble, 'y1')]).toEqual([0, 1, -1]);
  expect(pawnsOf(gamble, 1)).toEqual(['b1', 'b2']);
});

test('a pawn leaves its square and lies on top of the next one', () => {
  const next = after(moved('r1', 0, 12));
  expect([...next.squares]).toEqual([
    [0, ['b1']],
    [12, ['r2', 'b2', 'r1']],
  ]);
  expect([...gamble.squares.keys()]).toEqual([0, 12]);
  expect(after(moved('r2', 12, 20)).blocked.has('r2')).toBe(false);
});

test('a pawn that is home is on no square, and counted once', () => {
  const home: GambleEvent = { event: 'home', seat: 0, pawn: 'r2', home: 1, text: '' };
  const next = after(home, home);
  expect(next.home).toEqual(['r2']);
  expect(next.squares.get(12)).toEqual(['b2']);
});

test('money that one has the other has not', () => {
  const next = after(
    { event: 'taxed', seat: 0, owed: 1000, paid: 800, text: '' },
    { event: 'paid', seat: 1, amount: 500, wanted: 500, why: 'bank', square: 3, text: '' },
  );
  expect([next.money, next.bank]).toEqual([[4200, 4500], 91300]);
});

test('a bet is laid, a card turned, and the bet lost', () => {
  const next = after(
    { event: 'casino', seat: 0, pawn: 'r1', square: 5, kind: 'single', text: '' },
    { event: 'bet', seat: 0, suits: 's', text: '' },
    { event: 'turned', seat: 0, card: '4h', value: 500, text: '' },
    { event: 'bet-lost', seat: 0, card: '4h', owed: 500, paid: 500, text: '' },
  );
  expect(next.casino).toMatchObject({ suits: 's', card: '4h', value: 500, outcome: 'lost', lost: 500 });
  expect(next).toMatchObject({ turned: ['4h'], pile: 29, money: [4500, 4000], bank: 91500 });
  expect(after({ event: 'bet', seat: 0, suits: 's', text: '' })).toBe(gamble);
});

test('a duel is thrown, rolled again, and won', () => {
  const challenged: GambleEvent = {
    event: 'challenged',
    seat: 0,
    pawn: 'r1',
    opponent: 1,
    target: 'b1',
    stake: 900,
    text: '',
  };
  const thrown = after(
    challenged,
    { event: 'threw', seat: 0, dice: 'AAKQ9', hand: 'AAKQ9', rolls: 1, text: '' },
    { event: 'rerolling', seat: 0, dice: 'Q9', text: '' },
  );
  expect(thrown.poker).toMatchObject({ side: 0, hands: ['AAK', ''], rolling: 2, rolls: [1, 0] });
  const won = told(thrown, {
    event: 'duel-won',
    seat: 1,
    loser: 0,
    hand: 'KKK99',
    other: 'AAKQ9',
    stake: 900,
    gains: [-900, 900],
    text: 'Blue wins.',
  });
  expect(won.money).toEqual([4100, 4900]);
  expect(won.poker).toMatchObject({ winner: 1, verdict: 'Blue wins.' });
  expect(after(challenged, { event: 'shared', seat: 1, amount: 300, text: '' }).poker?.shares).toEqual([0, 300]);
});

test('what a move leads to', () => {
  const stacked: GambleEvent = { event: 'stacked', seat: 0, pawn: 'r1', square: 12, under: ['b2'], text: '' };
  expect(effectOf([moved('r1', 0, 12), stacked])).toEqual({ kind: 'stack', under: ['b2'] });
  expect(effectOf([moved('r1', 0, 12), moved('r1', 12, 30, 'to-bank')])).toEqual({ kind: 'arrow' });
  expect(effectOf([moved('r1', 0, 12)])).toEqual({ kind: 'free' });
});

test('choices become pawns to tap, prizes and challenges', () => {
  const choices = [
    choice('move r1', { move: 'move', pawn: 'r1' }, [moved('r1', 0, 4)]),
    choice('money', { move: 'money' }, [
      { event: 'paid', seat: 0, amount: 700, wanted: 700, why: 'casino', square: 5, text: '' },
      moved('r1', 5, 9, 'money'),
    ]),
    choice('challenge b2 500', { move: 'challenge', pawn: 'b2', stake: 500 }),
    choice('challenge b2 900', { move: 'challenge', pawn: 'b2', stake: 900 }),
    choice('pass', { move: 'pass' }),
  ];
  const turn = readTurn(
    {
      game: 'monte-carlo-gamble',
      seat: 0,
      actors: [0],
      legal: [],
      position: position(),
      result: null,
      roller: null,
      undo: 0,
      choices,
      seconds: null,
    },
    gamble,
    [0],
  );
  expect(turn).toMatchObject({ kind: 'choose', seat: 0, undo: 0 });
  expect(turn.targets).toMatchObject([{ pawn: 'r1', origin: 0, square: 4, effect: { kind: 'free' } }]);
  expect(prizeOf(choices[1] as Choice)).toMatchObject({ origin: 5, square: 9, money: 700 });
  expect([...challengesOf(choices)]).toEqual([['b2', [500, 900]]]);
});
