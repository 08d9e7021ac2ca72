/** Addresses of the page, with the history of the browser: no page is loaded twice. */

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

class Router {
  route = $state<Route>(readRoute(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = readRoute(location.pathname)));
    addEventListener('click', (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.route = readRoute(location.pathname);
    scrollTo(0, 0);
  }

  /** Plain links within the page are followed here; those with a modifier key, a target or a download are the browser's. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
