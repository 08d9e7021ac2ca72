/** What a game's board is fed with: by a live table, or by a replay. */
import type { AnyCommand, Description, PageView, ShownEvent } from './wire';

export interface Moment {
  events: ShownEvent[];
  /** What is to be seen after the events. Null where the next moment follows at once. */
  view: PageView | null;
  undone: boolean;
  /** Show it at once, without a story. */
  jump: boolean;
}

export interface Feed {
  readonly view: PageView | null;
  /** False while the line to the table is broken. When it was, what was sent last may be lost. */
  readonly connected?: boolean;
  /** It happens now, and is told at the pace that people want; a replay has a speed of its own. */
  readonly live?: boolean;
  listen(hear: (moment: Moment) => void): () => void;
  send(command: AnyCommand): void;
  /** What has happened so far, newest last. */
  readonly sentences: ShownEvent[];
  /** The view in words, once somebody has asked for it with `describe`; null until it is there. */
  readonly description: Description | null;
  describe(): void;
}
