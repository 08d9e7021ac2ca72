/** A table, live: the socket that comes back by itself, the table as it is now, and what happens on it, one by one. */
import { liveAddress } from './api';
import { keepKey, keyOf } from './keys';
import { Listeners } from './listeners';
import { toasts } from './toast.svelte';
import type { Feed, Moment } from './feed';
import type {
  AnyCommand,
  AnyMessage,
  Description,
  Happened,
  Line,
  PageView,
  Presence,
  ShownEvent,
  TableInfo,
} from './wire';

const LOG = 200;

export class Live implements Feed {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<PageView | null>(null);
  description = $state.raw<Description | null>(null);
  log = $state.raw<Line[]>([]);
  presence = $state.raw<Presence | null>(null);
  connected = $state(false);
  lost = $state(false);
  #revision = 0;
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;
  readonly #listeners = new Listeners<Moment>();

  constructor(readonly id: string) {
    this.#connect();
  }

  listen(hear: (moment: Moment) => void): () => void {
    return this.#listeners.add(hear);
  }

  send(command: AnyCommand): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const acts = command.do === 'roll' || command.do === 'move' || command.do === 'undo';
    // Where several decide at the same time, what another one has done meanwhile does not make this command stale.
    const alone = acts && (this.view?.actors.length ?? 0) < 2;
    this.#socket.send(JSON.stringify(alone ? { ...command, revision: this.#revision } : command));
  }

  describe(): void {
    if (this.view) this.send({ do: 'describe' });
  }

  /** Opens the socket anew, as after a key or the language has changed. */
  reconnect(): void {
    this.#revision = 0;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #connect(): void {
    const socket = (this.#socket = new WebSocket(liveAddress(this.id, keyOf(this.id), this.#revision)));
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as AnyMessage);
    socket.onopen = () => {
      this.connected = true;
      this.#tries = 0;
    };
    socket.onclose = () => {
      this.connected = false;
      if (this.#closed) return;
      // Closed before the first message again and again: there is no such table.
      if (++this.#tries > 4 && !this.table) this.lost = true;
      setTimeout(() => !this.#closed && this.#connect(), Math.min(8000, 250 * 2 ** Math.min(this.#tries, 5)));
    };
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
        this.send({ do: 'pong', number: message.number });
        break;
      case 'description': // one that is late tells of what is over
        if (message.revision === this.#revision) this.description = message;
        break;
      case 'presence':
        this.presence = message;
        break;
    }
  }

  #seat(table: TableInfo): void {
    const before = this.table;
    this.#revision = table.revision;
    this.table = table;
    this.view = table.view;
    this.description = null;
    this.log = table.log;
    // A table that only changed its seats or was asked for again does not tell a story; the picture jumps.
    if (table.view && before?.race === table.race)
      this.#listeners.tell({ events: [], view: table.view, undone: false, jump: true });
  }

  #happen(happened: Happened): void {
    if (happened.revision <= this.#revision) return;
    this.#revision = happened.revision;
    this.description = null;
    this.log = happened.undone
      ? this.log.filter((line) => line.number <= happened.number)
      : [...this.log, { number: happened.number, seat: happened.seat, events: happened.events }].slice(-LOG);
    if (happened.view) this.view = happened.view;
    this.#listeners.tell({ events: happened.events, view: happened.view, undone: happened.undone, jump: false });
    if (happened.view?.result && this.table) this.table = { ...this.table, phase: 'over' };
  }

  /** The sentences of the log, newest last. */
  get sentences(): ShownEvent[] {
    return this.log.flatMap((line) => line.events).filter((event) => event.text);
  }
}
