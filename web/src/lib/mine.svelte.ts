/** The races of this device: as the server tells them, and while it cannot be reached as it told them last. */
import { api } from './api';
import { kept } from './keys';
import { recall, remember } from './prefs.svelte';
import type { MyTable } from './wire';

/** So many are remembered for when there is no server. */
const REMEMBERED = 12;

interface Told {
  /** When it was, in milliseconds. */
  at: number;
  tables: MyTable[];
}

function remembered(): Told {
  try {
    const told = JSON.parse(recall('mine') ?? '') as Partial<Told> | null;
    if (told && Array.isArray(told.tables)) return { at: Number(told.at) || 0, tables: told.tables };
  } catch {
    // nothing yet
  }
  return { at: 0, tables: [] };
}

/** The tables that are on the list of this device. */
const ids = (): string[] => kept.asked().map(({ id }) => id);

export class Mine {
  tables = $state.raw<MyTable[]>([]);
  at = $state(0);
  /** The server has not told yet of the tables that this device has keys for. */
  expected = $state(false);
  /** The race that was taken off the list last, as long as the page is open. */
  removed = $state.raw<MyTable | null>(null);

  constructor() {
    const known = ids(),
      { at, tables } = remembered();
    this.at = at;
    this.tables = tables.filter(({ id }) => known.includes(id));
    this.expected = known.length > 0 && !this.tables.length;
  }

  /** Asks the server. Raises where it does not answer. */
  async refresh(): Promise<void> {
    const asked = kept.asked();
    const told = asked.length ? await api.mine(asked) : [];
    // What was taken off the list meanwhile stays off.
    const still = ids();
    this.#set(
      told.filter(({ id }) => still.includes(id)),
      Date.now(),
    );
    kept.confirm(
      asked.map(({ id }) => id),
      told.map(({ id }) => id),
      Date.now(),
    );
  }

  /** Takes a race off the list; `restore` undoes the last one. */
  remove(table: MyTable): void {
    kept.hide(table.id, true);
    this.removed = table;
    this.#set(
      this.tables.filter(({ id }) => id !== table.id),
      this.at,
    );
  }

  restore(): void {
    const table = this.removed;
    if (!table) return;
    kept.hide(table.id, false);
    this.removed = null;
    this.#set([...this.tables, table], this.at);
  }

  #set(tables: MyTable[], at: number): void {
    this.tables = tables;
    this.at = at;
    this.expected = false;
    if (tables.length || recall('mine') !== null)
      remember('mine', JSON.stringify({ at, tables: tables.slice(0, REMEMBERED) } satisfies Told));
  }
}
