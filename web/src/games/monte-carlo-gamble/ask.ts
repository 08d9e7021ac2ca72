/** What there is to do now, in words; what others did is told elsewhere, and never in its place. */
import type { Say } from '../../lib/text';
import type { Gamble } from './gamble';
import { kindsOf, type Turn } from './turn';

export interface Asker {
  say: Say;
  gamble: Gamble;
  turn: Turn;
  /** Whose turn it is; and who has nothing left, where a pawn must go back. */
  name: string;
  ruined: string;
  /** Several people share this device, so that names matter. */
  shared: boolean;
}

export const isMine = (turn: Turn): boolean => turn.kind === 'roll' || turn.kind === 'choose';

/** The instruction; for those who watch, who is at it. */
export function askTitle({ say, gamble, turn, name, shared }: Asker): string {
  const { roll: points } = gamble;
  if (turn.kind === 'over') return say('web-monte-over');
  if (!isMine(turn))
    return points && gamble.phase === 'move'
      ? say('web-monte-rolled', { name, points })
      : say('web-monte-watch', { name });
  if (turn.kind === 'choose' && turn.phase === 'move')
    return shared ? say('web-monte-rolled', { name, points }) : say('web-monte-you-rolled', { points });
  if (turn.phase === 'share') return say('web-monte-your-share');
  return say(`web-monte-ask-${turn.phase}`, { name });
}

/** What else there is to know about it. */
export function askHint({ say, turn, name, ruined, shared }: Asker): string {
  if (!isMine(turn)) return '';
  if (turn.kind === 'choose' && turn.phase === 'move')
    return say('web-monte-ask-move', { count: kindsOf(turn.targets).length });
  if (turn.kind === 'choose' && turn.phase === 'back') return say('web-monte-ask-back-text', { name: ruined });
  return shared ? say('web-monte-turn-of', { name }) : '';
}

/** Why the die cannot be rolled now; empty: it can. */
export function whyNoRoll({ say, turn, name }: Asker, rolls: boolean): string {
  if (rolls) return '';
  if (turn.kind === 'choose' && turn.phase === 'move') return say('web-monte-why-rolled');
  if (turn.kind === 'choose') return say('web-monte-why-choose');
  return say('web-monte-why-watch', { name });
}
