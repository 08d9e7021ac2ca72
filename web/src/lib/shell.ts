/** The page itself as the service worker keeps it, so that the home page opens without a connection. */

const entry = (): string | null => document.querySelector('script[type="module"]')?.getAttribute('src') ?? null;

/** Is this the page that the server has now? One that was opened without a connection may be an older one. */
export async function isCurrent(): Promise<boolean> {
  const own = entry();
  try {
    const page = await (await fetch('/', { cache: 'no-cache' })).text();
    return own === null || page.includes(own);
  } catch {
    return true; // not known: then it stays
  }
}

/** Has the worker keep this page with every file that it has loaded so far: they fit together. */
export function keepShell(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: [...new Set(files)] }));
}
