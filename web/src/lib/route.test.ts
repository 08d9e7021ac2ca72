import { expect, test } from 'vitest';
import { readRoute } from './route';

test.each([
  ['/', { page: 'home' }],
  ['/friends', { page: 'friends', game: '' }],
  ['/new/monza', { page: 'friends', game: 'monza' }],
  ['/take/a-B_9', { page: 'take', code: 'a-B_9' }],
  ['/take', { page: 'lost' }],
  ['/table/50%', { page: 'table', id: '50%' }],
  ['/rules/hurry-cup/', { page: 'rules', game: 'hurry-cup' }],
  ['/workshop', { page: 'workshop', game: '' }],
  ['/workshop/monza', { page: 'workshop', game: 'monza' }],
  ['/puzzles', { page: 'puzzles', game: '' }],
  ['/puzzles/monza', { page: 'puzzles', game: 'monza' }],
  ['/puzzles/monza/12', { page: 'puzzle', game: 'monza', number: 12 }],
  ['/puzzles/monza/0', { page: 'lost' }],
  ['/puzzles/monza/first', { page: 'lost' }],
  ['/table/a%20b', { page: 'table', id: 'a b' }],
  ['/replay/x1', { page: 'replay', id: 'x1' }],
  ['/new', { page: 'lost' }],
  ['/nowhere/at/all', { page: 'lost' }],
])('%s', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});
