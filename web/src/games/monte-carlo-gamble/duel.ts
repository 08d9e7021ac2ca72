/** A duel in words: what a hand is called, and what each side is doing. */
import type { Say } from '../../lib/text';
import { alike } from './art';
import type { Poker } from './gamble';

export type Side = 0 | 1;

/** Hands that are called by their faces, as "three kings". */
const BY_FACES = new Set(['five', 'four', 'three', 'two-pairs', 'pair']);

/** Who sits at this side: the challenger's is 0. */
export const seatAt = (poker: Poker, side: Side): number => (side ? poker.opponent : poker.challenger);

/** What a hand is called: by its faces where several are alike, otherwise by its kind. */
export function handWords(poker: Poker, side: Side, say: Say): string {
  const kind = poker.kinds[side];
  if (!kind) return '';
  const [faces, others] = alike(poker.hands[side]).map((face) => say(`web-monte-faces-${face}`));
  return BY_FACES.has(kind) && faces
    ? say('web-monte-hand-of', { kind, faces, others: others ?? '' })
    : say(`gamble-hand-${kind}`);
}

/** What a side is doing; `asking`: partners are asked to join the challenger. */
export function doingWords(
  poker: Poker,
  side: Side,
  asking: boolean,
  { say, money }: { say: Say; money: (amount: number) => string },
): string {
  const seat = seatAt(poker, side);
  if (poker.winner !== null) {
    const gain = poker.gains[seat] ?? 0;
    return poker.winner === seat
      ? say('web-monte-duel-wins', { money: money(Math.max(0, gain)) })
      : say('web-monte-duel-loses', { money: money(Math.abs(Math.min(0, gain))) });
  }
  if (poker.asked !== null || asking) return say(side === 0 ? 'web-monte-stakes' : 'web-monte-waits');
  if (poker.side !== side) return poker.rolls[side] ? '' : say('web-monte-waits');
  if (poker.tie) return say('web-monte-tie');
  return poker.most ? say('web-monte-rolls-used', { rolls: poker.rolls[side], most: poker.most }) : '';
}
