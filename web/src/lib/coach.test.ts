import { describe, expect, it } from 'vitest';
import { askingSeat, give, inPercent, stillFits } from './coach';
import type { Hinted, HintedWay, PageView, TableInfo } from './wire';

const way = (share: number): HintedWay => ({ moves: [], share, error: 0.004, exact: false, words: '', events: [] });

describe('the ways of the coach', () => {
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
