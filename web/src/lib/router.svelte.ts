/** Addresses of the page, with the history of the browser: no page is loaded twice. */

import { readRoute, type Route } from './route';

/** Asks whether to leave the page that is shown. `leave` does it, whenever that is decided. */
export type Guard = (leave: () => void) => void;

class Router {
  route = $state<Route>(readRoute(location.pathname));
  #guard: Guard | null = null;
  #shown = location.href;

  constructor() {
    addEventListener('popstate', () => this.#pop());
    addEventListener('click', (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#show();
    scrollTo(0, 0);
  }

  /** Goes there once the page that is shown agrees. */
  leave(address: string): void {
    if (this.#guard) this.#guard(() => this.go(address));
    else this.go(address);
  }

  /** From now on, somebody is asked before this page is left; null: nobody is. */
  guard(guard: Guard | null): void {
    this.#guard = guard;
  }

  #show(): void {
    if (location.pathname !== new URL(this.#shown).pathname) this.#guard = null;
    this.#shown = location.href;
    this.route = readRoute(location.pathname);
  }

  /** Back or forward. The browser has changed the address already: it is put back while somebody is asked. */
  #pop(): void {
    const guard = this.#guard;
    if (!guard || location.pathname === new URL(this.#shown).pathname) {
      this.#show();
      return;
    }
    history.pushState(null, '', this.#shown);
    guard(() => {
      this.#guard = null;
      history.back();
    });
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
    this.leave(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
