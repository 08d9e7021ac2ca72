import { expect, test } from 'vitest';
import type { PositionOf, ViewOf } from '../../lib/game';
import { readRace, told, without, type Choice, type Monza, type Race } from './race';
import { readTurn } from './turn';
import type { MonzaEvent, MonzaMove } from './wire';

const position = (state: Partial<Monza['state']> = {}): PositionOf<Monza> => ({
  state: { cars: { red: 'start', blue: { at: 'b3', used: 2, tiles: 'ry' } }, turn: 'blue', dice: 'rrb', ...state },
  options: {},
});
const race = readRace(position({ phase: 'lay', path: ['lay r b4', 'tile y b5'] }));
const after = (...events: MonzaEvent[]): Race => events.reduce(told, race);

function choice(notation: string, move: MonzaMove, events: MonzaEvent[] | null = null): Choice {
  return { notation, move, events, text: null, alike: null };
}
const view = (more: Partial<ViewOf<Monza>>): ViewOf<Monza> => ({
  game: 'monza',
  seat: 1,
  actors: [1],
  legal: [],
  position: position(),
  result: null,
  roller: null,
  undo: null,
  choices: [],
  seconds: null,
  ...more,
});

test('a document is read with what it leaves out', () => {
  expect(race.cars).toEqual([
    { seat: 0, colour: 'red', at: 'start', used: 0, extraRoll: false, tiles: null },
    { seat: 1, colour: 'blue', at: 'b3', used: 2, extraRoll: false, tiles: 'ry' },
  ]);
  expect(race).toMatchObject({ turn: 1, phase: 'lay', round: 1, bonusFor: null });
  expect(race.path).toEqual([
    { colour: 'red', space: 'b4', tile: false },
    { colour: 'yellow', space: 'b5', tile: true },
  ]);
});

test('a die that is laid leaves the hand, and a tile does not', () => {
  const laid = { event: 'laid', seat: 1, colour: 'red', space: 'b6', tile: false, text: '' } as const;
  expect(after(laid).dice).toBe('rb');
  expect(after({ ...laid, tile: true }).dice).toBe('rrb');
  expect(after(laid).path.at(-1)).toEqual({ colour: 'red', space: 'b6', tile: false });
  expect(without('ryr', 'red')).toBe('yr');
});

test('cars are where events say', () => {
  const drove: MonzaEvent = { event: 'drove', seat: 1, origin: 'b3', space: 'b5', spaces: 2, text: '' };
  const pushed: MonzaEvent = { event: 'pushed-back', seat: 0, by: 1, origin: 'start', space: 'a1', text: '' };
  expect(after(drove).cars.map((car) => car.at)).toEqual(['start', 'b5']);
  expect(after(drove)).toMatchObject({ path: [], dice: '' });
  expect(after(drove, pushed).cars.map((car) => car.at)).toEqual(['a1', 'b5']);
});

test('a roll begins a turn, and what changes nothing to see changes nothing', () => {
  expect(after({ event: 'rolled', seat: 0, dice: 'wwp', text: '' })).toMatchObject({ turn: 0, dice: 'wwp', path: [] });
  expect(after({ event: 'turbo-rolled', seat: 1, dice: 'rb', text: '' }).phase).toBe('turbo');
  expect(after({ event: 'arrived', seat: 1, dice: 9, text: '' })).toBe(race);
});

test('choices become spaces to tap, and buttons', () => {
  const push: MonzaEvent = { event: 'pushed-back', seat: 0, by: 1, origin: 'b4', space: 'b2', text: 'Red goes back.' };
  const turn = readTurn(
    view({
      choices: [
        choice('lay r b4', { move: 'lay', colour: 'red', space: 'b4', tile: false }),
        choice('tile y b4', { move: 'lay', colour: 'yellow', space: 'b4', tile: true }),
        choice('lay b c1', { move: 'lay', colour: 'blue', space: 'c1', tile: false }),
        choice('reroll rb', { move: 'reroll', dice: 'rb' }),
        choice('drive', { move: 'drive' }, [push]),
      ],
      undo: 1,
    }),
    race,
    [1],
  );
  expect(turn).toMatchObject({ kind: 'lay', seat: 1, decline: null, undo: true, push });
  expect(turn.targets.map((target) => [target.space, target.choices.map((one) => [one.colour, one.tile])])).toEqual([
    [
      'b4',
      [
        ['red', false],
        ['yellow', true],
      ],
    ],
    ['c1', [['blue', false]]],
  ]);
  expect(turn.drive?.notation).toBe('drive');
  expect(turn.rerolls.map((one) => one.notation)).toEqual(['reroll rb']);
});

test('a bonus step can be taken or declined', () => {
  const choices = [choice('step c4', { move: 'step', space: 'c4' }), choice('decline', { move: 'decline' })];
  const turn = readTurn(view({ choices }), race, [1]);
  expect(turn.kind).toBe('bonus');
  expect(turn.targets[0]).toMatchObject({ space: 'c4', choices: [{ colour: null, tile: false }] });
  expect(turn.decline?.notation).toBe('decline');
});

test('who is not asked watches; chance waits for its own people, or for a referee', () => {
  expect(readTurn(null, race, [1]).kind).toBe('watch');
  expect(readTurn(view({ choices: [choice('drive', { move: 'drive' })] }), race, [0]).kind).toBe('watch');
  expect(readTurn(view({ roller: 0 }), race, [1]).kind).toBe('watch');
  expect(readTurn(view({ roller: 0 }), race, [1], true)).toMatchObject({ kind: 'roll', seat: 0 });
  expect(readTurn(view({ result: { winners: [0], ranks: [1, 2], points: [1, 0] } }), race, [1]).kind).toBe('over');
});
