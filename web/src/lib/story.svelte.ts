/** A game told in time: one moment after the other, each from its events, until somebody wants to go on. */
import type { Moment } from './feed';
import { prefs } from './prefs.svelte';
import { speech } from './speech.svelte';
import type { PageView, ShownEvent } from './wire';

export interface Telling {
  /** Events whose sentence stands below the board; the rest is seen on it, or in the log. */
  said: ReadonlySet<string>;
  /** With more moments waiting than this, the page has been away, and the story is told quickly. */
  backlog: number;
  /** How long an announcement stays, in milliseconds. */
  banner: number;
}

/** Milliseconds after which whatever has happened is on the page: nobody who is to act waits longer for a story. */
const LONGEST = 2000;

export abstract class Story {
  view = $state.raw<PageView | null>(null);
  telling = $state(false);
  /** The newest sentence that is worth a line. */
  said = $state('');
  /** What everybody should notice, for a moment. */
  banner = $state.raw<{ kind: string; text: string } | null>(null);
  protected hurry = false;
  #queue: { moment: Moment; came: number }[] = [];
  /** When the moment came that is being told. */
  #came = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly how: Telling) {}

  /** A position as it is, without a story. */
  abstract show(view: PageView): void;
  /** One event as it is seen and heard; it is over when the promise is. */
  protected abstract tell(event: ShownEvent): Promise<void>;

  /** A moment that nobody may see later than the others: what is still being told must not delay it. */
  protected isUrgent(_moment: Moment): boolean {
    return false;
  }

  push(moment: Moment): void {
    this.#queue.push({ moment, came: performance.now() });
    if (this.isUrgent(moment)) this.hurry = true;
    if (!this.telling) void this.#goOn();
  }

  /** Somebody wants to go on: show the rest at once. */
  skip(): void {
    this.hurry = true;
  }

  async #goOn(): Promise<void> {
    this.telling = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { moment, came } = next;
      this.#came = came;
      this.hurry =
        moment.jump ||
        moment.undone ||
        document.hidden ||
        this.#queue.length > this.how.backlog ||
        this.isUrgent(moment) ||
        this.isPressed();
      if (!moment.undone) for (const event of moment.events) await this.#event(event);
      if (moment.view) this.show(moment.view);
    }
    this.telling = false;
  }

  /** Something urgent waits. */
  protected isPressed(): boolean {
    return this.#queue.some(({ moment }) => this.isUrgent(moment));
  }

  async #event(event: ShownEvent): Promise<void> {
    if (!this.view) return;
    if (event.text && event.event !== 'turn-began') speech.say(event.text);
    if (event.text && this.how.said.has(event.event)) this.said = event.text;
    await this.tell(event);
  }

  protected announce(event: ShownEvent): void {
    if (!event.text) return;
    this.banner = { kind: event.event, text: event.text };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.banner = null), this.how.banner);
  }

  protected wait(time: number): Promise<void> {
    return this.frames(prefs.still ? time / 3 : time, () => undefined);
  }

  /** Draws frame by frame, with the part of the time that is over. */
  protected frames(time: number, draw: (part: number) => void): Promise<void> {
    return new Promise((done) => {
      const begin = performance.now();
      const frame = (): void => {
        const now = performance.now(),
          over = this.hurry || document.hidden || now - this.#came > LONGEST;
        const part = over ? 1 : Math.min(1, (now - begin) / Math.max(1, time));
        draw(part);
        if (part < 1) requestAnimationFrame(frame);
        else done();
      };
      frame();
    });
  }
}

/** Slow at both ends, as a car that pulls away and brakes. */
export const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);
