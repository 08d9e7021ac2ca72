/** The tables that this device has been at: the key to each, and since when the page has not been there. */

/** As much of the browser's storage as is needed. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The server tells of so many at once. */
export const MOST_ASKED = 60;
/** A table that the server does not know may only be on another disk today: its key is thrown away after a week. */
const PATIENCE = 7 * 86_400_000;
const KEY = 'paddock.key.',
  NOTE = 'paddock.race.';

interface Note {
  /** When this device was last at the table, in milliseconds. */
  seen: number;
  /** Somebody has taken it off the list. */
  hidden?: true;
  /** Since when the server does not know the table any more. */
  gone?: number;
}

export class KeptTables {
  constructor(private readonly store: Store) {}

  keyOf(table: string): string | null {
    return this.store.getItem(KEY + table);
  }

  keep(table: string, key: string, now: number): void {
    this.store.setItem(KEY + table, key);
    this.visit(table, now);
  }

  /** Somebody is at the table: it is on the list (again). */
  visit(table: string, now: number): void {
    if (this.keyOf(table) !== null) this.#write(table, { seen: now });
  }

  drop(table: string): void {
    this.store.removeItem(KEY + table);
    this.store.removeItem(NOTE + table);
  }

  /** Off the list, or on it again. The key stays, so that the link still leads to the own seat. */
  hide(table: string, hidden: boolean): void {
    const { seen } = this.#read(table);
    this.#write(table, hidden ? { seen, hidden } : { seen });
  }

  /** What to ask the server for: those first that this device was at last. */
  asked(): { id: string; key: string }[] {
    return this.#ids()
      .map((id) => ({ id, key: this.keyOf(id) ?? '', note: this.#read(id) }))
      .filter(({ note }) => !note.hidden)
      .sort((one, other) => other.note.seen - one.note.seen)
      .slice(0, MOST_ASKED)
      .map(({ id, key }) => ({ id, key }));
  }

  /** The server has answered: which of those that were asked for it still knows. */
  confirm(asked: string[], known: string[], now: number): void {
    for (const id of asked) {
      const { seen, gone } = this.#read(id);
      if (known.includes(id)) {
        if (gone !== undefined) this.#write(id, { seen });
      } else if (now - (gone ?? now) > PATIENCE) this.drop(id);
      else if (gone === undefined) this.#write(id, { seen, gone: now });
    }
  }

  #ids(): string[] {
    const names = Array.from({ length: this.store.length }, (_, i) => this.store.key(i) ?? '');
    return names.filter((name) => name.startsWith(KEY)).map((name) => name.slice(KEY.length));
  }

  #read(table: string): Note {
    try {
      const note = JSON.parse(this.store.getItem(NOTE + table) ?? '') as Partial<Note> | null;
      return { ...note, seen: Number(note?.seen) || 0 };
    } catch {
      return { seen: 0 }; // a key from before there were notes
    }
  }

  #write(table: string, note: Note): void {
    this.store.setItem(NOTE + table, JSON.stringify(note));
  }
}
