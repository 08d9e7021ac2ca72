/** A puzzle as a feed: once somebody has decided, the server is asked what that was worth. */
import { api, reason, Refusal } from './api';
import type { Moment } from './feed';
import { SetUp } from './practice.svelte';
import type { MadeTable, PuzzleInfo, PuzzleVerdict } from './wire';

/** The server's answer about a table at which the seat is still to move. */
const UNDECIDED = 409;

export class Solving extends SetUp {
  /** Has the seat begun to move? */
  begun = $state(false);
  /** Is the decision made? What comes after it does not count. */
  decided = $state(false);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** Why there is no verdict. */
  trouble = $state('');
  /** Counts decisions, so that a verdict that comes late is not taken for that of the next one. */
  #tries = 0;

  constructor(
    readonly puzzle: PuzzleInfo,
    /** Somebody has found the best way. */
    private readonly onsolved: () => void,
  ) {
    super(puzzle.table);
  }

  protected make(): Promise<MadeTable> {
    return api.openPuzzle(this.puzzle.game, this.puzzle.number);
  }

  protected forget(): void {
    this.#tries += 1;
    this.begun = this.decided = false;
    this.verdict = null;
    this.trouble = '';
  }

  protected note(moment: Moment): void {
    if (moment.undone) {
      this.forget();
      this.begun = true;
      return;
    }
    if (moment.jump || !moment.events.length) return;
    this.begun = true;
    // Without a view, another moment follows at once: whether the decision is made, the server knows.
    const acting = moment.view?.actors ?? [];
    if (!this.decided && !this.table.yours.some((seat) => acting.includes(seat))) void this.#decide();
  }

  async #decide(): Promise<void> {
    const { game, number } = this.puzzle,
      tried = this.#tries;
    this.decided = true;
    try {
      const verdict = await api.judgePuzzle(game, number, this.id ?? '');
      if (tried !== this.#tries) return;
      this.verdict = verdict;
      if (verdict.solved) this.onsolved();
    } catch (error) {
      if (tried !== this.#tries) return;
      if (error instanceof Refusal && error.status === UNDECIDED) this.decided = false;
      else this.trouble = reason(error);
    }
  }
}
