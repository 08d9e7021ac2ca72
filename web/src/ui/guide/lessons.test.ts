import { describe, expect, test } from 'vitest';
import type { Guidance, ShownLesson } from '../../lib/wire';
import { Lessons, READING } from './lessons';

const lesson = (key: string, kind: ShownLesson['kind'], anchor = 'roll'): ShownLesson => ({
  key,
  kind,
  anchor,
  title: key,
  text: `${key}.`,
});
const task = (key: string): ShownLesson => lesson(key, 'task');
const note = (key: string): ShownLesson => lesson(key, 'note');

function heard(number: number, ...lessons: ShownLesson[]): Guidance {
  return { is: 'guidance', revision: number, number, seat: 0, goal: 'Be first.', lessons };
}

function started(seen: string[] = []): { lessons: Lessons; kept: string[][] } {
  const kept: string[][] = [];
  return { lessons: new Lessons(seen, (all) => kept.push(all)), kept };
}

describe('tasks', () => {
  test('are shown until they are done, and then never again', () => {
    const { lessons, kept } = started();
    lessons.hear(heard(0, task('roll')), 0);
    expect(lessons.task?.key).toBe('roll');
    expect(kept).toEqual([]);
    lessons.hear(heard(1, task('lay')), 10);
    expect(lessons.task?.key).toBe('lay');
    expect(kept).toEqual([['roll']]);
    lessons.hear(heard(2), 20); // somebody else's turn
    expect(lessons.task).toBeNull();
    lessons.hear(heard(9, task('roll')), 30);
    expect(lessons.task).toBeNull();
    expect(kept.at(-1)).toEqual(['roll', 'lay']);
  });

  test('say what is true now, while they stay the same', () => {
    const { lessons, kept } = started();
    lessons.hear(heard(1, lesson('lay', 'task', 'space:a1')), 0);
    lessons.hear(heard(1, lesson('lay', 'task', 'space:b1')), 5);
    expect(lessons.task?.anchor).toBe('space:b1');
    expect(kept).toEqual([]);
  });

  test('of an earlier race on this device stay away', () => {
    const { lessons } = started(['roll']);
    lessons.hear(heard(0, task('roll')), 0);
    expect(lessons.task).toBeNull();
  });

  test('the beginning is over with the first turn', () => {
    const { lessons } = started();
    lessons.hear(heard(0), 0); // others begin
    expect(lessons.beginning).toBe(true);
    lessons.hear(heard(1, task('roll')), 0);
    lessons.hear(heard(2, task('lay')), 0);
    expect(lessons.beginning).toBe(true);
    lessons.hear(heard(3), 0);
    expect(lessons.beginning).toBe(false);
    expect(started(['roll']).lessons.beginning).toBe(false);
  });
});

describe('notes', () => {
  test('come one after the other, each for as long as it takes to read it', () => {
    const { lessons, kept } = started();
    lessons.hear(heard(0, task('roll'), note('tile'), note('obstacle')), 0);
    expect(lessons.note?.key).toBe('tile');
    lessons.hear(heard(1, task('lay'), note('obstacle')), 100); // gone from the position, but nobody has read it
    expect(lessons.note?.key).toBe('tile');
    lessons.hear(heard(2, task('lay'), note('obstacle')), READING);
    expect(lessons.note?.key).toBe('obstacle');
    expect(kept.at(-1)).toContain('tile');
  });

  test('stay while nothing moves', () => {
    const { lessons } = started();
    lessons.hear(heard(4, note('tile')), 0);
    lessons.hear(heard(4, note('tile')), READING * 3);
    expect(lessons.note?.key).toBe('tile');
    lessons.hear(heard(5, note('tile')), READING * 3);
    expect(lessons.note).toBeNull();
  });

  test('go when they are closed, for good', () => {
    const { lessons, kept } = started();
    lessons.hear(heard(0, note('tile')), 0);
    lessons.close();
    expect(lessons.note).toBeNull();
    expect(kept).toEqual([['tile']]);
    lessons.hear(heard(1, note('tile')), 1);
    expect(lessons.note).toBeNull();
  });
});
