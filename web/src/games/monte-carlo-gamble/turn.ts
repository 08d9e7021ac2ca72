/** What the person at this device can do now, read from the view's choices. */
import { eventIn, type ViewOf } from '../../lib/game';
import type { Choice, Gamble, MonteCarlo } from './gamble';
import type { GambleEvent } from './wire';

/** A pawn that may be moved, and where that leads. */
export interface Target {
  pawn: string;
  origin: number;
  square: number;
  choice: Choice;
  effect: Effect;
}

/** Each kind of move once: which of several pawns that are alike makes it, nobody is asked. */
export function kindsOf(targets: readonly Target[]): Target[] {
  return targets.filter(({ choice }) => !choice.alike);
}

export type Effect =
  { kind: 'free' | 'casino' | 'bank' | 'start' | 'home' | 'arrow' } | { kind: 'stack'; under: string[] };

export interface Turn {
  /** roll: chance waits for a tap; choose: a decision of this device; watch: somebody else is at it. */
  kind: 'roll' | 'choose' | 'watch' | 'over';
  seat: number;
  phase: string;
  choices: Choice[];
  targets: Target[];
  /** The own seat that may take back its last move, or what was typed of real dice. */
  undo: number | null;
}

/** The die of the road is rolled here now, or it is drawn who begins. */
export const isRolling = (turn: Turn): boolean =>
  turn.kind === 'roll' && (turn.phase === 'roll' || turn.phase === 'draw-first');

export function readTurn(
  view: ViewOf<MonteCarlo> | null,
  gamble: Gamble | null,
  yours: number[],
  referee = false,
): Turn {
  const turn: Turn = {
    kind: 'watch',
    seat: gamble?.actor ?? 0,
    phase: gamble?.phase ?? 'roll',
    choices: [],
    targets: [],
    undo: null,
  };
  if (!view || !gamble) return turn;
  if (view.result) return { ...turn, kind: 'over' };
  turn.undo = view.undo !== null && yours.includes(view.undo) ? view.undo : null;
  if (view.roller !== null && (referee || yours.includes(view.roller)))
    return { ...turn, kind: 'roll', seat: view.roller };
  if (view.seat === null || !view.choices.length || !yours.includes(view.seat)) return turn;
  return { ...turn, kind: 'choose', seat: view.seat, choices: view.choices, targets: view.choices.flatMap(readTarget) };
}

function readTarget(choice: Choice): Target[] {
  const { move, events } = choice;
  if (move.move !== 'move' && move.move !== 'back') return [];
  const first = eventIn(events, 'moved') ?? eventIn(events, 'sent-back');
  if (!first) return [];
  return [{ pawn: move.pawn, origin: first.origin, square: first.square, choice, effect: effectOf(events ?? []) }];
}

/** What a move leads to: the square that is reached, by what happens on it. */
export function effectOf(events: GambleEvent[]): Effect {
  if (events.some((event) => event.event === 'moved' && ['to-bank', 'back-to-bank'].includes(event.why)))
    return { kind: 'arrow' };
  for (const event of events) {
    if (event.event === 'home') return { kind: 'home' };
    if (event.event === 'casino') return { kind: 'casino' };
    if (event.event === 'stacked') return { kind: 'stack', under: event.under };
    if (event.event === 'paid' && event.why === 'bank') return { kind: 'bank' };
    if (event.event === 'paid' && event.why === 'start') return { kind: 'start' };
  }
  return { kind: 'free' };
}

/** A prize to choose: where it moves the pawn at first, and the money that it brings at once. */
export interface Prize {
  choice: Choice;
  origin: number;
  square: number;
  money: number;
  effect: Effect;
}

export function prizeOf(choice: Choice): Prize {
  const events = choice.events ?? [],
    moved = eventIn(events, 'moved');
  const won = events.find((event) => event.event === 'paid' && event.why === 'casino');
  return {
    choice,
    origin: moved?.origin ?? 0,
    square: moved?.square ?? 0,
    money: won?.event === 'paid' ? won.amount : 0,
    effect: effectOf(events),
  };
}

/** The stakes for which each pawn can be challenged; of those that are alike, the first. */
export function challengesOf(choices: Choice[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { move, alike } of choices)
    if (move.move === 'challenge' && !alike) found.set(move.pawn, [...(found.get(move.pawn) ?? []), move.stake]);
  return found;
}
