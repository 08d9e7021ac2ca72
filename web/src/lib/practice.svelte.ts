/** A position as a feed: shown as the server has set it up, and a table of its own once somebody plays. */
import { untrack } from 'svelte';
import { api, reason } from './api';
import type { Feed, Moment } from './feed';
import { dropKey, keepKey } from './keys';
import { Listeners } from './listeners';
import { Live } from './live.svelte';
import { toasts } from './toast.svelte';
import type { AnyCommand, Description, ExampleInfo, MadeTable, PageView, ShownEvent, TableInfo } from './wire';

/** Chance, where a view says who acts. */
const CHANCE = -1;

export abstract class SetUp implements Feed {
  /** Counts how often it was set up afresh. */
  round = $state(0);
  #live = $state.raw<Live | null>(null);
  /** What was tapped before the table was there. */
  #waiting: AnyCommand | null = null;
  #closed = false;
  #stop: (() => void) | null = null;
  readonly #listeners = new Listeners<Moment>();

  constructor(readonly table: TableInfo) {}

  /** Makes the table. */
  protected abstract make(): Promise<MadeTable>;
  /** Something has happened at the table. */
  protected abstract note(moment: Moment): void;
  /** It was set up afresh. */
  protected abstract forget(): void;

  /** The table, once there is one. */
  get id(): string | null {
    return this.#live?.id ?? null;
  }

  get view(): PageView | null {
    return this.#live?.view ?? this.table.view;
  }

  get sentences(): ShownEvent[] {
    return this.#live?.sentences ?? [];
  }

  /** Before there is a table that could be asked, it is as much as the view has. */
  get description(): Description | null {
    if (this.#live?.table) return this.#live.description;
    return this.view && described(this.view);
  }

  describe(): void {
    this.#live?.describe();
  }

  listen(hear: (moment: Moment) => void): () => void {
    return this.#listeners.add(hear);
  }

  send(command: AnyCommand): void {
    if (this.#live?.table) {
      this.#live.send(command);
      return;
    }
    if (this.#waiting) return; // a second tap, while the table is being made for the first
    this.#waiting = command;
    void this.#open();
  }

  /** Sets it up afresh. */
  again(): void {
    this.#live?.send({ do: 'rematch' });
  }

  close(): void {
    this.#closed = true;
    this.#stop?.();
    this.#live?.close();
    if (this.#live) dropKey(this.#live.id);
  }

  async #open(): Promise<void> {
    try {
      const { id, key } = await this.make();
      if (this.#closed) return;
      keepKey(id, key);
      const live = (this.#live = new Live(id));
      live.listen((moment) => this.#hear(moment));
      this.#stop = $effect.root(() => {
        $effect(() => {
          if (live.table && live.connected) untrack(() => this.#join(live));
        });
        $effect(() => {
          if ((live.table?.race ?? 0) > 1) untrack(() => this.#begin());
        });
      });
    } catch (error) {
      this.#waiting = null;
      toasts.show(reason(error), 'warn');
    }
  }

  #join(live: Live): void {
    if (this.#waiting) live.send(this.#waiting);
    this.#waiting = null;
  }

  #begin(): void {
    this.forget();
    this.round += 1;
  }

  #hear(moment: Moment): void {
    this.note(moment);
    this.#listeners.tell(moment);
  }
}

/** An example of the rules. */
export class Practice extends SetUp {
  /** By move: did it bring about what the example is after? */
  #hits = $state.raw<boolean[]>([]);

  constructor(readonly example: ExampleInfo) {
    super(example.table);
  }

  get reached(): boolean {
    return this.#hits.some(Boolean);
  }

  get begun(): boolean {
    return this.#hits.length > 0;
  }

  /** Is there nothing left to do for the reader's seats? */
  get over(): boolean {
    const view = this.view,
      yours = this.table.yours;
    if (!view || view.result) return true;
    if (view.roller === null && view.actors.includes(CHANCE)) return false; // a draw that nobody does: it comes by itself
    return !view.actors.some((seat) => yours.includes(seat)) && !(view.roller !== null && yours.includes(view.roller));
  }

  protected make(): Promise<MadeTable> {
    return api.practise(this.table.game, this.example.key);
  }

  protected forget(): void {
    this.#hits = [];
  }

  protected note(moment: Moment): void {
    if (moment.undone) this.#hits = this.#hits.slice(0, -1);
    else if (moment.events.length) this.#hits = [...this.#hits, moment.events.some((event) => this.#isGoal(event))];
  }

  #isGoal(event: ShownEvent): boolean {
    return Object.entries(this.example.goal).every(
      ([name, value]) => JSON.stringify(event[name]) === JSON.stringify(value),
    );
  }
}

function described(view: PageView): Description {
  const choices = view.choices.map(({ notation, text }) => ({ notation, words: null, text }));
  const nothing = { standings: [], outline: [], outcomes: [], example: null, cover: false };
  return { is: 'description', revision: 0, seat: view.seat, choices, ...nothing };
}
