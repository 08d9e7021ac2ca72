/** Which explanation is shown when. The game says what there is to explain; here is only remembered what was shown. */
import type { Guidance, ShownLesson } from '../../lib/wire';

/** Milliseconds that an explanation stays at least, so that it can be read while others play on. */
export const READING = 6000;

interface Note {
  lesson: ShownLesson;
  /** When it appeared, and at which move. */
  at: number;
  move: number;
}

export class Lessons {
  /** What to do now, if that has not been shown before. */
  task: ShownLesson | null = null;
  /** The first turn at this device is not over yet. */
  beginning = true;
  #note: Note | null = null;
  #seat: number | null = null;
  readonly #seen: Set<string>;

  /** `keep` is told all lessons that were shown, whenever there is one more. */
  constructor(
    seen: Iterable<string>,
    readonly keep: (seen: string[]) => void,
  ) {
    this.#seen = new Set(seen);
    this.beginning = this.#seen.size === 0;
  }

  /** What is explained beside what is to be done: a rule, an event, a token. */
  get note(): ShownLesson | null {
    return this.#note?.lesson ?? null;
  }

  /** There is news. A task that is asked for no longer has been done; a note makes room once it could be read. */
  hear(guidance: Guidance, now: number): void {
    const tasks = guidance.lessons.filter((lesson) => lesson.kind === 'task'),
      notes = guidance.lessons.filter((lesson) => lesson.kind === 'note');
    const [asked = null] = tasks;
    if (this.task && this.task.key !== asked?.key) this.#learn(this.task.key);
    if (this.#seat !== null && !asked) this.beginning = false;
    if (asked) this.#seat = guidance.seat;
    this.task = asked && !this.#seen.has(asked.key) ? asked : null;
    this.#turnPage(notes, guidance.number, now);
  }

  /** Somebody has read the note. The next one comes with the next move. */
  close(): void {
    if (this.#note) this.#learn(this.#note.lesson.key);
    this.#note = null;
  }

  #turnPage(notes: ShownLesson[], move: number, now: number): void {
    const open = this.#note;
    if (open) {
      const again = notes.find((lesson) => lesson.key === open.lesson.key);
      const read = now - open.at >= READING;
      if (!read || (again && move === open.move)) {
        this.#note = { ...open, lesson: again ?? open.lesson };
        return;
      }
      this.close();
    }
    const next = notes.find((lesson) => !this.#seen.has(lesson.key));
    if (next) this.#note = { lesson: next, at: now, move };
  }

  #learn(key: string): void {
    this.#seen.add(key);
    this.keep([...this.#seen]);
  }
}
