/** The pawns on the table as one person sees them: where each stands, its key, and who has taken it. */
import type { Colour } from '../../lib/colours';
import { keyName } from './hands';
import { placed, type Rally } from './rally';
import type { Taken } from './story.svelte';

export interface PawnPlace {
  colour: Colour;
  /** What its die shows, where that is known. */
  value: number | null;
  /** Who has it: a name and the colour of the car; null: it stands there. */
  gone: { name: string; car: Colour; first: boolean } | null;
  key: string;
  /** The place in a ranking, where pawns are ranked. */
  rank: number | null;
  reached: boolean;
}

export interface Seer {
  /** The nth person at this device, in whose row of keys the pawns are; and the seat that reaches for them. */
  person: number;
  seat: number | null;
  /** The pawns that this seat has ranked so far, best first. */
  ranking: readonly (string | null)[];
  /** The pawn that its hand is on its way to. */
  reaching: Colour | undefined;
}

export function pawnPlaces(rally: Rally, taken: readonly Taken[], names: readonly string[], seer: Seer): PawnPlace[] {
  return placed(rally).map(([colour, value], at) => {
    const gone = taken.find((one) => one.pawn === colour),
      rank = seer.ranking.indexOf(colour);
    return {
      colour,
      value,
      key: keyName(seer.person, at),
      rank: rank < 0 ? null : rank + 1,
      gone: gone
        ? {
            name: names[gone.seat] ?? '',
            car: rally.pilots[gone.seat]?.colour ?? 'red',
            first: gone.how === 'live' && gone.seat !== seer.seat,
          }
        : null,
      reached: seer.reaching === colour,
    };
  });
}
