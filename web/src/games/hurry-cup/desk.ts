/** All that stands where the people at this device act, and what a tap there does. */
import type { Colour } from '../../lib/colours';
import type { Commands } from '../../lib/commands';
import type { Say } from '../../lib/text';
import type { Aim } from './aim.svelte';
import { askedOf, type Asked } from './asked';
import type { MainDeed } from './main-deed.svelte';
import type { Choice, Pilot, Rally } from './rally';
import type { RallyStory } from './story.svelte';
import { tokensOf, type HeldToken } from './tokens';
import type { Turn } from './turn';

export interface Desk {
  rally: Rally;
  turn: Turn;
  asked: Asked;
  /** Who acts, or waits to: their tokens are shown. Null: nobody here plays. */
  mine: Pilot | null;
  tokens: HeldToken[];
  /** It is the turn of somebody at this device. */
  own: boolean;
  /** Several people share the device: whose turn it is. */
  owner: string;
  /** What has happened last, and whose car that was. */
  story: { text: string; car: Colour | null };
  tumbling: boolean;
  typed: boolean;
  /** Nothing lies over it: what is in it can be pointed at. */
  open: boolean;
  armed: string | null;
  /** What is being explained; why the big button does nothing. */
  told: HeldToken | null;
  why: string;
  /** What the round button puts back or takes back. */
  back: { words: string; do: () => void } | null;
  act: () => void;
  token: (token: string) => void;
  explain: (token: string) => void;
  hover: (token: string | null) => void;
  choose: (choice: Choice) => void;
  roll: (value: string) => void;
}

/** The moment that a desk is for. */
export interface AtDesk {
  rally: Rally;
  turn: Turn;
  /** Seats that play at this device: none in a replay. */
  playing: number[];
  names: string[];
  typed: boolean;
  /** The race is at the cup; and the cup covers all of it. */
  cup: boolean;
  covered: boolean;
}

interface Hands {
  story: RallyStory;
  aim: Aim;
  main: MainDeed;
  commands: Commands;
}

export function deskOf(say: Say, at: AtDesk, { story, aim, main, commands }: Hands): Desk {
  const { rally, turn, playing, names, typed, cup, covered } = at;
  const own = turn.acting.includes(turn.seat),
    mine = rally.pilots[own ? turn.seat : (playing[0] ?? -1)] ?? null,
    tokens = mine ? tokensOf(mine, own && !cup ? turn.offers : new Map()) : []; // the cup has its own button
  return {
    rally,
    turn,
    asked: askedOf(say, {
      turn,
      rally,
      armed: aim.armed,
      typed,
      name: names[turn.seat] ?? '',
      plays: playing.length > 0,
      riding: story.telling && playing.includes(rally.mover),
      cup,
    }),
    mine,
    tokens,
    own,
    owner: playing.length > 1 ? (names[turn.seat] ?? '') : '',
    story: { text: story.banner?.text ?? story.said, car: rally.pilots[story.by ?? -1]?.colour ?? null },
    tumbling: story.tumbling !== null,
    typed,
    open: !covered,
    armed: aim.armed,
    told: tokens.find(({ token }) => token === aim.told) ?? null,
    why: main.why,
    back: backOf(say, turn, aim, commands),
    act: main.press,
    token: (token) => {
      main.why = '';
      aim.take(token);
    },
    explain: (token) => {
      main.why = '';
      aim.explain(token);
    },
    hover: aim.hover,
    choose: aim.make,
    roll: commands.roll,
  };
}

/** A token in the hand is put back; else the last move is taken back, where it can be. */
function backOf(say: Say, turn: Turn, aim: Aim, commands: Commands): Desk['back'] {
  if (aim.armed) return { words: say('web-hurry-put-back'), do: () => (aim.armed = null) };
  return turn.undo ? { words: say('web-take-back'), do: commands.undo } : null;
}
