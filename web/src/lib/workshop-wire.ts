/** Made from `paddock.lab.wire` by `python -m tools.wire_types`: change the structs there, and not this file. */

export type Severity = 'error' | 'warning';

export type Theme = 'dark' | 'light';

/** A line of what comes while races are run. */
export type TrialMessage = Waiting | Judged | Report | Failed;

/** Other trials run first. */
export interface Waiting {
  is: 'waiting';
  ahead: number;
}

/** What the races so far say. */
export interface Judged {
  is: 'judged';
  races: number;
  wanted: number;
  done: boolean;
  /** Were the last of them played in machine code? */
  compiled: boolean;
  /** How many races the numbers stand on, in a sentence. */
  basis: string;
  sentences: string[];
  seats: SeatChance[];
  wins: string;
  /** Plots, as SVG. */
  length: string;
  heats: Heat[];
  /** Spaces on which nobody ever stopped. */
  idle: string[];
}

export interface SeatChance {
  /** From 1. */
  seat: number;
  car: string;
  chance: string;
  interval: string;
}

/** What happens on the spaces, in one race. */
export interface Heat {
  name: string;
  most: number;
  spaces: Record<string, number>;
}

/** The whole report as a page to keep (HTML). */
export interface Report {
  is: 'report';
  html: string;
}

export interface Failed {
  is: 'failed';
  key: string;
  text: string;
}

/** A board to look at. */
export interface CheckRequest {
  text: string;
  /** What the board is called in complaints: the name of its file. */
  name?: string;
  /** The layout to draw; the first one if the board has none of this name. */
  layout?: string | null;
  theme?: Theme;
}

/** A board to race on. */
export interface TrialRequest {
  text: string;
  name?: string;
  /** Options of the game, the number of players among them; the others have their defaults. */
  options?: Record<string, unknown>;
  /** The bot for every seat; the game's usual one if none is named. */
  bot?: string | null;
  seed?: number;
}

export interface BoardText {
  key: string;
  name: string;
  text: string;
}

/** What a workshop begins with. */
export interface WorkshopInfo {
  game: string;
  /** Those that come with the game. */
  boards: BoardText[];
  /** The text of a small board to start from. */
  starter: string;
  /** The bots that can race here, weakest first. */
  bots: string[];
  /** Characters that the text of a board may have. */
  longest: number;
}

export interface Fault {
  severity: Severity;
  text: string;
}

/** A space on the drawing. */
export interface Area {
  name: string;
  /** The corners of a polygon, as SVG writes them. */
  points: string;
}

/** A board as a picture. */
export interface Drawn {
  layouts: string[];
  width: number;
  height: number;
  svg: string;
  spaces: Area[];
}

/** What there is to say about a board. */
export interface Checked {
  faults: Fault[];
  summary: string;
  /** The options of a game on it. */
  options: Record<string, unknown>;
  /** null: it cannot be played on. */
  drawn: Drawn | null;
}
