/** A moment of a race as the server tells it, read into what the page shows. No rule is known here. */
import type { PageView, ShownEvent } from '../../lib/wire';
import type { Colour } from './colours';
import type { RallyDocument } from './wire';

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

export function readRally(view: PageView): Rally {
  const position = view.position as { state: RallyDocument; options: { cars: Colour[] } },
    told = position.state;
  const colours = position.options.cars,
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
export function told(rally: Rally, event: ShownEvent): Rally {
  const seat = Number(event['seat'] ?? -1);
  const change = (part: (pilot: Pilot) => Partial<Pilot>): Rally => ({
    ...rally,
    pilots: rally.pilots.map((pilot) => (pilot.seat === seat ? { ...pilot, ...part(pilot) } : pilot)),
  });
  const spend = (token: string): Rally =>
    change((pilot) => ({
      tokens: pilot.tokens.filter((one) => one !== token),
      used: [...pilot.used, token],
      played: token,
    }));
  switch (event.event) {
    case 'round-began':
      return {
        ...rally,
        phase: 'ready',
        round: Number(event['round']),
        cup: Number(event['cup']),
        accelerator: null,
        speed: null,
        callers: [],
        late: [],
        rolled: 0,
        tanks: rally.tanks.map(([colour]) => [colour, null]),
        pilots: rally.pilots.map((pilot) => ({ ...pilot, pawn: null, tank: null, played: '' })),
      };
    case 'called':
      return { ...spend('horn'), callers: [...rally.callers, seat] };
    case 'out-of-fuel':
      return change((pilot) => ({ fresh: pilot.fresh.filter((one) => one !== 'fuel'), played: 'fuel' }));
    case 'lifted': {
      const tanks = event['tanks'] as Record<string, number>;
      return {
        ...rally,
        phase: 'grab',
        tanks: rally.tanks.map(([colour]) => [colour, tanks[colour] ?? null]),
        pilots: rally.pilots.map((pilot) => ({ ...pilot, tank: pilot.pawn ? (tanks[pilot.pawn] ?? null) : null })),
      };
    }
    case 'grabbed':
      return change(() => ({ pawn: event['pawn'] as Colour, tank: (event['value'] as number | null) ?? null }));
    case 'turn-began':
      return { ...rally, phase: 'start', mover: seat, accelerator: null, speed: null };
    case 'token-used':
      return spend(String(event['token']));
    case 'recovered':
      return change((pilot) => ({
        used: pilot.used.filter((one) => one !== event['token']),
        fresh: [...pilot.fresh, String(event['token'])],
      }));
    case 'swapped': {
      const other = Number(event['other']),
        mine = rally.pilots[seat],
        theirs = rally.pilots[other];
      if (!mine || !theirs) return rally;
      const hold = (pilot: Pilot): Pilot =>
        pilot.seat === seat
          ? { ...pilot, pawn: theirs.pawn, tank: theirs.tank }
          : pilot.seat === other
            ? { ...pilot, pawn: mine.pawn, tank: mine.tank }
            : pilot;
      return { ...rally, pilots: rally.pilots.map(hold) };
    }
    case 'rolled':
    case 'rerolled':
      return { ...rally, mover: seat, accelerator: Number(event['accelerator']), speed: Number(event['speed']) };
    case 'lantern-step':
    case 'slipstreamed':
    case 'aced':
    case 'nitro':
    case 'drove':
      return change(() => ({ tile: Number(event['tile']) }));
    case 'oiled':
      return { ...rally, oil: [...rally.oil, Number(event['tile'])] };
    case 'found':
      return {
        ...change((pilot) => ({ fresh: [...pilot.fresh, String(event['token'])] })),
        stars: rally.stars.filter((tile) => tile !== event['tile']),
        hidden: rally.hidden.filter((token) => token !== event['token']),
      };
    case 'lantern':
      return { ...rally, lantern: event['seat'] === null ? null : seat };
    case 'crossed':
      return { ...rally, crossed: [...rally.crossed, seat] };
    default:
      return rally;
  }
}

/** Where the pawns stand this round, from left to right (HC-50): at other places every time, and the same on every page. */
export function placed(rally: Rally): Rally['tanks'] {
  let seed = rally.round * 2654435761;
  const key = (): number => (seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 3266489917) >>> 0);
  return rally.tanks
    .map((tank) => ({ tank, key: key() }))
    .sort((a, b) => a.key - b.key)
    .map(({ tank }) => tank);
}
