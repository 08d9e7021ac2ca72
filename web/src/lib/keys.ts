/** The keys to seats, one a table, kept on this device. A link with `#key=` hands a seat over. */
import { forget, recall, remember } from './prefs.svelte';

export function keyOf(table: string): string | null {
  return recall(`key.${table}`);
}

export function keepKey(table: string, key: string): void {
  remember(`key.${table}`, key);
}

/** For tables that nobody comes back to. */
export function dropKey(table: string): void {
  forget(`key.${table}`);
}

/** Takes a key out of the address, so that it is not shown, copied or kept in the history any longer. */
export function takeKeyFromAddress(table: string): void {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (!key) return;
  keepKey(table, key);
  history.replaceState(null, '', location.pathname + location.search);
}
