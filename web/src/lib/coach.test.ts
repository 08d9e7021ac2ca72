import { describe, expect, it } from 'vitest';
import { askingSeat, chanceBy, give, inPercent, placesOf, stillFits } from './coach';
import type { Hinted, HintedWay, PageView, TableInfo } from './wire';

const way = (share: number, ...moves: string[]): HintedWay => ({ moves, share, error: 0.004, exact: false, words: '' });
const WAYS = [
  way(0.39, 'lay r a11', 'lay p a12', 'drive'),
  way(0.31, 'lay r a11', 'drive'),
  way(0.29, 'lay w b11', 'drive'),
];

describe('the ways of the coach', () => {
  it('name the spaces that dice are laid on', () => {
    expect(placesOf(WAYS[0] as HintedWay, ['lay', 'tile'])).toEqual(['a11', 'a12']);
  });
  it('give each first space the best chance behind it', () => {
    expect([...chanceBy(WAYS, ['lay'])]).toEqual([
      ['a11', 0.39],
      ['b11', 0.29],
    ]);
  });
  it('say how sure they are', () => {
    expect(inPercent(0.386)).toBe(39);
    expect(give(way(0.5))).toBe(1);
    expect(give({ ...way(0.5), error: 0.012 })).toBe(3);
    expect(give({ ...way(0.5), error: 0, exact: true })).toBe(0);
  });
});

describe('who may ask', () => {
  const table = { coach: true, phase: 'racing', yours: [0] } as unknown as TableInfo;
  const choice = (notation: string, alike?: string): object => ({ notation, alike: alike ?? null });
  const view = (choices: object[], more: object = {}): PageView =>
    ({ seat: 0, actors: [0], seconds: null, choices, ...more }) as unknown as PageView;
  const two = [choice('lay r a1'), choice('lay w b1')];

  it('is who has something to choose', () => {
    expect(askingSeat(table, view(two))).toBe(0);
    expect(askingSeat(table, view([choice('drive')]))).toBeNull();
    expect(askingSeat(table, view([choice('move r1'), choice('move r2', 'move r1')]))).toBeNull();
  });
  it('is nobody where the table does not allow it, in others’ turns, and while hands reach out', () => {
    expect(askingSeat({ ...table, coach: false }, view(two))).toBeNull();
    expect(askingSeat(table, view(two, { actors: [1] }))).toBeNull();
    expect(askingSeat(table, view(two, { seconds: 8 }))).toBeNull();
    expect(askingSeat(table, null)).toBeNull();
  });
  it('hears only what belongs to what is seen', () => {
    const hint = { revision: 7, seat: 0 } as Hinted;
    expect(stillFits(hint, view(two), 7)).toBe(true);
    expect(stillFits(hint, view(two), 8)).toBe(false);
    expect(stillFits(hint, view(two, { seat: 1 }), 7)).toBe(false);
  });
});
