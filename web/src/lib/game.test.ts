import { expect, test } from 'vitest';
import { eventIn } from './game';
import { Listeners } from './listeners';

test('the first event of a name is found, with its own fields', () => {
  const events: ({ event: 'rolled'; dice: string } | { event: 'drove'; spaces: number })[] = [
    { event: 'rolled', dice: 'rrb' },
    { event: 'drove', spaces: 2 },
    { event: 'drove', spaces: 3 },
  ];
  expect(eventIn(events, 'drove')?.spaces).toBe(2);
  expect(eventIn(events.slice(0, 1), 'drove')).toBeUndefined();
  expect(eventIn(null, 'rolled' as never)).toBeUndefined();
});

test('listeners hear everything until they stop', () => {
  const all = new Listeners<number>(),
    heard: number[] = [];
  const stop = all.add((what) => heard.push(what));
  all.tell(1);
  stop();
  all.tell(2);
  expect(heard).toEqual([1]);
});
