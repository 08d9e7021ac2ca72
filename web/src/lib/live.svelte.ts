/** A table, live: as it is now, what happens on it one by one, who is there, and what the people say and agree on. */
import { liveAddress } from './api';
import { keepKey, keyOf } from './keys';
import { Line } from './line';
import { Listeners } from './listeners';
import { isAct, Outbox } from './outbox';
import { prefs } from './prefs.svelte';
import { toasts } from './toast.svelte';
import { sayNow } from './text';
import type { Feed, Moment } from './feed';
import type {
  Agreement,
  AnyCommand,
  AnyMessage,
  Description,
  Guidance,
  Happened,
  Hinted,
  Line as LogLine,
  Notice,
  PageView,
  Presence,
  Said,
  ShownEvent,
  TableInfo,
} from './wire';

const LOG = 200;
/** Milliseconds for which a phrase is seen. */
export const SPOKEN = 3000;

/** Something with times in it that run on: `heard` is when it arrived, by `performance.now()`. */
export type Heard<T> = T & { heard: number };
/** A phrase that somebody has just said. */
export type Phrase = Said & { id: number };

export class Live implements Feed {
  readonly live = true;
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<PageView | null>(null);
  description = $state.raw<Description | null>(null);
  log = $state.raw<LogLine[]>([]);
  presence = $state.raw<Heard<Presence> | null>(null);
  /** What the people are asked now (are they ready, do they want a rematch, or to break off the race?), and who has
      agreed so far. */
  agreement = $state.raw<Heard<Agreement> | null>(null);
  /** What was said in the last moments: the newest phrase of each seat, and of those who watch (`seat` null). */
  said = $state.raw<Phrase[]>([]);
  /** Something that concerns this device alone; it stays until `dismiss` is called. */
  notice = $state.raw<Notice | null>(null);
  /** What is worth explaining, once somebody has asked for it with `guide`. */
  guidance = $state.raw<Guidance | null>(null);
  /** What the coach has said last. */
  hint = $state.raw<Hinted | null>(null);
  /** The page hears the server, and is up to date. */
  connected = $state(false);
  /** Nothing has come through for a while. */
  unreachable = $state(false);
  /** How many things were tapped meanwhile that will be sent when the server is there again. */
  kept = $state(0);
  /** There is no such table. */
  lost = $state(false);
  #revision = $state(0);
  #phrase = 0;
  /** After a line was laid: has the server said all that was missed? */
  #greeted = false;
  readonly #outbox = new Outbox();
  readonly #line: Line;
  readonly #listeners = new Listeners<Moment>();

  constructor(readonly id: string) {
    this.#line = new Line({
      address: () => liveAddress(this.id, keyOf(this.id), this.#revision),
      hear: (text) => this.#hear(JSON.parse(text) as AnyMessage),
      ask: () => this.#ask(null),
      open: () => this.#open(),
      alive: (alive) => this.#feel(alive),
    });
  }

  /** What the table has come to: the number of its last entry that was heard of. */
  get revision(): number {
    return this.#revision;
  }

  listen(hear: (moment: Moment) => void): () => void {
    return this.#listeners.add(hear);
  }

  send(wanted: AnyCommand): void {
    // Where several decide at the same time, what another one has done meanwhile does not make this command stale.
    const alone = isAct(wanted) && (this.view?.actors.length ?? 0) < 2;
    const command = alone ? { ...wanted, revision: this.#revision } : wanted;
    if (this.#greeted && !this.unreachable) this.#post(command);
    else if (!this.#outbox.keep(command) && command.do === 'say') toasts.show(sayNow('web-line-unsaid'), 'warn');
    this.kept = this.#outbox.waiting;
  }

  describe(): void {
    if (this.view) this.send({ do: 'describe' });
  }

  /** Asks what is worth explaining now: of what happened after this move of the race, or of the last move only. */
  guide(since?: number): void {
    this.send(since === undefined ? { do: 'guide' } : { do: 'guide', since });
  }

  /** The notice was read. */
  dismiss(): void {
    this.notice = null;
  }

  /** Opens the line anew, as after a key or the language has changed. */
  reconnect(): void {
    this.#revision = 0;
    this.#leave();
    this.#line.renew();
  }

  close(): void {
    this.#line.close();
    this.connected = false;
  }

  #write(command: AnyCommand): void {
    if (this.#line.isOpen) this.#line.send(JSON.stringify(command));
  }

  /** Each command is followed by a question that is answered at once: so the page knows that it has arrived. */
  #post(command: AnyCommand): void {
    this.#write(command);
    if (this.#outbox.matters(command)) this.#ask(command);
  }

  #ask(command: AnyCommand | null): void {
    this.#outbox.ask(command);
    this.#line.expect();
    this.#write({ do: 'echo' });
  }

  #open(): void {
    this.#leave();
    this.agreement = null; // if there is one, it is told anew
    this.#write({ do: 'pace', pace: prefs.pace });
  }

  /** This line is not, or no longer, the one on which commands arrive. */
  #leave(): void {
    this.#greeted = this.connected = false;
    this.#outbox.doubt();
  }

  #feel(alive: boolean): void {
    this.unreachable = !alive;
    if (alive) this.connected = this.#greeted;
    else if (this.#line.isOpen) this.connected = false;
    else this.#leave();
    this.kept = this.#outbox.waiting;
  }

  /** The page is up to date again: what was tapped meanwhile can be sent, where it still fits. */
  #catchUp(): void {
    const { send, refused } = this.#outbox.empty(this.view, this.#revision);
    for (const command of send) this.#post(command);
    if (refused.length) toasts.show(sayNow('web-line-stale'), 'warn');
    this.kept = this.#outbox.waiting;
  }

  #hear(message: AnyMessage): void {
    switch (message.is) {
      case 'table':
        this.#seat(message);
        break;
      case 'happened':
        this.#happen(message);
        break;
      case 'refused':
        if (message.key === 'server-no-table') {
          this.lost = true; // and asking again would not bring it
          this.close();
        } else toasts.show(message.text, 'warn');
        break;
      case 'key':
        keepKey(this.id, message.key);
        break;
      case 'ping': // the way to this page is being measured: nothing may come first
        this.#write({ do: 'pong', number: message.number });
        break;
      case 'echo':
        this.#outbox.confirm();
        break;
      case 'description': // one that is late tells of what is over
        if (message.revision === this.#revision) this.description = message;
        break;
      case 'guidance':
        this.guidance = message;
        break;
      case 'hint':
        this.hint = message;
        break;
      case 'presence': // the last word of a greeting
        this.presence = heard(message);
        this.#greeted = this.connected = true;
        break;
      case 'agreement':
        this.agreement = heard(message);
        break;
      case 'said':
        this.#listen(message);
        break;
      case 'notice':
        this.notice = message;
        break;
    }
    if (this.#greeted && !this.#outbox.isEmpty) this.#catchUp();
  }

  #seat(table: TableInfo): void {
    const before = this.table;
    this.#revision = table.revision;
    this.table = table;
    this.view = table.view;
    this.description = null;
    this.log = table.log;
    // Another phase asks another question, which nobody has answered yet.
    if (before?.race !== table.race || before.phase !== table.phase) this.agreement = null;
    if (before?.race !== table.race) this.guidance = null;
    // A table that only changed its seats or was asked for again does not tell a story; the picture jumps.
    if (table.view && before?.race === table.race)
      this.#listeners.tell({ events: [], view: table.view, undone: false, jump: true });
  }

  #happen(happened: Happened): void {
    if (happened.revision <= this.#revision) return;
    this.#revision = happened.revision;
    this.#outbox.hear(happened);
    this.description = null;
    this.log = happened.undone
      ? this.log.filter((line) => line.number <= happened.number)
      : [...this.log, { number: happened.number, seat: happened.seat, events: happened.events }].slice(-LOG);
    if (happened.view) this.view = happened.view;
    this.#listeners.tell({ events: happened.events, view: happened.view, undone: happened.undone, jump: false });
    if (happened.view?.result && this.table && this.table.phase !== 'over') {
      this.table = { ...this.table, phase: 'over' };
      this.agreement = null;
    }
  }

  #listen({ is, seat, phrase }: Said): void {
    const id = ++this.#phrase;
    this.said = [...this.said.filter((one) => one.seat !== seat), { is, seat, phrase, id }];
    setTimeout(() => (this.said = this.said.filter((one) => one.id !== id)), SPOKEN);
  }

  /** The sentences of the log, newest last. */
  get sentences(): ShownEvent[] {
    return this.log.flatMap((line) => line.events).filter((event) => event.text);
  }
}

const heard = <T extends object>(message: T): Heard<T> => ({ ...message, heard: performance.now() });
