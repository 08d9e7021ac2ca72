import { expect, test } from 'vitest';
import { askedAt, doingOf, isLifted } from './cup';
import { readRally, type HurryCup, type Rally } from './rally';
import { readTurn, type Turn } from './turn';

const at = (state: Partial<HurryCup['state']>): Rally =>
  readRally({ state: { cars: [4, 6, 3], ...state }, options: { cars: ['red', 'green', 'blue'] } });
const turn = (kind: Turn['kind']): Turn => ({ ...readTurn(null, null, []), kind });
const TANKS = { red: 5, green: 2, blue: 6 };

test('the cup is lifted while pawns are grabbed, and not while real dice are read', () => {
  expect(isLifted(at({ phase: 'grab', tanks: TANKS }), turn('watch'))).toBe(true);
  expect(isLifted(at({ phase: 'lift' }), turn('tanks'))).toBe(false);
});

test('what is asked follows the own turn, then the phase', () => {
  expect(askedAt(at({ phase: 'ready' }), turn('ready'))).toBe('ready');
  expect(askedAt(at({ phase: 'grab', tanks: TANKS }), turn('grab'))).toBe('grab');
  expect(askedAt(at({ phase: 'wish', tanks: TANKS }), turn('wish'))).toBe('wish');
  expect(askedAt(at({ phase: 'lift' }), turn('watch'))).toBe('lift');
  expect(askedAt(at({ phase: 'given', tanks: TANKS }), turn('watch'))).toBe('taken');
});

test('a pilot has a pawn, has called, or is still at it', () => {
  const grab = at({ phase: 'grab', tanks: TANKS, pawns: [null, 'green', null] });
  expect(doingOf(grab, 1, false)).toEqual({ key: 'has', pawn: 'green', tank: 2 });
  expect(doingOf(grab, 0, true).key).toBe('choose-now');
  expect(doingOf(grab, 2, false).key).toBe('looks');
  const ready = at({ phase: 'ready', waiting: [2], callers: [1] });
  expect([0, 1, 2].map((seat) => doingOf(ready, seat, false).key)).toEqual(['is-ready', 'called', 'thinks']);
});
