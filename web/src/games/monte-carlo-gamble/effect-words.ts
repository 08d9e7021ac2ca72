/** Where a move leads, in words. */
import type { Say } from '../../lib/text';
import { ownerOf, type Gamble } from './gamble';
import type { Effect } from './turn';

export interface EffectReader {
  say: Say;
  gamble: Gamble | null;
  /** By seat. */
  names: string[];
  /** Whose move it is. */
  seat: number;
}

/** Whose pawn lies on top of the stack that is reached; -1: no stack is. */
function ownerUnder(effect: Effect, gamble: Gamble | null): number {
  return gamble && effect.kind === 'stack' ? ownerOf(gamble, effect.under.at(-1) ?? '') : -1;
}

/** In a few words. */
export function effectWords(effect: Effect, { say, gamble, names, seat }: EffectReader): string {
  if (effect.kind !== 'stack') return say(`web-monte-where-${effect.kind}`);
  const owner = ownerUnder(effect, gamble);
  return owner === seat ? say('web-monte-where-own') : say('web-monte-where-stack', { name: names[owner] ?? '' });
}

/** In one word; a stack by the name of whoever is on top of it. */
export function effectWord(effect: Effect, { say, gamble, names }: EffectReader): string {
  if (effect.kind === 'stack') return names[ownerUnder(effect, gamble)] ?? '';
  return say(`web-monte-short-${effect.kind}`);
}
