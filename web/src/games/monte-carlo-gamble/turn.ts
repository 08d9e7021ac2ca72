/** What the person at this device can do now, read from the view's choices. */
import type { Choice, ShownEvent, PageView } from '../../lib/wire';
import type { Gamble } from './gamble';

/** A pawn that may be moved, and where that leads. */
export interface Target {
  pawn: string;
  origin: number;
  square: number;
  choice: Choice;
  effect: Effect;
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

export function readTurn(view: PageView | null, gamble: Gamble | null, yours: number[], referee = false): Turn {
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
  const [word, pawn = ''] = choice.notation.split(' ');
  if (word !== 'move' && word !== 'back') return [];
  const events = choice.events ?? [],
    first = events.find((event) => event.event === 'moved' || event.event === 'sent-back');
  if (!first) return [];
  return [{ pawn, origin: Number(first['origin']), square: Number(first['square']), choice, effect: effectOf(events) }];
}

/** What a move leads to: the square that is reached, by what happens on it. */
export function effectOf(events: ShownEvent[]): Effect {
  const moved = events.filter((event) => event.event === 'moved' || event.event === 'sent-back');
  if (moved.some((event) => event['why'] === 'to-bank' || event['why'] === 'back-to-bank')) return { kind: 'arrow' };
  for (const event of events) {
    if (event.event === 'home') return { kind: 'home' };
    if (event.event === 'casino') return { kind: 'casino' };
    if (event.event === 'stacked') return { kind: 'stack', under: (event['under'] as string[] | undefined) ?? [] };
    if (event.event === 'paid' && event['why'] === 'bank') return { kind: 'bank' };
    if (event.event === 'paid' && event['why'] === 'start') return { kind: 'start' };
  }
  return { kind: 'free' };
}

/** Where a choice moves the pawn at first, and the money that it brings at once. */
export function prizeOf(choice: Choice): { origin: number; square: number; money: number; effect: Effect } {
  const events = choice.events ?? [],
    moved = events.find((event) => event.event === 'moved');
  const paid = events.find((event) => event.event === 'paid' && event['why'] === 'casino');
  return {
    origin: Number(moved?.['origin'] ?? 0),
    square: Number(moved?.['square'] ?? 0),
    money: Number(paid?.['amount'] ?? 0),
    effect: effectOf(events),
  };
}

/** The stakes for which each pawn can be challenged. */
export function challengesOf(choices: Choice[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { notation } of choices) {
    const [word, pawn = '', stake = ''] = notation.split(' ');
    if (word === 'challenge') found.set(pawn, [...(found.get(pawn) ?? []), Number(stake)]);
  }
  return found;
}
