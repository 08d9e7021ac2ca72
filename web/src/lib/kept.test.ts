import { expect, test } from 'vitest';
import { KeptTables, MOST_ASKED, type Store } from './kept';

const DAY = 86_400_000;

function fresh(): { kept: KeptTables; inside: Map<string, string> } {
  const inside = new Map<string, string>();
  const store: Store = {
    getItem: (name) => inside.get(name) ?? null,
    setItem: (name, value) => void inside.set(name, value),
    removeItem: (name) => void inside.delete(name),
    key: (i) => [...inside.keys()][i] ?? null,
    get length() {
      return inside.size;
    },
  };
  return { kept: new KeptTables(store), inside };
}

const ids = (kept: KeptTables): string[] => kept.asked().map(({ id }) => id);

test('those come first that this device was at last', () => {
  const { kept, inside } = fresh();
  inside.set('paddock.key.old', 'from-before'); // a key that has no note
  inside.set('paddock.name', 'Mia');
  kept.keep('one', 'k1', 1 * DAY);
  kept.keep('two', 'k2', 2 * DAY);
  expect(ids(kept)).toEqual(['two', 'one', 'old']);
  kept.visit('one', 3 * DAY);
  expect(kept.asked()[0]).toEqual({ id: 'one', key: 'k1' });
});

test('a table without a key is none of this device', () => {
  const { kept, inside } = fresh();
  kept.visit('watched', DAY);
  expect(inside.size).toBe(0);
});

test('what was taken off the list keeps its key, and comes back with a visit or by an undo', () => {
  const { kept } = fresh();
  kept.keep('one', 'k1', DAY);
  kept.hide('one', true);
  expect(ids(kept)).toEqual([]);
  expect(kept.keyOf('one')).toBe('k1');
  kept.hide('one', false);
  expect(ids(kept)).toEqual(['one']);
  kept.hide('one', true);
  kept.visit('one', 2 * DAY);
  expect(ids(kept)).toEqual(['one']);
});

test('a table that the server has forgotten is dropped, though not at once', () => {
  const { kept } = fresh();
  kept.keep('one', 'k1', DAY);
  kept.confirm(['one'], [], 2 * DAY);
  kept.confirm(['one'], [], 8 * DAY);
  expect(kept.keyOf('one')).toBe('k1');
  kept.confirm(['one'], [], 10 * DAY);
  expect(kept.keyOf('one')).toBeNull();
  expect(ids(kept)).toEqual([]);
});

test('a table that is known again starts afresh', () => {
  const { kept } = fresh();
  kept.keep('one', 'k1', DAY);
  kept.confirm(['one'], [], 2 * DAY);
  kept.confirm(['one'], ['one'], 3 * DAY);
  kept.confirm(['one'], [], 10 * DAY);
  expect(kept.keyOf('one')).toBe('k1');
});

test('the server is asked for so many and no more', () => {
  const { kept } = fresh();
  for (let i = 0; i < MOST_ASKED + 5; i++) kept.keep(`t${i}`, 'k', i);
  expect(ids(kept)).toHaveLength(MOST_ASKED);
  expect(ids(kept)[0]).toBe(`t${MOST_ASKED + 4}`);
});
