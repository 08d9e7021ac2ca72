import { describe, expect, test } from 'vitest';
import { reviewAt } from './review';
import type { AnalysisReady } from './wire';

/** A race in which seat 1 decides in the moves 3 and 4. */
const ready = (verdict: string, played: number): AnalysisReady =>
  ({
    found: {
      decisions: [
        {
          first: 3,
          last: 4,
          seat: 1,
          best: 0,
          played,
          verdict,
          ways: [{ chances: [0.6, 0.4] }, { chances: [0.7, 0.3] }],
        },
      ],
    },
    ways: [
      [
        { words: 'far', events: [{ event: 'drove', space: 'a9' }] },
        { words: 'near', events: [{ event: 'drove', space: 'a2' }] },
      ],
    ],
  }) as unknown as AnalysisReady;

describe('what a board shows of a decision', () => {
  test('is the best way, and the one that was played', () => {
    const review = reviewAt(ready('mistake', 1), 2);
    expect(review?.seat).toBe(1);
    expect(review?.ways.map(({ share, best, played }) => [share, best, played])).toEqual([
      [0.4, true, false],
      [0.3, false, true],
    ]);
    expect(review?.ways[1]?.events).toEqual([{ event: 'drove', space: 'a2' }]);
  });
  test('is one way where the best was played', () => {
    expect(reviewAt(ready('best', 0), 3)?.ways.map(({ best, played }) => [best, played])).toEqual([[true, true]]);
  });
  test('has no best way where nobody can tell', () => {
    expect(reviewAt(ready('even', 1), 2)?.ways.map(({ best, share }) => [best, share])).toEqual([[false, 0.3]]);
  });
  test('is nothing where nothing was to be decided', () => {
    expect([0, 1, 4].map((move) => reviewAt(ready('mistake', 1), move))).toEqual([null, null, null]);
  });
});
