/** What the people at this device can do now, read from the view's choices. */
import { eventIn, type ViewOf } from '../../lib/game';
import type { Choice, HurryCup, Rally } from './rally';
import type { HurryMove, Stopped } from './wire';

export type Kind =
  | 'watch'
  | 'ready'
  | 'horn'
  | 'grab'
  | 'wish'
  | 'start'
  | 'roll'
  | 'find'
  | 'tanks'
  | 'second'
  | 'drive'
  | 'after'
  | 'over';

/** A tile that a tap leads to. */
export interface Target {
  tile: number;
  choice: Choice;
}

export interface Turn {
  kind: Kind;
  /** Whose turn it is; where several decide at once, the one that the view is for. */
  seat: number;
  /** The own seats that have something to decide. */
  acting: number[];
  choices: Choice[];
  /** What can be played now, by the token that it takes. */
  offers: Map<string, Choice[]>;
  /** The big button: on to the roll, keep it, stay, or done. */
  go: Choice | null;
  drives: Target[];
  /** The first tile that is too strict for this speed. */
  stop: Stopped | null;
  undo: boolean;
}

/** The token that a move plays. */
const TOKEN_OF: Partial<Record<HurryMove['move'], string>> = {
  lantern: 'lantern',
  swap: 'swap',
  slipstream: 'slipstream',
  pit: 'pit',
  ace: 'ace',
  again: 'second',
  shortcut: 'shortcut',
  nitro: 'nitro',
  oil: 'oil',
  horn: 'horn',
};
const KINDS = new Set(['ready', 'horn', 'grab', 'wish', 'start', 'second', 'drive', 'after']);

export function readTurn(view: ViewOf<HurryCup> | null, rally: Rally | null, yours: number[], referee = false): Turn {
  const turn: Turn = {
    kind: 'watch',
    seat: rally?.mover ?? 0,
    acting: [],
    choices: [],
    offers: new Map(),
    go: null,
    drives: [],
    stop: null,
    undo: false,
  };
  if (!view || !rally) return turn;
  if (view.result) return { ...turn, kind: 'over' };
  turn.undo = view.undo !== null && yours.includes(view.undo);
  if (view.roller !== null && (referee || yours.includes(view.roller)))
    return {
      ...turn,
      kind: rally.phase === 'find' ? 'find' : rally.phase === 'look' || rally.phase === 'lift' ? 'tanks' : 'roll',
      seat: view.roller,
      acting: [view.roller],
    };
  const acting = view.actors.filter((seat) => yours.includes(seat));
  if (!acting.length || view.seat === null) return turn;
  turn.acting = acting;
  turn.seat = view.seat;
  turn.kind = KINDS.has(rally.phase) ? (rally.phase as Kind) : 'watch';
  turn.choices = view.choices;
  for (const choice of view.choices) {
    const { move } = choice,
      token = TOKEN_OF[move.move];
    if (token) turn.offers.set(token, [...(turn.offers.get(token) ?? []), choice]);
    else if (move.move === 'drive' && move.tiles > 0) {
      const tile = tileOf(choice);
      if (tile !== null) turn.drives.push({ tile, choice });
    } else if (['go', 'keep', 'done', 'drive'].includes(move.move)) turn.go = choice;
  }
  turn.stop = eventIn(turn.drives.at(-1)?.choice.events ?? turn.go?.events, 'stopped') ?? null;
  return turn;
}

/** The choice that a token is, if it can be played in one way only. */
export function onlyWay(turn: Turn, token: string): Choice | null {
  const [only, another] = turn.offers.get(token) ?? [];
  return only && !another ? only : null;
}

/** Where a choice would lead the car, or where it would lay something. */
export function tileOf(choice: Choice): number | null {
  let tile: number | null = null;
  for (const event of choice.events ?? [])
    switch (event.event) {
      case 'drove':
      case 'aced':
      case 'nitro':
      case 'slipstreamed':
      case 'lantern-step':
      case 'oiled':
        tile = event.tile;
    }
  return tile;
}

export function targetsOf(choices: Choice[]): Target[] {
  const found = new Map<number, Target>();
  for (const choice of choices) {
    const tile = tileOf(choice);
    if (tile !== null && !found.has(tile)) found.set(tile, { tile, choice });
  }
  return [...found.values()];
}
