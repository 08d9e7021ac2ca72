/** What the people at this device are asked to do now, in words: the instruction, what applies to it, the big button. */
import { eventIn } from '../../lib/game';
import type { Say } from '../../lib/text';
import type { Choice, Rally } from './rally';
import { onlyWay, tileOf, type Turn } from './turn';

/** What the big button does: the roll, the choice that goes on, the longest drive, the token in the hand, the cup. */
export type Deed = 'roll' | 'go' | 'drive' | 'play' | 'cup';

export interface Main {
  does: Deed;
  words: string;
  /** Why it does nothing now; empty: it does. */
  lock: string;
}

export interface Asked {
  title: string;
  /** What applies to this moment, from what the server says about the choices. */
  hint: string;
  /** Null: nobody here plays, or something else stands in its place. */
  main: Main | null;
}

export interface Moment {
  turn: Turn;
  rally: Rally;
  /** The token that is in the hand. */
  armed: string | null;
  typed: boolean;
  /** Whose turn it is. */
  name: string;
  /** Somebody at this device plays. */
  plays: boolean;
  /** A move of theirs is being told. */
  riding: boolean;
  /** The race is at the cup. */
  cup: boolean;
}

/** How many tiles a drive takes. */
export const tilesOf = ({ move }: Choice): number => (move.move === 'drive' ? move.tiles : 0);

/** The longest of the drives. */
export const longest = (turn: Turn): Choice | null =>
  turn.drives.reduce<Choice | null>(
    (best, { choice }) => (best && tilesOf(best) >= tilesOf(choice) ? best : choice),
    null,
  );

export function askedOf(say: Say, moment: Moment): Asked {
  const { turn, cup, armed, plays } = moment;
  if (cup) {
    const main = plays ? { does: 'cup' as const, words: say('web-hurry-to-cup'), lock: '' } : null;
    return { title: say('web-hurry-at-cup'), hint: '', main };
  }
  if (turn.kind === 'watch') return watching(say, moment);
  if (turn.kind === 'over') return { title: say('web-hurry-over'), hint: '', main: null };
  return armed ? playing(say, moment, armed) : deciding(say, moment);
}

function watching(say: Say, { plays, riding, name }: Moment): Asked {
  const lock = riding ? say('web-hurry-lock-told') : say('web-hurry-lock-turn', { name });
  return {
    title: riding ? say('web-hurry-you-drive') : say('web-hurry-watch', { name }),
    hint: '',
    main: plays ? { does: 'go', words: say('web-hurry-roll'), lock } : null,
  };
}

/** A token is in the hand: it is played, or where to play it is still to be said. */
function playing(say: Say, { turn, rally }: Moment, armed: string): Asked {
  const token = say(`web-hurry-token-${armed}`),
    words = say('web-hurry-play', { token }),
    only = onlyWay(turn, armed);
  if (!only)
    return {
      title: say(`web-hurry-ask-${armed}`),
      hint: say(`web-hurry-does-${armed}`),
      main: { does: 'play', words, lock: say('web-hurry-lock-aim', { token }) },
    };
  const tile = tileOf(only),
    count = (tile ?? 0) - (rally.pilots[turn.seat]?.tile ?? 0);
  const effect = tile === null ? say(`web-hurry-does-${armed}`) : say('web-hurry-hint-ends', { count });
  return {
    title: say('web-hurry-ask-play', { token }),
    hint: crosses(only) ? say('web-hurry-hint-finish') : effect,
    main: { does: 'play', words, lock: '' },
  };
}

function deciding(say: Say, { turn, rally, typed }: Moment): Asked {
  const asked = (title: string, hint: string, does: Deed, words: string): Asked => ({
    title: say(title),
    hint,
    main: { does, words: say(words), lock: '' },
  });
  switch (turn.kind) {
    case 'roll':
    case 'find': {
      const hint = turn.kind === 'find' ? say('web-hurry-hint-find') : '';
      const words = turn.kind === 'find' ? 'web-hurry-turn-over' : 'web-hurry-roll';
      const roll = asked(`web-hurry-ask-${turn.kind}`, hint, 'roll', words);
      return typed ? { ...roll, main: null } : roll;
    }
    case 'start': {
      const tokens = [...turn.offers.keys()].some((token) => token !== 'lantern');
      return tokens
        ? asked('web-hurry-ask-start', say('web-hurry-hint-token'), 'go', 'web-hurry-roll')
        : asked('web-hurry-ask-roll', '', 'go', 'web-hurry-roll');
    }
    case 'second':
      return asked(
        'web-hurry-ask-second',
        say('web-hurry-hint-second', { speed: rally.speed ?? 0 }),
        'go',
        'web-hurry-keep',
      );
    case 'drive':
      return driving(say, turn);
    default: {
      const chance = eventIn(turn.go?.events, 'second-chance');
      const hint = say(chance ? 'web-hurry-hint-chance' : 'web-hurry-hint-token');
      return asked('web-hurry-ask-after', hint, 'go', 'web-hurry-done');
    }
  }
}

function driving(say: Say, turn: Turn): Asked {
  const far = longest(turn),
    { stop } = turn;
  if (!far) {
    const hint = stop ? say('web-hurry-hint-stay', { limit: stop.limit, speed: stop.speed }) : '';
    return {
      title: say('web-hurry-ask-stay'),
      hint,
      main: turn.go ? { does: 'go', words: say('web-hurry-stay'), lock: '' } : null,
    };
  }
  const count = tilesOf(far),
    hint = crosses(far)
      ? say('web-hurry-hint-finish')
      : stop
        ? say('web-hurry-hint-stop', { limit: stop.limit })
        : say('web-hurry-hint-drive');
  return {
    title: say(turn.drives.length > 1 ? 'web-hurry-ask-drive' : 'web-hurry-drive', { count }),
    hint,
    main: { does: 'drive', words: say('web-hurry-drive', { count }), lock: '' },
  };
}

const crosses = (choice: Choice): boolean => eventIn(choice.events, 'crossed') !== undefined;
