/** The line to the server: it opens again by itself, and notices when nothing comes through any more. */

/** After so many milliseconds of silence the server is asked whether it is there. */
const SILENCE = 1200;
/** After so many without an answer the line counts as broken; after so many more it is laid anew. */
const LATE = 1200;
const HOPELESS = 4000;
/** How often all this is looked at. */
const TICK = 200;
/** Milliseconds between two attempts: at first, and at most. */
const FIRST_TRY = 250;
const LAST_TRY = 3000;

/** How long to wait before the next attempt; not all pages at the same moment, where a server starts again. */
export const pauseBefore = (attempt: number, chance = Math.random()): number =>
  Math.min(LAST_TRY, FIRST_TRY * 2 ** Math.min(attempt, 8)) * (0.75 + chance / 2);

export type Pulse = 'fine' | 'ask' | 'late' | 'hopeless';

/** How a line is, from when something was last heard and since when an answer is missing; all in milliseconds. */
export function pulse(now: number, heard: number, asked: number | null): Pulse {
  if (asked === null) return now - heard < SILENCE ? 'fine' : 'ask';
  if (now - asked >= LATE + HOPELESS) return 'hopeless';
  return now - asked >= LATE ? 'late' : 'fine';
}

/** For how long a page could not listen that comes to its next look after so many milliseconds: it was busy drawing, or
 * the device slept. What came meanwhile still waits to be read. */
export const deaf = (since: number): number => (since > 2 * TICK ? since - TICK : 0);

export interface LineEnds {
  address: () => URL;
  hear: (text: string) => void;
  /** Asks the server whether it is there. */
  ask: () => void;
  open: () => void;
  /** Nothing comes through (false), or it does again. */
  alive: (alive: boolean) => void;
}

export class Line {
  readonly #ends: LineEnds;
  #socket: WebSocket | null = null;
  #attempt = 0;
  /** When the last attempt began, something was last heard, and the server was asked whether it is there. */
  #begun = 0;
  #heard = 0;
  #asked: number | null = null;
  #checked = performance.now();
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;
  readonly #look = (): void => this.#lookNow();

  constructor(ends: LineEnds) {
    this.#ends = ends;
    this.#watch = setInterval(() => this.#check(), TICK);
    for (const event of ['online', 'offline', 'focus']) addEventListener(event, this.#look);
    document.addEventListener('visibilitychange', this.#look);
    this.#lay();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  /** Something was sent that is answered at once: without an answer, the line is broken. */
  expect(): void {
    this.#asked ??= performance.now();
  }

  /** Lays the line anew. */
  renew(): void {
    this.#attempt = 0;
    this.#drop();
    this.#lay();
  }

  close(): void {
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    for (const event of ['online', 'offline', 'focus']) removeEventListener(event, this.#look);
    document.removeEventListener('visibilitychange', this.#look);
    this.#drop();
  }

  #lay(): void {
    clearTimeout(this.#retry);
    this.#begun = performance.now();
    this.#asked = null;
    const socket = (this.#socket = new WebSocket(this.#ends.address()));
    socket.onopen = () => {
      this.#hear();
      this.#ends.open();
    };
    socket.onmessage = (message) => {
      this.#attempt = 0; // not when it opens: a server that turns everybody away is to be asked less and less often
      this.#hear();
      this.#ends.hear(String(message.data));
    };
    socket.onclose = () => this.#lost();
  }

  #hear(): void {
    this.#heard = performance.now();
    this.#asked = null;
    this.#ends.alive(true);
  }

  /** A broken line says nothing when it is closed: whoever waits for that would wait for long. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    this.#drop();
    this.#ends.alive(false);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#lay(), pauseBefore(this.#attempt++));
  }

  #check(): void {
    const now = performance.now();
    const missed = deaf(now - this.#checked);
    this.#checked = now;
    this.#begun += missed;
    if (this.#asked !== null) this.#asked += missed;
    if (this.#socket?.readyState === WebSocket.CONNECTING) {
      if (now - this.#begun > LATE) this.#ends.alive(false);
      if (now - this.#begun > LATE + HOPELESS) this.#lost();
      return;
    }
    if (!this.isOpen) return;
    const found = pulse(now, this.#heard, this.#asked);
    // A page that nobody looks at asks nothing, and its timers are slow; it asks when somebody looks again.
    if (found === 'ask' && !document.hidden) this.#ends.ask();
    else if (found === 'late') this.#ends.alive(false);
    else if (found === 'hopeless') this.#lost();
  }

  /** The network has changed, or somebody looks at the page again. */
  #lookNow(): void {
    if (document.hidden) return;
    if (this.isOpen) {
      if (this.#asked === null) this.#ends.ask();
    } else if (!this.#socket && navigator.onLine) this.renew();
  }
}
