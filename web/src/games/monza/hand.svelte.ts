/** What somebody holds: a die or tile that was tapped or is dragged to a space, or dice to be rolled again. */
import { noneChosen, toggled } from '../../lib/choosing';
import { COLOURS, handful, letterOf, type Colour } from '../../lib/colours';
import type { Commands } from '../../lib/commands';
import type { Point } from '../../lib/drag';
import type { Track } from './geometry';
import type { Race, Target } from './race';
import type { Turn } from './turn';

export interface Piece {
  colour: Colour;
  tile: boolean;
}

/** What a point of the screen means on the board. */
export type Aim = (at: Point) => { target: Target | null; space: string | null } | null;

interface Source {
  turn: Turn;
  race: Race | null;
  track: Track | null;
}

/** The ways to lay this piece, by the spaces that they lead to. */
export function laysOf(targets: Target[], { colour, tile }: Piece): Target[] {
  return targets
    .map((target) => ({
      ...target,
      choices: target.choices.filter((choice) => choice.colour === colour && choice.tile === tile),
    }))
    .filter((target) => target.choices.length);
}

export class Hand {
  picked = $state.raw<Piece | null>(null);
  /** Places of the dice to be rolled again; null: it is not about that. */
  chosen = $state.raw<ReadonlySet<number> | null>(null);
  /** The piece on its way to a space, and where the pointer is. */
  dragged = $state.raw<(Piece & { at: Point }) | null>(null);
  /** The space that a pointer or the keyboard is at. */
  focus = $state<string | null>(null);
  readonly #source: () => Source;
  readonly #commands: Commands;
  readonly #aim: Aim;
  /** Where a tap leads now. */
  readonly targets = $derived.by(() => {
    if (this.chosen) return [];
    const { targets } = this.#source().turn;
    return this.picked ? laysOf(targets, this.picked) : targets;
  });

  constructor(source: () => Source, commands: Commands, aim: Aim) {
    this.#source = source;
    this.#commands = commands;
    this.#aim = aim;
  }

  /** Puts everything down. */
  clear(): void {
    [this.picked, this.chosen, this.focus] = [null, null, null];
  }

  /** A tap on a piece: it is laid where there is only one space for it, and picked otherwise. */
  readonly pick = (piece: Piece, place: number): void => {
    if (this.chosen) {
      this.chosen = toggled(this.chosen, place);
      return;
    }
    const lays = laysOf(this.#source().turn.targets, piece);
    const only = lays.length === 1 ? lays[0]?.choices[0] : undefined;
    if (only) this.#commands.move(only.notation);
    else this.picked = this.picked?.colour === piece.colour && this.picked.tile === piece.tile ? null : piece;
  };

  /** Begins to choose dice for the extra roll, or gives that up. */
  readonly toggleExtra = (): void => {
    this.chosen = this.chosen ? null : noneChosen();
  };

  /** A piece is dragged over the page (null: put back). */
  readonly drag = (piece: Piece, at: Point | null): void => {
    this.dragged = at && { ...piece, at };
    this.picked = at && piece;
    this.focus = at && (this.#aim(at)?.target?.space ?? null);
  };

  /** Let go over a glowing space it is laid; over another space it is tried all the same. */
  readonly drop = (piece: Piece, at: Point): void => {
    this.picked = piece;
    const over = overPanel(at) ? null : this.#aim(at);
    this.dragged = null;
    if (over?.target) {
      const choice = laysOf([over.target], piece)[0]?.choices[0];
      if (choice) this.#commands.move(choice.notation);
    } else if (over?.space) this.tryOn(over.space);
    [this.picked, this.focus] = [null, null];
  };

  /** A die is laid rather than a tile, where both would fit. */
  readonly layOn = (target: Target): void => {
    const choice = target.choices.find((one) => !one.tile) ?? target.choices[0];
    if (choice) this.#commands.move(choice.notation);
  };

  /** A wrong tap is tried all the same: the server says why it is not possible. */
  readonly tryOn = (space: string): void => {
    const { turn, track } = this.#source();
    const letter = letterOf(this.picked?.colour ?? COLOURS[track?.cells.get(space)?.colour ?? 0] ?? 'red');
    this.#commands.move(
      turn.kind === 'bonus' ? `step ${space}` : `${this.picked?.tile ? 'tile' : 'lay'} ${letter} ${space}`,
    );
  };

  /** Drives, or rolls the chosen dice again. */
  readonly drive = (): void => {
    const { turn, race } = this.#source(),
      { chosen } = this;
    if (chosen) {
      const dice = handful(race?.dice ?? '').filter((_, place) => chosen.has(place));
      this.#commands.move(`reroll ${dice.map(letterOf).join('')}`);
    } else if (turn.drive) this.#commands.move(turn.drive.notation);
  };
}

const overPanel = (at: Point): boolean =>
  document.elementsFromPoint(at.x, at.y).some((element) => element.closest('.panel, .sheet'));
