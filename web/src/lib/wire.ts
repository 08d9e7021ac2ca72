/** Made from `paddock.server.structs` by `python -m tools.wire_types`: change the structs there, and not this file. */

export type Clock = 'fast' | 'none' | 'relaxed';

export type Dice = 'seeded' | 'typed';

export type Phase = 'over' | 'racing' | 'waiting';

export type AnyCommand = Sit | Stand | Change | Start | Roll | Move | Undo | Again | Pong | Describe;

/** A person (`name`) or a bot (`bot`, a strength) takes a seat, until the start. */
export interface Sit {
  do: 'sit';
  seat: number;
  name?: string | null;
  bot?: string | null;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

export interface Stand {
  do: 'stand';
  seat: number;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** The host changes the table. `options` replaces all options that were chosen before. */
export interface Change {
  do: 'change';
  game?: string | null;
  options?: Record<string, unknown> | null;
  public?: boolean | null;
  clock?: Clock | null;
  dice?: Dice | null;
  /** The text of a board that players have made; an empty one: back to the boards that come with the game. */
  board?: string | null;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

export interface Start {
  do: 'start';
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** Chance acts in a seat's name. With real dice `move` says what they show. */
export interface Roll {
  do: 'roll';
  seat: number;
  move?: string | null;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

export interface Move {
  do: 'move';
  seat: number;
  move: string;
  /** How many milliseconds after the page had shown what it answers to: for hands that are judged by it. */
  after?: number | null;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

export interface Undo {
  do: 'undo';
  seat: number;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

export interface Again {
  do: 'rematch';
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** The answer to a ping, at once: so the server knows how long the way to this page is. */
export interface Pong {
  do: 'pong';
  number: number;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** A page that has no board for the game asks for its position in words. */
export interface Describe {
  do: 'describe';
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** An event: its kind as `event`, its own fields, and its sentence in the reader's language as `text`. */
export interface ShownEvent {
  event: string;
  text: string;
  [field: string]: unknown;
}

export type AnyMessage = TableInfo | Happened | Refused | KeyGiven | Presence | Ping | Description;

/** The whole table, as one connection may see it. */
export interface TableInfo {
  is: 'table';
  id: string;
  revision: number;
  phase: Phase;
  game: string;
  /** All options with their values. */
  options: Record<string, unknown>;
  /** The options that the host has chosen; the others have their defaults. */
  chosen: Record<string, unknown>;
  public: boolean;
  clock: Clock;
  dice: Dice;
  /** The number of the race, from 1; 0 before the first start. */
  race: number;
  /** How many moves stand in it. */
  moves: number;
  seats: Chair[];
  /** The seats of this connection's key. */
  yours: number[];
  host: boolean;
  series: Series;
  /** After how many races its points are counted anew: the races of a championship. null: they add up for ever. */
  series_length: number | null;
  /** The key of the board, where it is a shipped one. */
  board: string | null;
  /** The players have made the board themselves. */
  own: boolean;
  /** The layouts that the board has, one for each kind of screen. */
  layouts: string[];
  view: PageView | null;
  /** The last moves with their events, oldest first. */
  log: Line[];
}

/** A seat at the table as everybody sees it. */
export interface Chair {
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  /** The colour of its car. */
  car: string;
  present: boolean;
  /** A bot plays for a person who is away, or (for this turn) too slow. */
  standin: boolean;
}

/** What stays at a table between games: trophies in Monza (MZ-05), points of a championship elsewhere. */
export interface Series {
  points: number[];
  champions: number[];
  played: number;
}

/** The contract's view of a seat, with all that a page needs to do without rules. */
export interface PageView {
  game: string;
  /** Whose view it is; null is a spectator's. */
  seat: number | null;
  /** Who may act: seats, or -1 for chance. */
  actors: number[];
  /** What this seat may do now, in notation. */
  legal: string[];
  /** The state as a document, without what is hidden from this seat. */
  position: Record<string, unknown>;
  result: Result | null;
  /** In whose name chance acts now. null: nobody's, or it does not. */
  roller: number | null;
  /** The own seat that may take back its last move now. */
  undo: number | null;
  choices: Choice[];
  /** How long the game itself still waits for a move that it makes in the end; null: for ever. */
  seconds: number | null;
}

/** How a game ended. Several winners have won together. */
export interface Result {
  winners: number[];
  /** Each seat's place, 1 for the winners; equal places are shared. */
  ranks: number[];
  /** What each seat takes into a series of games at the same table. */
  points: number[];
}

/** A legal move. Where there are very many of a kind, `events` and `text` are left out. */
export interface Choice {
  notation: string;
  move: unknown;
  /** What would happen. */
  events: ShownEvent[] | null;
  text: string | null;
}

/** A move in the log of a race. */
export interface Line {
  /** The moves of a race are numbered from 1. */
  number: number;
  seat: number;
  events: ShownEvent[];
}

/** A move was made (or taken back), and is safely stored. */
export interface Happened {
  is: 'happened';
  revision: number;
  /** How many moves stand now. */
  number: number;
  seat: number;
  /** In notation; null where this connection may not know it. */
  move: string | null;
  undone: boolean;
  events: ShownEvent[];
  /** null where another message follows at once, in a catch-up. */
  view: PageView | null;
}

export interface Refused {
  is: 'refused';
  key: string;
  text: string;
  revision: number;
}

/** The key for what this connection has just sat down on: to be kept by the page. */
export interface KeyGiven {
  is: 'key';
  key: string;
}

export interface Presence {
  is: 'presence';
  seats: Attendance[];
  spectators: number;
}

export interface Attendance {
  present: boolean;
  standin: boolean;
  /** How long the clock still waits for this person; null: it does not run. */
  seconds: number | null;
}

/** To be answered at once with a pong of the same number. */
export interface Ping {
  is: 'ping';
  number: number;
}

/** A position in words, as far as this connection may know it: all that a page needs to play without a board. */
export interface Description {
  is: 'description';
  revision: number;
  /** The seat whose view this is: the own seat that is to act, or the only own one. null: a spectator's view. */
  seat: number | null;
  /** Somebody else who plays at the same device must not see it: the page hides it until this person is alone. */
  cover: boolean;
  standings: (DescribedSeat | null)[];
  choices: DescribedMove[];
  /** What real dice can show now, where that is a short list. */
  outcomes: DescribedMove[];
  /** How somebody types what real dice show, where the list would be long. */
  example: string | null;
}

/** How a seat stands. */
export interface DescribedSeat {
  /** More is better. */
  score: number;
  text: string;
}

/** A move that can be chosen from a list. */
export interface DescribedMove {
  notation: string;
  /** The game's own words for it, where it has some. */
  words: string | null;
  /** What would happen, where that is known and short enough to be told. */
  text: string | null;
}

/** One option, for menus and help: its choices are the exact values where there are few, else a kind of value. */
export interface Option {
  name: string;
  default: unknown;
  choices: unknown[];
  kind: string;
  /** Its number means a seat: whoever sits there can be chosen. */
  seat: boolean;
}

/** So many may play where these options are chosen. */
export interface Seating {
  least: number;
  most: number;
  /** What the box has for them, in the order in which seats take it. */
  pieces: string[];
  /** The values of options with which this holds. Of several that hold the first one counts; the last always holds. */
  when: Record<string, unknown>;
}

/** Who is to sit there from the start: a person on this device, a bot, or (neither) nobody yet. */
export interface SeatWish {
  name?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatWish[];
  public?: boolean;
  clock?: Clock;
  dice?: Dice;
  /** The text of a board that players have made. */
  board?: string | null;
}

/** A board that is being built: its parts so far, and whether the rest is to be found. */
export interface BuildWish {
  words: string[];
  name?: string;
  finish?: boolean;
  seed?: number;
}

export interface MadeTable {
  id: string;
  key: string;
}

export interface LoadedTable {
  id: string;
}

/** A board that was generated from a seed. */
export interface GeneratedBoard {
  key: string;
  name: string;
  /** The options that choose it. */
  options: Record<string, unknown>;
  layouts: string[];
  /** The same seed always gives the same board. */
  seed: number;
}

export interface GameInfo {
  name: string;
  rules: number;
  options: Option[];
  /** How many may play: the first counts whose options are chosen (or are so by default). */
  seatings: Seating[];
  /** The option that says how many play. */
  players_option: string | null;
  /** Weakest first. */
  bots: string[];
  boards: BoardInfo[];
  /** The option that names the board. */
  board_option: string | null;
  /** Boards can also be generated from seeds. */
  generates: boolean;
  /** There are rules for players to read. */
  handbook: boolean;
}

export interface BoardInfo {
  key: string;
  name: string;
  /** The options that choose it. */
  options: Record<string, unknown>;
  layouts: string[];
}

/** A public table in the lobby. */
export interface LobbyTable {
  id: string;
  game: string;
  board: string | null;
  phase: Phase;
  clock: Clock;
  /** Names; an open seat's is empty. */
  seats: string[];
  open: number;
  /** The colour of each seat. */
  cars: string[];
  people_here: number;
}

/** A moment of a race: number 0 is before the first move. */
export interface Frame {
  number: number;
  seat: number | null;
  notation: string | null;
  events: ShownEvent[];
  /** What a spectator sees after it. */
  position: Record<string, unknown>;
}

export interface Replay {
  id: string;
  game: string;
  race: number;
  races: number;
  seats: Chair[];
  result: Result | null;
  series: Series;
  board: string | null;
  layouts: string[];
  frames: Frame[];
}

/** A part of the rules. */
export interface Section {
  /** The same in every language, for links and examples. */
  id: string;
  title: string;
  html: string;
}

/** A position to play in the rules. */
export interface ExampleInfo {
  key: string;
  /** The id of the section that it belongs to. */
  section: string;
  title: string;
  aim: string;
  /** What it has shown, once the goal is reached. */
  done: string;
  /** The event that is to happen, with the fields that matter. */
  goal: Record<string, unknown>;
  /** The table as it would be opened, with the reader's view. */
  table: TableInfo;
}

/** The rules of a game for players, in the reader's language. */
export interface Rules {
  game: string;
  title: string;
  /** HTML, like the sections. */
  intro: string;
  sections: Section[];
  examples: ExampleInfo[];
}

export interface Wrong {
  key: string;
  text: string;
}

export interface ErrorBody {
  error: Wrong;
}
