/* The service worker: it makes the page installable, opens the home page without a connection, and says clearly for every
other page that there is none.

Pages come from the network as long as there is one. Without it, the home page is the one that was shown last, together
with exactly the files that it had loaded; every other page becomes one that says so. Files whose names say what is in them
(a hash) are kept. Of what belongs to tables (`/api/`) only the drawings of boards are kept, for the home page, and shown
only while the server is away. */

const ASSETS = 'paddock-assets-1';
const OFFLINE = 'paddock-offline-1';
const SHELL = 'paddock-shell-1';
const BOARDS = 'paddock-boards-1';
const OFFLINE_FILES = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg'];
/** So many hashed files and drawings are kept; the oldest go first. */
const MOST_ASSETS = 120;
const MOST_BOARDS = 40;
/** After so many milliseconds a line that swallows everything counts as none. */
const PATIENCE = { home: 4000, page: 15_000 };
const HOME = '/';
const BOARD = /^\/api\/tables\/[^/]+\/board\//;

self.addEventListener('install', (event) => {
  event.waitUntil(refresh().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepShell(event.data.keep).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event,
    address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (BOARD.test(address.pathname)) event.respondWith(board(request));
  else if (address.pathname.startsWith('/api/')) return;
  else if (request.mode === 'navigate') event.respondWith(page(request, address.pathname === HOME));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (OFFLINE_FILES.includes(address.pathname))
    event.respondWith(fetch(request).catch(() => kept(address.pathname)));
});

/** Somebody is called: it is their turn. The server has put the words into their language. */
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // a browser shows something whatever we do, so it had better be ours
  }
  const { title = 'Paddock', body = '', path = '/', tag = 'turn', language = '' } = told;
  const look = { icon: '/icon-192.png', badge: '/icon-192.png', renotify: true };
  event.waitUntil(self.registration.showNotification(title, { ...look, body, tag, lang: language, data: { path } }));
});

/** A tap on it leads to the table: to the page that shows it already, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? '/'));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((one) => new URL(one.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

async function page(request, home) {
  const shell = home ? await (await caches.open(SHELL)).match(HOME) : undefined;
  try {
    return await soon(fetch(request), shell ? PATIENCE.home : PATIENCE.page);
  } catch {
    return shell ?? kept('/offline.html');
  }
}

/** What was asked for, or an error where it takes too long. */
function soon(answer, time) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), time);
    answer.then(resolve, reject);
  });
}

/** A name with a hash never changes its content, so the first answer is good for ever. */
async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await put(ASSETS, MOST_ASSETS, request, answer.clone());
  return answer;
}

/** The drawing of a board may change until the race starts: what was kept is only for when there is no server. */
async function board(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await put(BOARDS, MOST_BOARDS, request, answer.clone());
    return answer;
  } catch (error) {
    const found = await (await caches.open(BOARDS)).match(request);
    if (found) return found;
    throw error;
  }
}

async function put(name, most, request, answer) {
  const cache = await caches.open(name);
  await cache.delete(request); // so that it is the newest one
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
}

async function kept(path) {
  return (await (await caches.open(OFFLINE)).match(path)) ?? Response.error();
}

/** Keeps the home page with the files that it has loaded: but only if the server's page still begins with one of them. */
async function keepShell(files) {
  const answer = await fetch(HOME, { cache: 'no-cache' }),
    first = entryOf(await answer.clone().text());
  if (!answer.ok || !files.includes(first)) return;
  const cache = await caches.open(SHELL),
    before = await cache.match(HOME);
  const known = await Promise.all(files.map((file) => cache.match(file)));
  await cache.addAll(files.filter((_, i) => !known[i]));
  await cache.put(HOME, answer);
  if (!before || entryOf(await before.text()) === first) return;
  const old = (await cache.keys()).filter(({ url }) => ![HOME, ...files].includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The script that a page begins with. */
function entryOf(page) {
  return /<script[^>]* src="(\/assets\/[^"]+)"/.exec(page)?.[1];
}

/** The page for being offline, as it is now on the server. */
async function refresh() {
  const cache = await caches.open(OFFLINE);
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' })));
}

/** Caches of older versions of this file go. */
async function tidy() {
  const used = [ASSETS, OFFLINE, SHELL, BOARDS];
  const old = (await caches.keys()).filter((name) => name.startsWith('paddock-') && !used.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
