import { expect, test } from 'vitest';
import type { PositionOf, ViewOf } from '../../lib/game';
import { placed, readRally, told, type Choice, type HurryCup, type Rally } from './rally';
import { readTurn, targetsOf, tileOf } from './turn';
import type { HurryEvent, HurryMove } from './wire';

const position = (state: Partial<HurryCup['state']> = {}): PositionOf<HurryCup> => ({
  state: {
    cars: [3, 5],
    pawns: ['red', 'blue'],
    tanks: { red: 4, blue: 6 },
    tokens: [['horn', 'nitro'], ['swap']],
    stars: [7, 9],
    hidden: ['nitro', 'oil'],
    ...state,
  },
  options: { cars: ['green', 'white'] },
});
const rally = readRally(position());
const after = (...events: HurryEvent[]): Rally => events.reduce(told, rally);
const choice = (notation: string, move: HurryMove, events: HurryEvent[] | null = null): Choice => ({
  notation,
  move,
  events,
  text: null,
  alike: null,
});
const drove = (tiles: number): HurryEvent[] => [
  { event: 'drove', seat: 0, origin: 3, tile: 3 + tiles, tiles, path: [], shortcut: false, text: '' },
];
const view = (more: Partial<ViewOf<HurryCup>>): ViewOf<HurryCup> => ({
  game: 'hurry-cup',
  seat: 0,
  actors: [0],
  legal: [],
  position: position(),
  result: null,
  roller: null,
  undo: null,
  choices: [],
  seconds: null,
  ...more,
});

test('pilots hold pawns, and know what their tanks show', () => {
  expect(rally.pilots.map(({ colour, pawn, tank }) => [colour, pawn, tank])).toEqual([
    ['green', 'red', 4],
    ['white', 'blue', 6],
  ]);
});

test('a round begins with empty hands', () => {
  const next = after({ event: 'round-began', round: 2, cup: 1, text: '' });
  expect(next).toMatchObject({
    round: 2,
    cup: 1,
    phase: 'ready',
    tanks: [
      ['red', null],
      ['blue', null],
    ],
  });
  expect(next.pilots.every((pilot) => pilot.pawn === null && pilot.tank === null)).toBe(true);
});

test('pawns are grabbed before the cup is lifted, and then show what they hold', () => {
  const next = after(
    { event: 'round-began', round: 2, cup: 1, text: '' },
    { event: 'grabbed', seat: 1, pawn: 'red', value: null, how: 'horn', text: '' },
    { event: 'lifted', tanks: { red: 2, blue: 5 }, text: '' },
    { event: 'grabbed', seat: 0, pawn: 'blue', value: 5, how: 'live', text: '' },
  );
  expect(next.pilots.map(({ pawn, tank }) => [pawn, tank])).toEqual([
    ['blue', 5],
    ['red', 2],
  ]);
});

test('a swap exchanges pawns with their tanks', () => {
  const next = after({ event: 'swapped', seat: 0, other: 1, pawn: 'blue', tank: 6, text: '' } as HurryEvent);
  expect(next.pilots.map(({ pawn, tank }) => [pawn, tank])).toEqual([
    ['blue', 6],
    ['red', 4],
  ]);
});

test('tokens are spent, recovered and found', () => {
  const next = after(
    { event: 'called', seat: 0, text: '' },
    { event: 'token-used', seat: 0, token: 'nitro', text: '' },
    { event: 'recovered', seat: 0, token: 'horn', text: '' },
    { event: 'found', seat: 1, token: 'oil', tile: 9, text: '' },
  );
  expect(next.callers).toEqual([0]);
  expect(next.pilots[0]).toMatchObject({ tokens: [], used: ['nitro'], fresh: ['horn'], played: 'nitro' });
  expect(next.pilots[1]?.fresh).toEqual(['oil']);
  expect(next).toMatchObject({ stars: [7], hidden: ['nitro'] });
});

test('the lantern can be nobody’s', () => {
  expect(after({ event: 'lantern', seat: 1, text: '' }).lantern).toBe(1);
  expect(after({ event: 'lantern', seat: 1, text: '' }, { event: 'lantern', seat: null, text: '' }).lantern).toBeNull();
});

test('pawns stand elsewhere every round, and the same on every page', () => {
  const six = {
    ...rally,
    tanks: ['red', 'yellow', 'green', 'blue', 'white', 'purple'].map((one) => [one, null]),
  } as Rally;
  const orders = [1, 2, 3, 4].map((round) => placed({ ...six, round }).map(([pawn]) => pawn));
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  for (const order of orders) expect([...order].sort()).toEqual([...(orders[0] ?? [])].sort());
  expect(placed({ ...six, round: 3 }).map(([pawn]) => pawn)).toEqual(orders[2]);
});

test('drives lead to tiles; staying is the big button, and tokens are offers', () => {
  const stopped: HurryEvent = { event: 'stopped', seat: 0, tile: 6, limit: 60, speed: 90, text: '' };
  const turn = readTurn(
    view({
      choices: [
        choice('drive 0', { move: 'drive', tiles: 0 }),
        choice('drive 1', { move: 'drive', tiles: 1 }, drove(1)),
        choice('drive 2', { move: 'drive', tiles: 2 }, [...drove(2), stopped]),
        choice('shortcut 1 3', { move: 'shortcut', after: 1, points: 3 }, drove(6)),
      ],
    }),
    readRally(position({ phase: 'drive' })),
    [0],
  );
  expect(turn).toMatchObject({ kind: 'drive', seat: 0, acting: [0] });
  expect(turn.drives.map((target) => target.tile)).toEqual([4, 5]);
  expect(turn.go?.notation).toBe('drive 0');
  expect(turn.stop).toEqual(stopped);
  expect(targetsOf(turn.offers.get('shortcut') ?? []).map((target) => target.tile)).toEqual([9]);
});

test('a choice that moves nothing leads nowhere', () => {
  expect(tileOf(choice('keep', { move: 'keep' }, []))).toBeNull();
});
