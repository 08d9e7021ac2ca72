/* The service worker: it makes the page installable, and says clearly when there is no connection.

Pages come from the network, always: nothing here can serve an old one. Only files whose names say what is in them (a hash)
are kept. What belongs to tables (`/api/`) is never touched. Without a network, a page becomes the one that says so. */

const ASSETS = 'paddock-assets-1';
const OFFLINE = 'paddock-offline-1';
const OFFLINE_FILES = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg'];
/** So many hashed files are kept; the oldest go first. */
const MOST = 120;

self.addEventListener('install', (event) => {
  event.waitUntil(refresh().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event,
    address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (OFFLINE_FILES.includes(address.pathname))
    event.respondWith(fetch(request).catch(() => kept(address.pathname)));
});

async function page(event) {
  try {
    return await fetch(event.request);
  } catch {
    return kept('/offline.html');
  }
}

/** A name with a hash never changes its content, so the first answer is good for ever. */
async function asset(request) {
  const cache = await caches.open(ASSETS),
    found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
  }
  return answer;
}

async function kept(path) {
  return (await (await caches.open(OFFLINE)).match(path)) ?? Response.error();
}

/** The page for being offline, as it is now on the server. */
async function refresh() {
  const cache = await caches.open(OFFLINE);
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' })));
}

/** Caches of older versions of this file go. */
async function tidy() {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith('paddock-') && name !== ASSETS && name !== OFFLINE,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
