/** What goes over the wire, as the server's structs say it. */

export type Phase = 'waiting' | 'racing' | 'over';
export type Clock = 'none' | 'relaxed' | 'fast';
export type Dice = 'seeded' | 'typed';

/** An event: its kind, its own fields, and its sentence in the reader's language. */
export interface GameEvent {
  event: string;
  text?: string;
  [field: string]: unknown;
}

/** A legal move. Where there are very many of a kind, `events` and `text` are left out. */
export interface Choice {
  notation: string;
  events: GameEvent[] | null;
  text: string | null;
}

export interface Result {
  winners: number[];
  ranks: number[];
  points: number[];
}

export interface View {
  game: string;
  seat: number | null;
  /** Who may act: seats, or -1 for chance. */
  actors: number[];
  position: Record<string, unknown>;
  result: Result | null;
  /** In whose name chance acts now. */
  roller: number | null;
  /** The own seat that may take back its last move now. */
  undo: number | null;
  choices: Choice[];
}

export interface Chair {
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  car: string;
  present: boolean;
  /** A bot plays for a person who is away. */
  standin: boolean;
}

export interface Line {
  number: number;
  seat: number;
  events: GameEvent[];
}

export interface Series {
  points: number[];
  champions: number[];
  played: number;
}

export interface TableInfo {
  is: 'table';
  id: string;
  revision: number;
  phase: Phase;
  game: string;
  options: Record<string, unknown>;
  chosen: Record<string, unknown>;
  public: boolean;
  clock: Clock;
  dice: Dice;
  race: number;
  moves: number;
  seats: Chair[];
  yours: number[];
  host: boolean;
  series: Series;
  board: string | null;
  curves: string[];
  view: View | null;
  log: Line[];
}

export interface Happened {
  is: 'happened';
  revision: number;
  number: number;
  seat: number;
  move: string | null;
  undone: boolean;
  events: GameEvent[];
  view: View | null;
}

export interface Refused {
  is: 'refused';
  key: string;
  text: string;
  revision: number;
}

export interface KeyGiven {
  is: 'key';
  key: string;
}

export interface Attendance {
  present: boolean;
  standin: boolean;
  seconds: number | null;
}

export interface Presence {
  is: 'presence';
  seats: Attendance[];
  spectators: number;
}

export type Message = TableInfo | Happened | Refused | KeyGiven | Presence;

export type Command =
  | { do: 'sit'; seat: number; name: string }
  | { do: 'sit'; seat: number; bot: string }
  | { do: 'stand'; seat: number }
  | { do: 'change'; options?: Record<string, unknown>; public?: boolean; clock?: Clock; dice?: Dice }
  | { do: 'start' }
  | { do: 'roll'; seat: number; move?: string }
  | { do: 'move'; seat: number; move: string }
  | { do: 'undo'; seat: number }
  | { do: 'rematch' };

export interface SeatWish {
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  public: boolean;
  clock: Clock;
  dice: Dice;
}

export interface OptionInfo {
  name: string;
  default: unknown;
  choices: unknown[];
  kind: string;
}

export interface BoardInfo {
  key: string;
  name: string;
  options: Record<string, unknown>;
  curves: string[];
}

export interface GameInfo {
  name: string;
  rules: number;
  options: OptionInfo[];
  /** Weakest first. */
  bots: string[];
  boards: BoardInfo[];
  board_option: string | null;
}

export interface LobbyTable {
  id: string;
  game: string;
  board: string | null;
  phase: Phase;
  clock: Clock;
  seats: string[];
  open: number;
}

/** A moment of a race: number 0 is before the first move. */
export interface Frame {
  number: number;
  seat: number | null;
  notation: string | null;
  events: GameEvent[];
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
  curves: string[];
  frames: Frame[];
}
