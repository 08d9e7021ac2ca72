/** What a turn asks for, as messages: what to do, what the big button does, and whether it can be pressed. */
import type { Colour } from '../../lib/colours';
import type { Race } from './race';
import type { Turn } from './turn';

export interface Ask {
  title: string;
  /** What else there is to know; '' for nothing. */
  hint: string;
  /** The big button; `count` is how many dice are chosen. */
  go: string;
  count: number;
  /** It can be pressed; and nothing else is left to do. */
  ready: boolean;
  now: boolean;
  /** Why it cannot be pressed. */
  why: string;
  /** Somebody at this device is to act. */
  mine: boolean;
  /** The colours of dice that fit somewhere. */
  fits: ReadonlySet<Colour>;
}

const ROLLS: Record<string, string> = {
  'draw-first': 'web-monza-ask-draw',
  'turbo-roll': 'web-monza-ask-turbo',
  reroll: 'web-monza-ask-again',
};

/** `chosen`: the dice for an extra roll, where it is about that. */
export function readAsk(turn: Turn, race: Race, chosen: ReadonlySet<number> | null): Ask {
  const fits = new Set(
    turn.targets.flatMap((target) =>
      target.choices.flatMap((choice) => (!choice.tile && choice.colour ? [choice.colour] : [])),
    ),
  );
  const ready = chosen ? chosen.size > 0 : turn.kind === 'roll' || Boolean(turn.drive ?? turn.decline);
  const begun = race.path.length > 0 || race.phase === 'turbo';
  return {
    title: titleOf(turn, race, chosen !== null, fits.size > 0, begun),
    hint:
      turn.kind === 'lay' && turn.drive && turn.targets.length && race.path.length && !chosen
        ? 'web-monza-may-drive'
        : '',
    go: goOf(turn, race, chosen !== null, begun),
    count: chosen?.size ?? 0,
    ready,
    why: chosen ? 'web-monza-ask-reroll' : 'web-monza-drive-locked',
    now: ready && (turn.kind === 'roll' || chosen !== null || !turn.targets.length),
    mine: turn.kind !== 'watch' && turn.kind !== 'over',
    fits,
  };
}

function titleOf({ kind, targets }: Turn, { phase }: Race, choosing: boolean, fits: boolean, begun: boolean): string {
  if (choosing) return 'web-monza-ask-reroll';
  if (kind === 'roll') return ROLLS[phase] ?? 'web-monza-ask-roll';
  if (kind === 'bonus') return 'web-monza-ask-bonus';
  if (kind === 'over') return 'web-monza-over';
  if (kind === 'watch') return 'web-monza-watch';
  if (targets.length) return fits ? 'web-monza-ask-lay' : 'web-monza-ask-tile';
  return begun ? 'web-monza-ask-drive' : 'web-monza-ask-stay';
}

function goOf({ kind, targets }: Turn, { phase }: Race, choosing: boolean, begun: boolean): string {
  if (choosing) return 'web-monza-reroll';
  if (kind === 'roll') return phase === 'draw-first' ? 'web-monza-draw' : 'web-monza-roll';
  if (kind === 'bonus') return 'web-monza-decline';
  return begun || targets.length ? 'web-monza-drive' : 'web-monza-stay';
}
