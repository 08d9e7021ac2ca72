/** What the people at this device do, as it is sent to the table. */
import type { Feed } from './feed';

interface Source {
  feed: Feed;
  /** The seat that acts. null: none does, and nothing is sent. */
  seat: number | null;
  /** The seat whose last move can be taken back. */
  undo: number | null;
}

export class Commands {
  readonly #source: () => Source;

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** Makes a move; `seat` where it is not the one that acts. */
  readonly move = (notation: string, seat = this.#source().seat): void => {
    if (seat !== null) this.#source().feed.send({ do: 'move', seat, move: notation });
  };

  /** Lets the dice roll, or enters what real ones show. */
  readonly roll = (notation?: string): void => {
    const { feed, seat } = this.#source();
    if (seat !== null) feed.send({ do: 'roll', seat, ...(notation ? { move: notation } : {}) });
  };

  readonly undo = (): void => {
    const { feed, undo } = this.#source();
    if (undo !== null) feed.send({ do: 'undo', seat: undo });
  };
}
