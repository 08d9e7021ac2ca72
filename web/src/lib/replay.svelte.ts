/** A finished (or running) race as a feed: forward steps tell a story, everything else jumps. */
import type { Feed, Moment } from './feed';
import { api } from './api';
import type { DescribedMoment, Description, Frame, PageView, Replay, ShownEvent } from './wire';

export class ReplayFeed implements Feed {
  at = $state(0);
  /** How everything stood at each moment, once somebody has asked. */
  #moments = $state.raw<DescribedMoment[] | null>(null);
  #asked = false;
  #listeners: ((moment: Moment) => void)[] = [];

  constructor(
    readonly replay: Replay,
    at: number,
  ) {
    this.at = Math.min(Math.max(0, at), this.last);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): Frame {
    return this.replay.frames[this.at] ?? { number: 0, seat: null, notation: null, events: [], position: {} };
  }

  get view(): PageView {
    const { game, result } = this.replay;
    return {
      game,
      seat: null,
      actors: [],
      legal: [],
      position: this.frame.position,
      result: this.at === this.last ? result : null,
      roller: null,
      undo: null,
      choices: [],
      seconds: null,
    };
  }

  get sentences(): ShownEvent[] {
    const frames = this.replay.frames.slice(0, this.at + 1);
    return frames.flatMap((frame) => frame.events).filter((event) => event.text);
  }

  get description(): Description | null {
    const nothing = { choices: [], outcomes: [], example: null, cover: false };
    const moment = this.#moments?.[this.at];
    return moment ? { is: 'description', revision: this.at, seat: null, ...moment, ...nothing } : null;
  }

  describe(): void {
    if (this.#asked) return;
    this.#asked = true;
    const { id, race } = this.replay;
    // Without them the seats are listed all the same.
    void api
      .standings(id, race)
      .then((found) => (this.#moments = found))
      .catch(() => undefined);
  }

  listen(hear: (moment: Moment) => void): () => void {
    this.#listeners.push(hear);
    return () => (this.#listeners = this.#listeners.filter((one) => one !== hear));
  }

  /** Nobody acts in a replay. */
  send(): void {}

  step(): boolean {
    if (this.at >= this.last) return false;
    this.at += 1;
    this.#tell({ events: this.frame.events, view: this.view, undone: false, jump: false });
    return true;
  }

  jump(to: number): void {
    const at = Math.min(Math.max(0, to), this.last);
    if (at === this.at) return;
    this.at = at;
    this.#tell({ events: [], view: this.view, undone: false, jump: true });
  }

  #tell(moment: Moment): void {
    for (const hear of this.#listeners) hear(moment);
  }
}
