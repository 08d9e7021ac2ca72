/** What a game's board is fed with: by a live table, or by a replay. */
import type { Command, GameEvent, View } from './wire';

export interface Moment {
  events: GameEvent[];
  /** What is to be seen after the events. Null where the next moment follows at once. */
  view: View | null;
  undone: boolean;
  /** Show it at once, without a story. */
  jump: boolean;
}

export interface Feed {
  readonly view: View | null;
  listen(hear: (moment: Moment) => void): () => void;
  send(command: Command): void;
}
