/** A finished (or running) race as a feed: forward steps tell a story, everything else jumps. */
import type { Feed, Moment } from './feed';
import type { Frame, PageView, Replay } from './wire';

export class ReplayFeed implements Feed {
  at = $state(0);
  #listeners = new Set<(moment: Moment) => void>();

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

  listen(hear: (moment: Moment) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
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
