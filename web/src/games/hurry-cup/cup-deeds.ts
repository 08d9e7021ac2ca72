/** What people do round the cup, as it is sent to the table. */
import type { Colour } from '../../lib/colours';
import type { Commands } from '../../lib/commands';
import type { Feed } from '../../lib/feed';
import type { Grip } from './grip.svelte';
import type { Rally } from './rally';
import type { Turn } from './turn';

interface Source {
  feed: Feed;
  rally: Rally | null;
  turn: Turn;
}

export class CupDeeds {
  readonly #source: () => Source;
  readonly #grip: Grip;
  readonly #commands: Commands;

  constructor(source: () => Source, grip: Grip, commands: Commands) {
    this.#source = source;
    this.#grip = grip;
    this.#commands = commands;
  }

  /** The dice are real: what one of them shows. */
  readonly tank = (pawn: Colour, value: number): void => this.#commands.roll(`tank ${pawn.slice(0, 1)}${value}`);

  readonly ready = (seat: number): void => this.#commands.move('ready', seat);

  readonly horn = (seat: number): void => this.#commands.move('horn', seat);

  /** A hand goes to a pawn: it is ranked, looked up after a horn, or grabbed before others do. */
  readonly reach = (seat: number, pawn: Colour, event: Event): void => {
    const { feed, rally, turn } = this.#source();
    if (turn.kind === 'wish') this.#commands.move(`wish ${pawn}`, seat);
    else if (rally?.phase === 'horn') this.#commands.move(`grab ${pawn}`, seat);
    else if (this.#grip.reach(seat, pawn, rally))
      feed.send({ do: 'move', seat, move: `grab ${pawn}`, after: this.#grip.after(event) });
  };
}
