/** A stack that is fanned out, or pawns to choose from; and what a tap on the board means for it. */
import type { Commands } from '../../lib/commands';
import type { Say } from '../../lib/text';
import { ownerOf, type Gamble } from './gamble';
import { isRoomy } from './piles';
import { kindsOf, type Target, type Turn } from './turn';
import type { Layout } from './wire';

interface Source {
  say: Say;
  gamble: Gamble | null;
  layout: Layout | null;
  turn: Turn;
}

export class StackFan {
  /** From top to bottom; null: no stack is. */
  open = $state.raw<{ title: string; pawns: string[] } | null>(null);
  readonly #source: () => Source;
  readonly #commands: Commands;

  constructor(source: () => Source, commands: Commands) {
    this.#source = source;
    this.#commands = commands;
  }

  readonly close = (): void => {
    this.open = null;
  };

  /** A glowing square was tapped: its pawn goes, or one says which. */
  readonly choose = (own: Target[]): void => {
    const kinds = kindsOf(own),
      [first] = own;
    if (!first) return;
    if (kinds.length < 2) this.#commands.move((kinds[0] ?? first).choice.notation);
    // From one stack, one sees who lies under whom; from several squares, only what can go there.
    else if (own.every((target) => target.origin === first.origin)) this.#show(first.origin);
    else this.open = { title: this.#source().say('web-monte-which-pawn'), pawns: own.map(({ pawn }) => pawn) };
  };

  /** A pawn of the fan was tapped; one that may not move is tried all the same, and the server says why. */
  readonly pick = (pawn: string): void => {
    const { turn } = this.#source();
    this.open = null;
    if (turn.kind === 'choose' && (turn.phase === 'move' || turn.phase === 'back'))
      this.#commands.move(`${turn.phase} ${pawn}`);
  };

  /**
   * A tap beside what glows: a stack is fanned out; an own pawn that stands alone is tried, so that one hears why not.
   */
  readonly look = (square: number): void => {
    const { gamble, layout, turn } = this.#source(),
      pawns = gamble?.squares.get(square) ?? [];
    const alone = pawns.length === 1 || (layout !== null && isRoomy(layout, square)),
      own = pawns.find((pawn) => gamble && ownerOf(gamble, pawn) === turn.seat);
    if (!alone) this.#show(square);
    else if (own) this.pick(own);
  };

  #show(square: number): void {
    const { say, gamble } = this.#source(),
      pawns = gamble?.squares.get(square) ?? [];
    this.open = { title: say('web-monte-square', { square }), pawns: pawns.toReversed() };
  }
}
