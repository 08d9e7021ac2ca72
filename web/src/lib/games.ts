/** The games that have a folder here. The shell finds them, and knows none by name. */
import type { Component, Snippet } from 'svelte';
import type { CoachProps } from './coach';
import type { Feed } from './feed';
import type { DrawMini } from './mini';
import { plainFront } from './plain';
import type { Review } from './review';
import type { Say } from './text';
import type { Chair, Ending, Frame, ToldEvent } from './wire';

export interface SceneProps {
  feed: Feed;
  seats: Chair[];
  /** Where the boards of this table lie: `…/LAYOUT` and `…/LAYOUT/THEME.svg`. */
  boards: string;
  layouts: string[];
  /** Seats that this device plays. */
  yours: number[];
  /** The dice are real, and somebody says what they show. */
  typed: boolean;
  /** This device may also say what the dice of others show: those of bots, and of people elsewhere. */
  referee: boolean;
  /** A replay: nobody acts, and this panel of the shell stands where one would act. */
  panel?: Snippet;
  /** Something of the shell that stands where one would act for as long as it is there, such as who is away. */
  aside?: Snippet | undefined;
  /** The coach, where somebody at this device may ask it now. */
  coach?: CoachProps | undefined;
  /** A replay that is analysed, and so has a large panel: what was decided at this moment; null: nothing was. */
  review?: Review | null | undefined;
  /** One thing among others on a page: keys are meant for it only where the focus is in it. */
  embedded?: boolean;
}

/** What a small picture of a way is drawn from. */
export interface WayProps {
  /** What happens on it. */
  events: ToldEvent[];
  /** Of each piece, in pixels. */
  size?: number;
}

/** What a picture of the end is drawn from. */
export interface VictoryProps {
  /** Who has won, and the reader's own place, in words. */
  headline: string;
  place: string | null;
  seats: Chair[];
  /** Seats that this device plays. */
  yours: number[];
  ending: Ending;
  /** The last position. */
  position: Record<string, unknown>;
}

/** Where everybody is at a moment, for the chart of a race: more is further. */
export interface Standing {
  round: number;
  /** Part of the way, by seat. */
  progress: number[];
}

export interface BuilderProps {
  /** The players have made a board: its text, and a small drawing of it. */
  onuse: (board: string, picture: string) => void;
  onclose: () => void;
}

export interface GameFront {
  key: string;
  name: string;
  order: number;
  /** Messages for the facts under the poster, beside how many can play. */
  facts: string[];
  poster(wide: boolean, say: Say): string;
  /** The poster is dark: buttons on it are light. */
  dim?: boolean;
  /** Gradients that its drawings refer to. */
  defs?: string;
  /** A small picture of what a seat plays with. */
  token?(piece: string): string;
  /** Options that a newcomer is asked about; the others wait behind "more". */
  mainOptions?: string[];
  hiddenOptions?: string[];
  /** Values to choose from, for options that would take any number. */
  offered?: Record<string, unknown[]>;
  /** What a new table begins with, where that is not the default of the rules. */
  chosen?: Record<string, unknown>;
  /** A small drawing of an option's value, as SVG. */
  optionPicture?(option: string, value: unknown): string;
  /** What "Play now" chooses, where that is not the default of the rules. */
  quick?: Record<string, unknown>;
  /** The ends of rounds, from the frames of a replay. */
  standings?(frames: Frame[], layout: unknown): Standing[];
  /** Where players make boards themselves, and what the way there is called. */
  builder?: { text: string; open: () => Promise<{ default: Component<BuilderProps> }> };
  /** Events that take a while to watch: a replay waits longer before it goes on. */
  longEvents?: string[];
  /** The game's own board; without one it is played on the plain board of the shell. */
  scene?: () => Promise<{ default: Component<SceneProps> }>;
  /** Draws what lies on the board, for a small picture of a race. */
  mini?: () => Promise<{ default: DrawMini }>;
  /** A small picture of a way, such as the dice that it takes. */
  way?: () => Promise<{ default: Component<WayProps> }>;
  /** On a screen that is not low, its board has room for an analysis: in its midst, or below it. */
  roomy?: boolean;
  /** The picture of the end; without one there is a podium. */
  victory?: () => Promise<{ default: Component<VictoryProps> }>;
  /** How high the board of an example in the rules is, where it needs more than most. */
  exampleHeight?: number;
  /** The game has no folder here: all that the page knows of it, the server has told. */
  plain?: boolean;
}

const found = import.meta.glob<{ default: GameFront }>('../games/*/index.ts', { eager: true });

export const fronts: GameFront[] = Object.values(found)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

/** What the page makes of a game; of one that has no folder here, from what the texts say about it. */
export function frontOf(key: string, say: Say): GameFront {
  return fronts.find((front) => front.key === key) ?? plainFront(key, say);
}

/** The board for any game. */
export const plainBoard = (): Promise<typeof import('../ui/PlainBoard.svelte')> => import('../ui/PlainBoard.svelte');
