/** What the person at this device can do now, read from the view's choices. */
import type { Choice, PageView, ShownEvent } from '../../lib/wire';
import { readTargets, type Race, type Target } from './race';

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
  push: { seat: number; origin: string; space: string; text: string } | null;
}

export function readTurn(view: PageView | null, race: Race | null, yours: number[], referee = false): Turn {
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
  const named = (name: string): Choice | null => view.choices.find((choice) => choice.notation === name) ?? null;
  const drive = named('drive'),
    decline = named('decline');
  return {
    ...turn,
    kind: decline || race.phase === 'bonus' ? 'bonus' : 'lay',
    seat: view.seat,
    targets: readTargets(view.choices),
    drive,
    decline,
    rerolls: view.choices.filter((choice) => choice.notation.startsWith('reroll ')),
    push: drive ? pushIn(drive.events ?? []) : null,
  };
}

function pushIn(events: ShownEvent[]): Turn['push'] {
  const event = events.find((one) => one.event === 'pushed-back');
  if (!event) return null;
  return {
    seat: Number(event['seat']),
    origin: String(event['origin']),
    space: String(event['space']),
    text: event.text ?? '',
  };
}
