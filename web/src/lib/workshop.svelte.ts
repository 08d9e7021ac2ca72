/** A board on the bench: its text, what is wrong with it, its drawing, and what races on it say. */
import { api, reason, Refusal } from './api';
import { prefs, recall, remember } from './prefs.svelte';
import type { Checked, Drawn, Judged, TrialMessage, TrialRequest, WorkshopInfo } from './workshop-wire';

/** Milliseconds without a key after which a text is looked at. */
const PAUSE = 500;
/** No board is nearly as long: of a file that is something else, this is enough to say so. */
const MOST_READ = 40_000;

interface Draft {
  text: string;
  name: string;
}

export class Bench {
  info = $state.raw<WorkshopInfo | null>(null);
  text = $state('');
  /** The name of the file, as complaints and downloads have it. */
  name = $state('');
  checked = $state.raw<Checked | null>(null);
  /** The last drawing of this board: it stays in sight while somebody mends the text. */
  drawn = $state.raw<Drawn | null>(null);
  checking = $state(false);
  /** Why nothing could be checked at all. */
  trouble = $state('');
  /** There is no workshop for such a game. */
  lost = $state(false);
  judged = $state.raw<Judged | null>(null);
  /** The text that was judged. */
  judgedText = $state('');
  racing = $state(false);
  ahead = $state(0);
  failed = $state('');
  report = $state('');
  #game: string;
  #layout = '';
  #timer = 0;
  #asked = 0;
  #fresh = false;
  #stop: AbortController | null = null;

  constructor(game: string) {
    this.#game = game;
  }

  /** The name of the file without its ending, for what is downloaded beside it. */
  get stem(): string {
    return this.name.replace(/\.[^.]*$/, '') || 'board';
  }

  /** Fetches the boards of the game. What was on the bench the last time is there again. */
  async open(layout: string): Promise<void> {
    this.#layout = layout;
    try {
      this.info = await api.workshop(this.#game);
    } catch (error) {
      this.trouble = reason(error);
      this.lost = error instanceof Refusal;
      return;
    }
    const draft = this.#draft(),
      first = this.info.boards[0];
    if (draft) this.lay(draft.text, draft.name);
    else if (first) this.lay(first.text, `${first.key}.toml`);
  }

  #draft(): Draft | null {
    try {
      const kept = JSON.parse(recall(`workshop.${this.#game}`) ?? 'null') as Partial<Draft> | null;
      return typeof kept?.text === 'string' && typeof kept.name === 'string'
        ? { text: kept.text, name: kept.name }
        : null;
    } catch {
      return null; // what was kept is no draft
    }
  }

  /** Another text is on the bench, as a whole: it is looked at at once. */
  lay(text: string, name: string): void {
    this.write(text, name);
    this.#fresh = true;
    void this.check();
  }

  async load(file: File): Promise<void> {
    this.lay(await file.slice(0, MOST_READ).text(), file.name);
  }

  /** Somebody types: the text is looked at when they pause. */
  write(text: string, name = this.name): void {
    this.text = text;
    this.name = name;
    remember(`workshop.${this.#game}`, JSON.stringify({ text, name }));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  async check(layout = this.#layout): Promise<void> {
    clearTimeout(this.#timer);
    this.#layout = layout;
    if (!this.info) return;
    const asked = ++this.#asked;
    this.checking = true;
    try {
      const found = await api.check(this.#game, {
        text: this.text,
        name: this.name,
        layout,
        theme: prefs.dark ? 'dark' : 'light',
      });
      if (asked === this.#asked) this.#take(found, '');
    } catch (error) {
      if (asked === this.#asked) this.#take(null, reason(error));
    }
  }

  #take(found: Checked | null, trouble: string): void {
    const drawn = found?.drawn ?? null;
    if (drawn || this.#fresh) this.drawn = drawn;
    [this.checked, this.trouble, this.checking, this.#fresh] = [found, trouble, false, false];
  }

  /** Can this text be raced on, as far as it has been looked at? */
  get sound(): boolean {
    return !this.checking && this.checked?.drawn != null;
  }

  get shipped(): string | null {
    return this.info?.boards.find((board) => board.text === this.text)?.key ?? null;
  }

  /** The text has changed since the races that are shown. */
  get stale(): boolean {
    return this.judged !== null && this.judgedText !== this.text;
  }

  async judge(request: Omit<TrialRequest, 'text' | 'name'>): Promise<void> {
    this.stop();
    const stop = (this.#stop = new AbortController());
    [this.racing, this.ahead, this.failed, this.report, this.judged, this.judgedText] = [
      true,
      0,
      '',
      '',
      null,
      this.text,
    ];
    try {
      await api.races(this.#game, { ...request, text: this.text, name: this.name }, stop.signal, (message) =>
        this.#hear(message),
      );
    } catch (error) {
      if (!stop.signal.aborted) this.failed = reason(error);
    }
    if (this.#stop === stop) this.racing = false;
  }

  #hear(message: TrialMessage): void {
    if (message.is === 'waiting') this.ahead = message.ahead;
    else if (message.is === 'judged') [this.judged, this.ahead] = [message, 0];
    else if (message.is === 'report') this.report = message.html;
    else this.failed = message.text;
  }

  /** Nobody wants more races: the server ends them when the line is cut. */
  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.racing = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.stop();
  }
}
