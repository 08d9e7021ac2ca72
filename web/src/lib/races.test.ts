import { expect, test } from 'vitest';
import { company, inOrder, kindOf } from './races';
import type { Chair, MyTable } from './wire';

const NOW = 1_000_000;
const chair = (kind: Chair['kind'], name = ''): Chair => ({
  kind,
  name,
  bot: null,
  car: 'red',
  present: false,
  standin: false,
  left: false,
  host: false,
});
const table = (part: Partial<MyTable>): MyTable => ({
  id: 't',
  game: 'g',
  phase: 'racing',
  race: 1,
  board: null,
  layouts: [],
  seats: [chair('person', 'Mia'), chair('person', 'Ben'), chair('bot', 'Bolt')],
  yours: [0],
  host: true,
  turn: false,
  awaited: [],
  at: NOW - 60,
  result: null,
  ending: null,
  position: null,
  standing: null,
  onward: null,
  ...part,
});
const solo = { seats: [chair('person', 'Mia'), chair('bot', 'Bolt')] };

test.each([
  ['turn', { turn: true, at: NOW - 500_000 }],
  ['others', {}],
  ['room', { phase: 'waiting' as const }],
  ['over', { phase: 'over' as const }],
  ['turn', { ...solo, turn: true }],
  ['paused', { ...solo, turn: true, at: NOW - 86_400 }],
  ['paused', solo],
])('%s', (kind, part) => {
  expect(kindOf(table(part), NOW)).toBe(kind);
});

test('what calls comes first, then the newest', () => {
  const all = [
    table({ id: 'over', phase: 'over' }),
    table({ id: 'old', at: NOW - 900 }),
    table({ id: 'new' }),
    table({ id: 'alone', turn: true, ...solo }),
    table({ id: 'turn', turn: true, at: NOW - 9000 }),
  ];
  expect(inOrder(all, NOW).map(({ id }) => id)).toEqual(['turn', 'alone', 'new', 'old', 'over']);
});

test('who else is there', () => {
  expect(company(table({}))).toEqual({ people: ['Ben'], bots: 1 });
  const room = table({ seats: [chair('person', 'Mia'), chair('open')] });
  expect(company(room)).toEqual({ people: [], bots: 0 });
});
