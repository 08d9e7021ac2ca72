/** Being called when it is one's turn, at one table: by a push message, or by a notice of the system from this page. */
import { api } from './api';
import { keyOf } from './keys';
import { sameKey } from './push-key';
import { forget, recall, remember } from './prefs.svelte';

/**
 * What this browser can do: `push` calls a device that has no page open, `notice` one whose page is hidden. A page that
 * came over plain HTTP has neither.
 */
export type Way = 'push' | 'notice' | 'none';

export function wayOfCalling(): Way {
  if (!isSecureContext || !('Notification' in window)) return 'none';
  return 'serviceWorker' in navigator && 'PushManager' in window ? 'push' : 'notice';
}

export class Calls {
  readonly way = wayOfCalling();
  /** This device wants to be called for this table. */
  on = $state(false);
  /** The browser forbids it. */
  denied = $state(false);

  constructor(readonly table: string) {
    this.denied = this.way !== 'none' && Notification.permission === 'denied';
    this.on = this.way !== 'none' && recall(`call.${table}`) === 'on' && Notification.permission === 'granted';
  }

  /** Asks the browser, which asks its user: only ever after a tap. */
  async turnOn(): Promise<void> {
    if (this.way === 'none') return;
    const answer = await Notification.requestPermission();
    this.denied = answer === 'denied';
    if (answer !== 'granted') return;
    this.on = true;
    remember(`call.${this.table}`, 'on');
    await this.renew();
  }

  async turnOff(): Promise<void> {
    this.on = false;
    forget(`call.${this.table}`);
    const subscription = await this.#subscription(false);
    const key = keyOf(this.table);
    if (subscription && key)
      await api.callMe(this.table, { key, endpoint: subscription.endpoint, wanted: false }).catch(() => undefined);
  }

  /** Names this browser to the server again: its subscription, its language or the seat's key may be others now. */
  async renew(): Promise<void> {
    const key = keyOf(this.table);
    if (!this.on || !key) return;
    const { endpoint, keys } = (await this.#subscription(true))?.toJSON() ?? {};
    if (!endpoint || !keys) return; // then there are notices of the system while the page is open
    const request = { key, endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
    await api.callMe(this.table, request).catch(() => undefined);
  }

  /** It is this device's turn, and nobody looks at the page. */
  async notify(title: string, body: string): Promise<void> {
    if (!this.on || !document.hidden) return;
    const look = { body, tag: `turn-${this.table}`, icon: '/icon-192.png', data: { path: location.pathname } };
    try {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration) await registration.showNotification(title, look);
      else new Notification(title, look);
    } catch {
      // phones allow notices only from a worker; without one, title and sound have to do
    }
  }

  /** The browser's subscription; a new one where there is none for the keys of this server, if that is wanted. */
  async #subscription(wanted: boolean): Promise<PushSubscription | null> {
    if (this.way !== 'push') return null;
    try {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = (await registration?.pushManager.getSubscription()) ?? null;
      if (!wanted || !registration) return found;
      const { key } = await api.pushKey();
      if (found && sameKey(found.options.applicationServerKey, key)) return found;
      await found?.unsubscribe();
      return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    } catch {
      return null; // some browsers have no push service, or cannot reach it
    }
  }
}
