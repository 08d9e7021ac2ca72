/** The service worker, run in a browser of pretence: what it shows when somebody is called, and where a tap leads. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

const code = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');

interface Told {
  waitUntil: (done: Promise<unknown>) => void;
  [more: string]: unknown;
}

function worker(pages: string[] = []) {
  const hears: Record<string, (event: Told) => void> = {};
  const focus = vi.fn();
  const self = {
    addEventListener: (name: string, hear: (event: Told) => void) => (hears[name] = hear),
    registration: { showNotification: vi.fn(async () => undefined) },
    clients: { matchAll: async () => pages.map((url) => ({ url, focus: () => focus(url) })), openWindow: vi.fn() },
  };
  new Function('self', 'location', 'caches', code)(self, { origin: 'https://race.example.org' }, {});
  const tell = async (name: string, more: object): Promise<void> => {
    const done: Promise<unknown>[] = [];
    hears[name]?.({ ...more, waitUntil: (one) => done.push(one) });
    await Promise.all(done);
  };
  return { self, focus, tell };
}

const told = { title: 'Du bist dran', body: 'Ben', path: '/table/abc', tag: 'turn-abc', language: 'de' };
const tapped = { notification: { close: () => undefined, data: { path: '/table/abc' } } };

test('a call is shown in the words of the server, in place of an earlier one of the same table', async () => {
  const { self, tell } = worker();
  await tell('push', { data: { json: () => told } });
  expect(self.registration.showNotification).toHaveBeenCalledWith(
    'Du bist dran',
    expect.objectContaining({ body: 'Ben', tag: 'turn-abc', lang: 'de', data: { path: '/table/abc' } }),
  );
});

test('what cannot be read is shown all the same', async () => {
  const { self, tell } = worker();
  await tell('push', { data: null });
  expect(self.registration.showNotification).toHaveBeenCalledWith('Paddock', expect.anything());
});

test('a tap leads to the page that shows the table, or else to a new one', async () => {
  const open = worker(['https://race.example.org/', 'https://race.example.org/table/abc']);
  await open.tell('notificationclick', tapped);
  expect(open.focus).toHaveBeenCalledWith('https://race.example.org/table/abc');
  expect(open.self.clients.openWindow).not.toHaveBeenCalled();
  const closed = worker(['https://race.example.org/']);
  await closed.tell('notificationclick', tapped);
  expect(closed.self.clients.openWindow).toHaveBeenCalledWith('/table/abc');
});
