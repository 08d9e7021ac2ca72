/** What the person at this device can do now, read from the view's choices. */
import { eventIn, type ViewOf } from '../../lib/game';
import { readTargets, type Choice, type Monza, type Race, type Target } from './race';
import type { PushedBack } from './wire';

export interface Turn {
  /** roll: chance waits for a tap; lay: dice go on spaces; bonus: a step is offered; watch: somebody else is at it. */
  kind: 'roll' | 'lay' | 'bonus' | 'watch' | 'over';
  seat: number;
  targets: Target[];
  drive: Choice | null;
  decline: Choice | null;
  rerolls: Choice[];
  undo: boolean;
  /** Who would be pushed back by driving now. */
  push: PushedBack | null;
}

export function readTurn(view: ViewOf<Monza> | null, race: Race | null, yours: number[], referee = false): Turn {
  const turn: Turn = {
    kind: 'watch',
    seat: race?.bonusFor ?? race?.turn ?? 0,
    targets: [],
    drive: null,
    decline: null,
    rerolls: [],
    undo: false,
    push: null,
  };
  if (!view || !race) return turn;
  if (view.result) return { ...turn, kind: 'over' };
  turn.undo = view.undo !== null && yours.includes(view.undo);
  if (view.roller !== null && (referee || yours.includes(view.roller)))
    return { ...turn, kind: 'roll', seat: view.roller };
  if (view.seat === null || !view.choices.length || !yours.includes(view.seat)) return turn;
  const the = (name: Choice['move']['move']): Choice | null =>
    view.choices.find((choice) => choice.move.move === name) ?? null;
  const drive = the('drive'),
    decline = the('decline');
  return {
    ...turn,
    kind: decline || race.phase === 'bonus' ? 'bonus' : 'lay',
    seat: view.seat,
    targets: readTargets(view.choices),
    drive,
    decline,
    rerolls: view.choices.filter((choice) => choice.move.move === 'reroll'),
    push: eventIn(drive?.events, 'pushed-back') ?? null,
  };
}

/** Real dice are rolled on the table, and somebody says here what they show. */
export const isTyped = (turn: Turn, race: Race, typed: boolean): boolean =>
  typed && turn.kind === 'roll' && race.phase !== 'draw-first';

/** A professional sees the tiles while it is about dice. */
export const hasTiles = ({ kind, seat }: Turn, { cars }: Race): boolean =>
  (kind === 'roll' || kind === 'lay') && typeof cars[seat]?.tiles === 'string';
