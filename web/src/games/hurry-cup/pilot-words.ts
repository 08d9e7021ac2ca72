/** All that is seen of a pilot in the list, as one sentence for those who listen. */
import type { Say } from '../../lib/text';
import type { Pilot, Rally } from './rally';
import { tokensOf } from './tokens';
import type { Whereabouts } from './whereabouts';

/** How the list lies: beside the road, in one or several rows above it, or in a line on a phone on its side. */
export type Look = 'column' | 'strip' | 'small' | 'line';

/** What is seen comes first and as it is seen: people who speak to the page say what they see. */
export function pilotWords(
  say: Say,
  pilot: Pilot,
  { rally, names, look, whereabouts }: { rally: Rally; names: string[]; look: Look; whereabouts: Whereabouts },
): string {
  const held = tokensOf(pilot, new Map()).filter(({ state }) => state !== 'used');
  const parts = [
    ...names,
    look === 'column' ? '' : whereabouts.short(pilot),
    whereabouts.long(pilot),
    tankWords(say, pilot),
    rally.lantern === pilot.seat ? say('web-hurry-lantern') : '',
    ...held.map(({ token }) => say(`web-hurry-token-${token}`)),
  ];
  return parts.filter(Boolean).join(', ');
}

function tankWords(say: Say, { pawn, tank }: Pilot): string {
  if (!pawn) return '';
  const colour = say(`hurry-colour-${pawn}`);
  return tank ? say('web-hurry-tank', { value: tank, colour }) : colour;
}
