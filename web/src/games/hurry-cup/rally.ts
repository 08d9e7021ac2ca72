/** A moment of a race as the server tells it, read into what the page shows. No rule is known here. */
import type { Colour } from '../../lib/colours';
import type { ChoiceOf, PositionOf } from '../../lib/game';
import type { HurryEvent, HurryMove, RallyDocument } from './wire';

export interface HurryCup {
  state: RallyDocument;
  move: HurryMove;
  event: HurryEvent;
}
export type Choice = ChoiceOf<HurryCup>;

export interface Pilot {
  seat: number;
  colour: Colour;
  tile: number;
  /** The pawn that this pilot holds, and what its die shows, where that is known. */
  pawn: Colour | null;
  tank: number | null;
  tokens: string[];
  fresh: string[];
  used: string[];
  played: string;
}

export interface Rally {
  phase: string;
  round: number;
  cup: number;
  mover: number;
  speed: number | null;
  accelerator: number | null;
  pilots: Pilot[];
  /** The pawns of this race in their order, with what the dice show where that is known. */
  tanks: [Colour, number | null][];
  crossed: number[];
  lantern: number | null;
  stars: number[];
  hidden: string[];
  oil: number[];
  waiting: number[];
  callers: number[];
  late: number[];
  wishes: (string | null)[][];
  /** So many dice lie under the cup. */
  rolled: number;
}

export function readRally({ state: told, options }: PositionOf<HurryCup>): Rally {
  const colours = options['cars'] as Colour[],
    tanks = told.tanks ?? {};
  return {
    phase: told.phase ?? 'ready',
    round: told.round ?? 1,
    cup: told.cup ?? 0,
    mover: told.mover ?? 0,
    speed: told.speed ?? null,
    accelerator: told.accelerator ?? null,
    pilots: told.cars.map((tile, seat) => {
      const pawn = (told.pawns?.[seat] ?? null) as Colour | null;
      return {
        seat,
        colour: colours[seat] ?? 'red',
        tile,
        pawn,
        tank: pawn ? (tanks[pawn] ?? null) : null,
        tokens: told.tokens?.[seat] ?? [],
        fresh: told.fresh?.[seat] ?? [],
        used: told.used?.[seat] ?? [],
        played: told.played?.[seat] ?? '',
      };
    }),
    tanks: Object.entries(tanks) as [Colour, number | null][],
    crossed: told.crossed ?? [],
    lantern: told.lantern ?? null,
    stars: told.stars ?? [],
    hidden: told.hidden ?? [],
    oil: told.oil ?? [],
    waiting: told.waiting ?? [],
    callers: told.callers ?? [],
    late: told.late ?? [],
    wishes: told.wishes ?? [],
    rolled: told.rolled ?? 0,
  };
}

/** Is the race at the cup, and not on the road? */
export const atCup = (phase: string): boolean =>
  ['draw-first', 'ready', 'caller', 'look', 'horn', 'lift', 'grab', 'given', 'wish', 'hand'].includes(phase);

/** The race after an event, as far as the picture goes: what the story shows between two views. */
export function told(rally: Rally, event: HurryEvent): Rally {
  switch (event.event) {
    case 'round-began':
      return {
        ...rally,
        phase: 'ready',
        round: event.round,
        cup: event.cup,
        accelerator: null,
        speed: null,
        callers: [],
        late: [],
        rolled: 0,
        tanks: rally.tanks.map(([colour]) => [colour, null]),
        pilots: rally.pilots.map((pilot) => ({ ...pilot, pawn: null, tank: null, played: '' })),
      };
    case 'called':
      return { ...spend(rally, event.seat, 'horn'), callers: [...rally.callers, event.seat] };
    case 'out-of-fuel':
      return change(rally, event.seat, ({ fresh }) => ({
        fresh: fresh.filter((one) => one !== 'fuel'),
        played: 'fuel',
      }));
    case 'lifted': {
      const tank = (pawn: Colour | null): number | null => (pawn ? (event.tanks[pawn] ?? null) : null);
      return {
        ...rally,
        phase: 'grab',
        tanks: rally.tanks.map(([colour]) => [colour, tank(colour)]),
        pilots: rally.pilots.map((pilot) => ({ ...pilot, tank: tank(pilot.pawn) })),
      };
    }
    case 'grabbed':
      return change(rally, event.seat, () => ({ pawn: event.pawn, tank: event.value }));
    case 'turn-began':
      return { ...rally, phase: 'start', mover: event.seat, accelerator: null, speed: null };
    case 'token-used':
      return spend(rally, event.seat, event.token);
    case 'recovered':
      return change(rally, event.seat, ({ used, fresh }) => ({
        used: used.filter((one) => one !== event.token),
        fresh: [...fresh, event.token],
      }));
    case 'swapped':
      return swap(rally, event.seat, event.other);
    case 'rolled':
    case 'rerolled':
      return { ...rally, mover: event.seat, accelerator: event.accelerator, speed: event.speed };
    case 'lantern-step':
    case 'slipstreamed':
    case 'aced':
    case 'nitro':
    case 'drove':
      return change(rally, event.seat, () => ({ tile: event.tile }));
    case 'oiled':
      return { ...rally, oil: [...rally.oil, event.tile] };
    case 'found':
      return {
        ...change(rally, event.seat, ({ fresh }) => ({ fresh: [...fresh, event.token] })),
        stars: rally.stars.filter((tile) => tile !== event.tile),
        hidden: rally.hidden.filter((token) => token !== event.token),
      };
    case 'lantern':
      return { ...rally, lantern: event.seat };
    case 'crossed':
      return { ...rally, crossed: [...rally.crossed, event.seat] };
    default:
      return rally;
  }
}

function change(rally: Rally, seat: number, part: (pilot: Pilot) => Partial<Pilot>): Rally {
  const pilots = rally.pilots.map((pilot) => (pilot.seat === seat ? { ...pilot, ...part(pilot) } : pilot));
  return { ...rally, pilots };
}

const spend = (rally: Rally, seat: number, token: string): Rally =>
  change(rally, seat, ({ tokens, used }) => ({
    tokens: tokens.filter((one) => one !== token),
    used: [...used, token],
    played: token,
  }));

/** Two pilots exchange their pawns. */
function swap(rally: Rally, one: number, other: number): Rally {
  const held = (seat: number): Partial<Pilot> => {
    const { pawn = null, tank = null } = rally.pilots[seat] ?? {};
    return { pawn, tank };
  };
  return change(
    change(rally, one, () => held(other)),
    other,
    () => held(one),
  );
}

/**
 * Where the pawns stand this round, from left to right (HC-50): at other places every time, and the same on every page.
 */
export function placed(rally: Rally): Rally['tanks'] {
  let seed = rally.round * 2654435761;
  const key = (): number => (seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 3266489917) >>> 0);
  return rally.tanks
    .map((tank) => ({ tank, key: key() }))
    .sort((a, b) => a.key - b.key)
    .map(({ tank }) => tank);
}
