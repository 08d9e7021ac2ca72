/** What the addresses of the page mean. */

export type Route =
  | { page: 'home' }
  | { page: 'friends'; game: string }
  | { page: 'take'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'workshop'; game: string }
  | { page: 'puzzles'; game: string }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'lost' };

export function readRoute(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { page: 'home' };
  if (first === 'friends') return { page: first, game: '' };
  if (first === 'workshop') return { page: first, game: second ?? '' };
  if (second && third && first === 'puzzles')
    return /^[1-9]\d{0,5}$/.test(third) ? { page: 'puzzle', game: second, number: Number(third) } : { page: 'lost' };
  if (first === 'puzzles') return { page: first, game: second ?? '' };
  if (second && first === 'new') return { page: 'friends', game: second };
  if (second && first === 'rules') return { page: first, game: second };
  if (second && first === 'take') return { page: first, code: second };
  if (second && (first === 'table' || first === 'replay')) return { page: first, id: second };
  return { page: 'lost' };
}

/** A part of an address as people read it; what is no proper one is left as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
