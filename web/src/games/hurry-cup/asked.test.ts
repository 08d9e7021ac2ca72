import { expect, test } from 'vitest';
import { askedOf, type Moment } from './asked';
import type { Choice, Rally } from './rally';
import { tokensOf } from './tokens';
import type { Turn } from './turn';
import type { HurryEvent, HurryMove } from './wire';

const say = (key: string, args: Record<string, unknown> = {}): string =>
  [key.replace('web-hurry-', ''), ...Object.values(args).map(String)].join(' ');
const choice = (notation: string, move: HurryMove, events: unknown[] = []): Choice => ({
  notation,
  move,
  events: events as HurryEvent[],
  text: null,
});
const drive = (tiles: number, ...events: unknown[]): Choice =>
  choice(`drive ${tiles}`, { move: 'drive', tiles } as HurryMove, [{ event: 'drove', tile: 18 + tiles }, ...events]);
const rally = { speed: 90, pilots: [{ seat: 0, tile: 18 }] } as unknown as Rally;
function moment(turn: Partial<Turn>, more: Partial<Moment> = {}): Moment {
  const whole: Turn = {
    kind: 'watch',
    seat: 0,
    acting: [0],
    choices: [],
    offers: new Map(),
    go: null,
    drives: [],
    stop: null,
    undo: false,
    ...turn,
  };
  const rest = { typed: false, name: 'Bolt', plays: true, riding: false, cup: false, armed: null };
  return { turn: whole, rally, ...rest, ...more };
}

test('the big button drives as far as it goes, and the hint says what stops the car', () => {
  const stop = { event: 'stopped', tile: 23, limit: 60, speed: 90 } as unknown as Turn['stop'];
  const drives = [drive(1), drive(4)].map((one, i) => ({ tile: 19 + i, choice: one }));
  expect(askedOf(say, moment({ kind: 'drive', drives, stop }))).toEqual({
    title: 'ask-drive 4',
    hint: 'hint-stop 60',
    main: { does: 'drive', words: 'drive 4', lock: '' },
  });
  const across = [{ tile: 36, choice: drive(2, { event: 'crossed', seat: 0 }) }];
  expect(askedOf(say, moment({ kind: 'drive', drives: across })).hint).toBe('hint-finish');
});

test('who waits has a locked button with its reason; who only watches has none', () => {
  expect(askedOf(say, moment({})).main).toEqual({ does: 'go', words: 'roll', lock: 'lock-turn Bolt' });
  expect(askedOf(say, moment({}, { riding: true })).title).toBe('you-drive');
  expect(askedOf(say, moment({}, { plays: false })).main).toBeNull();
});

test('a token in the hand asks before it is spent, and one that needs an aim says so', () => {
  const ace = choice('ace', { move: 'ace' } as HurryMove, [{ event: 'aced', tile: 23 }]);
  const oil = [17, 18].map((tile) => choice(`oil ${tile}`, { move: 'oil', tile } as HurryMove));
  const offers = new Map([
    ['ace', [ace]],
    ['oil', oil],
  ]);
  expect(askedOf(say, moment({ kind: 'start', offers }, { armed: 'ace' }))).toEqual({
    title: 'ask-play token-ace',
    hint: 'hint-ends 5',
    main: { does: 'play', words: 'play token-ace', lock: '' },
  });
  const aimed = askedOf(say, moment({ kind: 'after', offers }, { armed: 'oil' }));
  expect([aimed.title, aimed.main?.lock]).toEqual(['ask-oil', 'lock-aim token-oil']);
});

test('a token says when: now, later, from the next round on, or that another was played', () => {
  const pilot = { tokens: ['horn', 'ace'], fresh: ['oil'], used: ['nitro'], played: '' };
  const states = (played: string): string[] =>
    tokensOf({ ...pilot, played } as never, new Map([['ace', []]])).map(({ token, state }) => `${token} ${state}`);
  expect(states('')).toEqual(['ace now', 'horn later', 'oil fresh', 'nitro used']);
  expect(states('swap')).toContain('horn spent');
});
