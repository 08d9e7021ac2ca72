import { describe, expect, it } from 'vitest';
import { isSolved, NOTHING, readSolved, streak, withSolved } from './solved';

describe('solved puzzles', () => {
  it('are kept by game and number, each once', () => {
    const one = withSolved(NOTHING, 'monza', 3, null);
    const same = withSolved(one, 'monza', 3, null);
    expect(same.puzzles).toEqual({ monza: [3] });
    expect(isSolved(same, 'monza', 3)).toBe(true);
    expect(isSolved(same, 'monza', 4)).toBe(false);
    expect(isSolved(same, 'hurry-cup', 3)).toBe(false);
    expect(streak(same, '2026-11-18')).toBe(0);
  });

  it('count days in a row, and begin anew after a gap', () => {
    let solved = withSolved(NOTHING, 'monza', 1, '2026-02-28');
    solved = withSolved(solved, 'hurry-cup', 5, '2026-02-28');
    expect(streak(solved, '2026-02-28')).toBe(1);
    solved = withSolved(solved, 'monza', 2, '2026-03-01');
    expect(streak(solved, '2026-03-01')).toBe(2);
    expect(streak(solved, '2026-03-02')).toBe(2);
    expect(streak(solved, '2026-03-03')).toBe(0);
    expect(streak(withSolved(solved, 'monza', 4, '2026-03-03'), '2026-03-03')).toBe(1);
  });

  it('are read back, and nonsense is nothing', () => {
    const solved = withSolved(NOTHING, 'monza', 7, '2026-11-18');
    expect(readSolved(JSON.stringify(solved))).toEqual(solved);
    for (const text of [null, '', '{', '[]', '7', 'null', '{"puzzles":3}']) expect(readSolved(text)).toEqual(NOTHING);
  });
});
