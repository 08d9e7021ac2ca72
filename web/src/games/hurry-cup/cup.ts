/** What goes on round the cup, read from the race. */
import type { Rally } from './rally';
import type { Turn } from './turn';

/** What everybody is asked for, or waits for: the end of the keys of its texts. */
export type Asked = 'ready' | 'tanks' | 'horn' | 'grab' | 'wish' | 'lift' | 'taken' | 'wait';

/** Do several people at this device act at once, each from an own edge of the screen? */
export const atEdges = (rally: Rally, turn: Turn, people: number): boolean =>
  people > 1 && (turn.kind === 'ready' || rally.phase === 'grab');

/** Do the dice lie open? */
export function isLifted(rally: Rally, turn: Turn): boolean {
  if (turn.kind === 'tanks') return false;
  return ['grab', 'given', 'wish', 'hand'].includes(rally.phase) || rally.tanks.every(([, value]) => value !== null);
}

export function askedAt(rally: Rally, turn: Turn): Asked {
  if (turn.kind === 'ready' || turn.kind === 'tanks' || turn.kind === 'horn') return turn.kind;
  if (rally.phase === 'grab') return 'grab';
  if (turn.kind === 'wish') return 'wish';
  if (rally.phase === 'lift') return 'lift';
  return isLifted(rally, turn) ? 'taken' : 'wait';
}

/** What a pilot is doing: the key of its text, and what it says. */
export type Doing =
  | { key: 'has' | 'has-pawn'; pawn: string; tank: number | null }
  | { key: 'called' | 'thinks' | 'is-ready' | 'choose-now' | 'looks' | 'ranks' | 'has-ranked' };

export function doingOf(rally: Rally, seat: number, own: boolean): Doing {
  const pilot = rally.pilots[seat],
    waits = rally.waiting.includes(seat);
  if (pilot?.pawn) return { key: pilot.tank ? 'has' : 'has-pawn', pawn: pilot.pawn, tank: pilot.tank };
  if (rally.callers.includes(seat)) return { key: 'called' };
  if (rally.phase === 'ready') return { key: waits ? 'thinks' : 'is-ready' };
  if (rally.phase === 'grab' && own) return { key: 'choose-now' };
  if (rally.phase === 'wish') return { key: waits ? 'ranks' : 'has-ranked' };
  return { key: 'looks' };
}
