import { expect, test } from 'vitest';
import { readRoute } from './route';

test.each([
  ['/', { page: 'home' }],
  ['/new/monza', { page: 'new', game: 'monza' }],
  ['/rules/hurry-cup/', { page: 'rules', game: 'hurry-cup' }],
  ['/workshop', { page: 'workshop', game: '' }],
  ['/workshop/monza', { page: 'workshop', game: 'monza' }],
  ['/table/a%20b', { page: 'table', id: 'a b' }],
  ['/replay/x1', { page: 'replay', id: 'x1' }],
  ['/new', { page: 'lost' }],
  ['/nowhere/at/all', { page: 'lost' }],
])('%s', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});
