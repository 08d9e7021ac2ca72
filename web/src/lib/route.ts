/** What the addresses of the page mean. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'workshop'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'lost' };

export function readRoute(path: string): Route {
  const [first, second] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if (first === 'workshop') return { page: first, game: second ?? '' };
  if (second && (first === 'new' || first === 'rules')) return { page: first, game: second };
  if (second && (first === 'table' || first === 'replay')) return { page: first, id: second };
  return { page: 'lost' };
}
