import { expect, test } from 'vitest';
import { Outbox } from './outbox';
import type { AnyCommand, Happened, PageView } from './wire';

const view = (changes: Partial<PageView> = {}): PageView => ({
  game: 'any',
  seat: 0,
  actors: [0],
  legal: [],
  position: {},
  result: null,
  roller: null,
  undo: null,
  choices: [],
  seconds: null,
  ...changes,
});
const happened = (changes: Partial<Happened>): Happened => ({
  is: 'happened',
  revision: 8,
  number: 1,
  seat: 0,
  move: null,
  undone: false,
  events: [],
  view: null,
  ...changes,
});
const drive: AnyCommand = { do: 'move', seat: 0, move: 'drive', revision: 7 };

test('a move that was tapped without a line is sent when nothing has changed meanwhile', () => {
  const outbox = new Outbox();
  expect(outbox.keep(drive)).toBe(true);
  expect(outbox.waiting).toBe(1);
  expect(outbox.empty(view(), 7)).toEqual({ send: [drive], refused: [] });
  expect(outbox.isEmpty).toBe(true);
});

test('a tap counts once, however often it is repeated', () => {
  const outbox = new Outbox();
  outbox.keep(drive);
  outbox.keep({ ...drive });
  expect(outbox.waiting).toBe(1);
});

test('it is refused when the race has gone on', () => {
  const outbox = new Outbox();
  outbox.keep(drive);
  expect(outbox.empty(view({ actors: [1] }), 9)).toEqual({ send: [], refused: [drive] });
});

test('where several decide at once, a move fits as long as its seat has not decided', () => {
  const outbox = new Outbox(),
    grab: AnyCommand = { do: 'move', seat: 0, move: 'take red' };
  outbox.keep(grab);
  expect(outbox.empty(view({ actors: [0, 2] }), 9).send).toEqual([grab]);
  outbox.keep(grab);
  expect(outbox.empty(view({ actors: [2] }), 10).refused).toEqual([grab]);
});

test('what was sent on a broken line is sent again, unless it turns out to have arrived', () => {
  const lost = new Outbox();
  lost.ask(drive);
  lost.doubt();
  expect(lost.empty(view(), 7).send).toEqual([drive]);

  const arrived = new Outbox();
  arrived.ask(drive);
  arrived.doubt();
  arrived.hear(happened({ seat: 0 }));
  expect(arrived.empty(view({ actors: [1] }), 8)).toEqual({ send: [], refused: [] });
});

test('the server confirms one question after the other, and with each the command before it', () => {
  const outbox = new Outbox();
  outbox.ask(null);
  outbox.ask(drive);
  outbox.confirm();
  outbox.doubt();
  expect(outbox.waiting).toBe(1);
  outbox.empty(view(), 7);
  outbox.ask(drive);
  outbox.confirm();
  outbox.doubt();
  expect(outbox.waiting).toBe(0);
});

test('a phrase is for the moment, and a question is asked once', () => {
  const outbox = new Outbox();
  expect(outbox.keep({ do: 'say', phrase: 'hello' })).toBe(false);
  outbox.keep({ do: 'describe' });
  outbox.keep({ do: 'describe' });
  expect(outbox.waiting).toBe(0);
  expect(outbox.empty(view(), 7).send).toEqual([{ do: 'describe' }]);
});
