/** Addresses of the page, with the history of the browser: no page is loaded twice. */

import { readRoute, type Route } from './route';

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

  /**
   * Plain links within the page are followed here; those with a modifier key, a target or a download are the browser's.
   */
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
