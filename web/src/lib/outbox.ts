/** What was tapped and may not have arrived: kept while the line is broken, and sent once it is there again. */
import type { AnyCommand, Happened, PageView } from './wire';

interface Kept {
  command: AnyCommand;
  /** It was sent, but nobody knows whether it has arrived. */
  doubtful: boolean;
}

/** What only means something at the moment at which it is sent, or is sent again by itself. */
const PASSING = new Set<AnyCommand['do']>(['pong', 'echo', 'pace', 'say', 'hint']);
/** Questions of the page: they change nothing, so one of each kind is enough, and nobody doubts them. */
const QUESTIONS = new Set<AnyCommand['do']>(['describe', 'guide']);

export const isAct = (command: AnyCommand): boolean =>
  command.do === 'roll' || command.do === 'move' || command.do === 'undo';

/** Can this still be done, as far as the page sees? The server has the last word. */
export function fits(command: AnyCommand, view: PageView | null, revision: number): boolean {
  if (!isAct(command)) return true;
  if (!view || view.result || (command.revision ?? revision) !== revision) return false;
  if (command.do === 'move') return view.actors.includes(command.seat);
  if (command.do === 'undo') return view.undo === command.seat;
  return view.actors.includes(-1);
}

/** Is this what came of it? */
export function cameOf(command: AnyCommand, happened: Happened): boolean {
  if (command.do === 'undo') return happened.undone;
  if (command.do === 'roll') return happened.seat === -1 && !happened.undone;
  return command.do === 'move' && happened.seat === command.seat && !happened.undone;
}

export class Outbox {
  #kept: Kept[] = [];
  /** The questions under way whether the server is there, oldest first, each with the command sent before it: an
      answer to the question says that the command has arrived. */
  #asked: (AnyCommand | null)[] = [];

  get isEmpty(): boolean {
    return !this.#kept.length;
  }

  /** How many things wait that somebody has tapped. */
  get waiting(): number {
    return this.#kept.filter(({ command }) => !QUESTIONS.has(command.do)).length;
  }

  /** Keeps a command for later. False where that makes no sense. */
  keep(command: AnyCommand): boolean {
    if (PASSING.has(command.do)) return false;
    const same = JSON.stringify(command);
    const kept = QUESTIONS.has(command.do)
      ? this.#kept.some((one) => one.command.do === command.do)
      : this.#kept.some((one) => JSON.stringify(one.command) === same);
    if (!kept) this.#kept.push({ command, doubtful: false });
    return true;
  }

  /** Would it matter if this were lost on the way? */
  matters(command: AnyCommand): boolean {
    return !PASSING.has(command.do) && !QUESTIONS.has(command.do);
  }

  /** The server was asked whether it is there, right after this command or by itself. */
  ask(command: AnyCommand | null): void {
    this.#asked.push(command);
  }

  /** The server has answered that it is there. */
  confirm(): void {
    this.#asked.shift();
  }

  /** The line is broken: what was sent last may be lost. */
  doubt(): void {
    const sent = this.#asked.flatMap((command) => (command ? [{ command, doubtful: true }] : []));
    this.#kept.unshift(...sent);
    this.#asked = [];
  }

  /** Something has happened: was it this? */
  hear(happened: Happened): void {
    const came = this.#kept.findIndex((one) => one.doubtful && cameOf(one.command, happened));
    if (came >= 0) this.#kept.splice(came, 1);
  }

  /** The line is there again, and the page up to date: what is to be sent now, and what no longer fits. */
  empty(view: PageView | null, revision: number): { send: AnyCommand[]; refused: AnyCommand[] } {
    const kept = this.#kept;
    this.#kept = [];
    const good = kept.filter(({ command }) => fits(command, view, revision));
    const bad = kept.filter((one) => !good.includes(one) && !one.doubtful);
    return { send: good.map(({ command }) => command), refused: bad.map(({ command }) => command) };
  }
}
