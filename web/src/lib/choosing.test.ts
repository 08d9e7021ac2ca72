import { expect, test } from 'vitest';
import { arrow, neighbour, toggled } from './choosing';

test('arrow keys have a direction, and other keys have none', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'a'].map(arrow)).toEqual([1, 1, -1, -1, 0]);
});

test('the walk goes round and round, from the first or the last item', () => {
  const items = ['a', 'b', 'c'];
  expect(neighbour(items, -1, 1)).toBe('a');
  expect(neighbour(items, -1, -1)).toBe('c');
  expect(neighbour(items, 1, 1)).toBe('c');
  expect(neighbour(items, 2, 1)).toBe('a');
  expect(neighbour(items, 0, -1)).toBe('c');
  expect(neighbour([], -1, 1)).toBeUndefined();
});

test('a toggled set is a new one', () => {
  const set = new Set([1, 2]);
  expect([...toggled(set, 2)]).toEqual([1]);
  expect([...toggled(set, 3)]).toEqual([1, 2, 3]);
  expect([...set]).toEqual([1, 2]);
});
