/** The keys to seats, one a table, kept on this device. A link with `#key=` hands a seat over. */
import { KeptTables, type Store } from './kept';

/** Storage can be forbidden, or full; then nothing is remembered, and a seat is this device's as long as the page is open. */
function storage(): Store {
  try {
    const found = localStorage;
    return {
      getItem: (name) => found.getItem(name),
      setItem: (name, value) => {
        try {
          found.setItem(name, value);
        } catch {
          // full
        }
      },
      removeItem: (name) => found.removeItem(name),
      key: (i) => found.key(i),
      get length() {
        return found.length;
      },
    };
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, key: () => null, length: 0 };
  }
}

export const kept = new KeptTables(storage());

export const keyOf = (table: string): string | null => kept.keyOf(table);

export const keepKey = (table: string, key: string): void => kept.keep(table, key, Date.now());

/** For tables that nobody comes back to. */
export const dropKey = (table: string): void => kept.drop(table);

/** Takes a key out of the address, so that it is not shown, copied or kept in the history any longer. */
export function takeKeyFromAddress(table: string): void {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (!key) return kept.visit(table, Date.now());
  keepKey(table, key);
  return history.replaceState(null, '', location.pathname + location.search);
}
