/** A game told in time: one moment after the other, each from its events, until somebody wants to go on. */
import type { Feed, Moment } from './feed';
import { momentOf, viewOf, type EventName, type GameTypes, type MomentOf, type PositionOf, type ViewOf } from './game';
import { prefs } from './prefs.svelte';
import { sounds } from './sound';
import { speech } from './speech.svelte';

export interface Telling<G extends GameTypes, State> {
  read: (position: PositionOf<G>) => State;
  /** The state after an event, as far as the picture goes: what is shown between two views. */
  told: (state: State, event: G['event']) => State;
  /** Events whose sentence stands below the board; the rest is seen on it, or in the log. */
  said: readonly EventName<G>[];
  /** Events that everybody should notice. */
  announced: readonly EventName<G>[];
  /** With more moments waiting than this, the page has been away, and the story is told quickly. */
  backlog: number;
  /** How long an announcement stays, in milliseconds. */
  banner: number;
  /** How long dice tumble, in milliseconds. */
  tumble: number;
}

/** What is left of the time that a story takes, at each pace; and milliseconds after which whatever has happened is on
    the page: nobody who is to act waits longer for a story. */
const PACES = {
  relaxed: { part: 1, longest: 2000 },
  quick: { part: 0.35, longest: 700 },
  instant: { part: 0, longest: 0 },
};

/** `Ride` says where a piece on its way is. */
export abstract class Story<G extends GameTypes, State, Ride> {
  view = $state.raw<ViewOf<G> | null>(null);
  state = $state.raw<State | null>(null);
  /** A piece on its way. */
  ride = $state.raw<Ride | null>(null);
  telling = $state(false);
  /** Which dice are tumbling. */
  tumbling = $state<string | null>(null);
  /** The newest sentence that is worth a line. */
  said = $state('');
  /** What everybody should notice, for a moment. */
  banner = $state.raw<{ kind: string; text: string } | null>(null);
  protected hurry = false;
  /** Somebody wants to see the rest of what waits at once. */
  #skips = false;
  /** What is told happens now, at the pace that people want. */
  #live = false;
  #queue: { moment: MomentOf<G>; came: number }[] = [];
  /** When the moment came that is being told. */
  #came = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly how: Telling<G, State>) {}

  /** One event as it is seen and heard; it is over when the promise is. */
  protected abstract tell(event: G['event'], before: State): Promise<void>;

  /** A moment that nobody may see later than the others: what is still being told must not delay it. */
  protected isUrgent(_moment: MomentOf<G>): boolean {
    return false;
  }

  /** Shows what a feed tells from now on. Gives what ends that. */
  follow(feed: Feed): () => void {
    this.#live = feed.live ?? false;
    if (feed.view) this.show(viewOf<G>(feed.view));
    return feed.listen((moment) => this.#hear(moment));
  }

  /** A position as it is, without a story. */
  show(view: ViewOf<G>): void {
    this.view = view;
    this.state = this.how.read(view.position);
    this.ride = null;
  }

  /** Somebody wants to go on: show the rest at once, with all that waits. */
  skip(): void {
    this.hurry = this.#skips = true;
  }

  get #pace(): (typeof PACES)['relaxed'] {
    return PACES[this.#live ? prefs.pace : 'relaxed'];
  }

  #hear(heard: Moment): void {
    const moment = momentOf<G>(heard);
    if (this.state) this.#push(moment);
    else if (moment.view) this.show(moment.view);
  }

  #push(moment: MomentOf<G>): void {
    this.#queue.push({ moment, came: performance.now() });
    if (this.isUrgent(moment)) this.hurry = true;
    if (!this.telling) void this.#goOn();
  }

  async #goOn(): Promise<void> {
    this.telling = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { moment, came } = next;
      this.#came = came;
      this.hurry =
        this.#skips ||
        moment.jump ||
        moment.undone ||
        !this.#pace.part ||
        document.hidden ||
        this.#queue.length > this.how.backlog ||
        this.isUrgent(moment) ||
        this.isPressed();
      if (!moment.undone) for (const event of moment.events) await this.#event(event);
      if (moment.view) this.show(moment.view);
    }
    this.telling = this.#skips = false;
  }

  /** Something urgent waits. */
  protected isPressed(): boolean {
    return this.#queue.some(({ moment }) => this.isUrgent(moment));
  }

  async #event(event: G['event']): Promise<void> {
    if (!this.state) return;
    if (event.text && event.event !== 'turn-began') speech.say(event.text);
    if (event.text && this.how.said.includes(event.event)) this.said = event.text;
    await this.tell(event, this.state);
  }

  /** The event has happened, as far as the picture goes. */
  protected advance(event: G['event']): void {
    if (this.state) this.state = this.how.told(this.state, event);
  }

  /** A banner for the events that have one. */
  protected announce(event: G['event']): void {
    if (!event.text || !this.how.announced.includes(event.event)) return;
    this.banner = { kind: event.event, text: event.text };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.banner = null), this.how.banner);
  }

  protected async tumble(what = 'dice'): Promise<void> {
    sounds.dice();
    if (prefs.still) return;
    this.tumbling = what;
    await this.wait(this.how.tumble);
    this.tumbling = null;
  }

  /** A piece goes where the event says: `at` says where it is after this part of the time. */
  protected async travel(event: G['event'], time: number, at: (part: number) => Ride): Promise<void> {
    if (!prefs.still) await this.frames(time, (part) => (this.ride = at(part)));
    this.advance(event);
    this.ride = null;
  }

  protected wait(time: number): Promise<void> {
    return this.frames(prefs.still ? time / 3 : time, () => undefined);
  }

  /** Draws frame by frame, with the part of the time that is over. */
  protected frames(time: number, draw: (part: number) => void): Promise<void> {
    return new Promise((done) => {
      const begin = performance.now(),
        { part: pace, longest } = this.#pace;
      const frame = (): void => {
        const now = performance.now(),
          over = this.hurry || document.hidden || now - this.#came > longest;
        const part = over ? 1 : Math.min(1, (now - begin) / Math.max(1, time * pace));
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
