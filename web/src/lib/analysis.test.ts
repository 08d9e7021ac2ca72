import { describe, expect, test } from 'vitest';
import { chartPoints, decisionAt, percent, points, stepFrom, widest } from './analysis';
import { spread } from './chart';
import type { Analysis, FoundDecision } from './wire';

const decision = (first: number, last: number, verdict: FoundDecision['verdict']): FoundDecision => ({
  first,
  last,
  seat: 0,
  round: 1,
  ways: [],
  count: 2,
  played: 0,
  best: 0,
  verdict,
  cost: [],
  margin: { value: 0, error: 0 },
});
const found: Analysis = {
  game: 'monza',
  seats: 2,
  exact: false,
  playouts: 100,
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.4, 0.6],
    [0.3, 0.7],
    [1, 0],
  ],
  errors: [],
  draws: [],
  decisions: [decision(2, 2, 'mistake'), decision(4, 4, 'best')],
  turns: [
    { first: 1, last: 2, seat: 0, round: 1 },
    { first: 3, last: 3, seat: 1, round: 1 },
    { first: 4, last: 4, seat: 0, round: 2 },
  ],
  turning_points: [],
  accounts: [],
};

describe('the chart of a race', () => {
  test('has a point for the start and one after every turn', () => {
    expect(chartPoints(found).map((point) => [point.move, point.round, point.chances[0]])).toEqual([
      [0, null, 0.5],
      [2, 1, 0.4],
      [3, null, 0.3],
      [4, 2, 1],
    ]);
  });
  test('keeps labels apart, and in their frame', () => {
    const at = spread([{ y: 98 }, { y: 99 }, { y: 5 }], 0, 100, 16).map((end) => end.y);
    expect(at).toEqual([5, 84, 100]);
  });
});

describe('numbers', () => {
  test('nothing that may still happen is impossible, and nothing is sure before it is', () => {
    expect([0, 0.001, 0.27, 0.997, 1].map(percent)).toEqual([0, 1, 27, 99, 1 * 100]);
  });
  test('points carry their sign', () => {
    expect([0.043, -0.05, 0.001].map(points)).toEqual(['+4', '−5', '±0']);
  });
  test('bars leave room for their whiskers', () => {
    expect(widest([{ value: -0.2, error: 0.05 }])).toBeCloseTo(0.3);
  });
});

describe('decisions', () => {
  test('are found from the moment before them', () => {
    expect([0, 1, 2, 3].map((move) => decisionAt(found, move))).toEqual([-1, 0, -1, 1]);
  });
  test('mistakes can be stepped between', () => {
    expect(stepFrom(found, 0, 4, 1, true)).toBe(1);
    expect(stepFrom(found, 1, 4, 1, true)).toBeNull();
    expect(stepFrom(found, 4, 4, -1, true)).toBe(1);
    expect(stepFrom(found, 1, 4, -1, true)).toBeNull();
  });
  test('are stepped between, and forced turns are passed over', () => {
    expect([0, 1, 2, 3, 4].map((move) => stepFrom(found, move, 4, 1, false))).toEqual([1, 3, 3, 4, null]);
    expect([0, 1, 2, 3, 4].map((move) => stepFrom(found, move, 4, -1, false))).toEqual([null, 0, 1, 1, 3]);
  });
});
