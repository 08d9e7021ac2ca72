import { describe, expect, it } from 'vitest';
import type { HintedWay, ToldEvent } from '../../lib/wire';
import { chanceBy, stopsOf } from './route';

const laid = (colour: string, space: string, tile = false): ToldEvent => ({
  event: 'laid',
  seat: 0,
  colour,
  space,
  tile,
});
const drove: ToldEvent = { event: 'drove', seat: 0, origin: 'a9', space: 'a12', spaces: 3 };
const way = (share: number, ...events: ToldEvent[]): HintedWay => ({
  moves: [],
  share,
  error: 0,
  exact: true,
  words: '',
  events,
});

describe('a way', () => {
  it('leads over the spaces that dice and tiles are laid on', () => {
    expect(stopsOf([laid('red', 'a11'), laid('purple', 'a12', true), drove])).toEqual([
      { space: 'a11', colour: 'red', tile: false },
      { space: 'a12', colour: 'purple', tile: true },
    ]);
  });
  it('may be a step without a die, or nothing at all', () => {
    expect(stopsOf([{ event: 'stepped', seat: 1, origin: 'b1', space: 'b2' }])[0]?.space).toBe('b2');
    expect(stopsOf([{ event: 'stayed', seat: 1, space: 'b1' }])).toEqual([]);
  });
  it('gives its first space the best chance behind it', () => {
    const ways = [way(0.39, laid('red', 'a11'), laid('blue', 'a12')), way(0.31, laid('red', 'a11')), way(0.2, drove)];
    expect([...chanceBy(ways)]).toEqual([['a11', 0.39]]);
  });
});
