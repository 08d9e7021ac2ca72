/** Made from `paddock.server.structs` by `python -m tools.wire_types`: change the structs there, and not this file. */

export type LessonKind = 'goal' | 'note' | 'task';

export type Prize = 'points' | 'trophies';

export interface ToldEvent {
  event: string;
  [field: string]: unknown;
}

export type Clock = 'fast' | 'none' | 'relaxed';

export type Dice = 'seeded' | 'typed';

export type Phase = 'over' | 'racing' | 'waiting';

/** How long bots pause before they act. */
export type Pace = 'instant' | 'quick' | 'relaxed';

export type AnyCommand =
  | Sit
  | Stand
  | Change
  | Start
  | Mix
  | Ready
  | Host
  | Drive
  | Wait
  | End
  | Say
  | Go
  | Onwards
  | Roll
  | Move
  | Undo
  | Again
  | Pong
  | Echo
  | Describe
  | Guide
  | Hint;

/**
 * A person (`name`) or a bot (`bot`, a strength) takes a seat. During a race a person can take one that a bot drives
 * for good, and the host can give a bot the seat of somebody who is away.
 */
export interface Sit {
  do: 'sit';
  seat: number;
  name?: string | null;
  bot?: string | null;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** Leaves a seat, or has somebody leave it. During a race a bot takes it, and whoever likes may take over. */
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
  /** May people say something to each other? */
  phrases?: boolean | null;
  /** May people ask the coach? */
  coach?: boolean | null;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

export interface Start {
  do: 'start';
  /** Open seats are given to bots first. */
  fill?: boolean;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** The host has chance seat everybody anew: people, bots and open seats change places. */
export interface Mix {
  do: 'mix';
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** The people of this device are ready for the start, or no more. */
export interface Ready {
  do: 'ready';
  ready?: boolean;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** Makes somebody the host: done by the host, or for oneself while the host is away. */
export interface Host {
  do: 'host';
  seat: number;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** A bot drives for somebody until they are back; or (`bot` false) a person takes the wheel again. */
export interface Drive {
  do: 'drive';
  seat: number;
  bot?: boolean;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** Stops the clock of somebody who is away. */
export interface Wait {
  do: 'wait';
  seat: number;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** Breaks off the race, as soon as all people who are there agree; or (`agree` false) does not. */
export interface End {
  do: 'end';
  agree?: boolean;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** One of the game's phrases, from an own seat or (without one) from somebody who watches. */
export interface Say {
  do: 'say';
  phrase: string;
  seat?: number | null;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** How fast bots are to act, for the people of this device. The slowest wish at the table counts. */
export interface Go {
  do: 'pace';
  pace: Pace;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** The host takes everybody to a new table, with another game or other options. */
export interface Onwards {
  do: 'onward';
  game: string;
  options?: Record<string, unknown>;
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

/**
 * The people of this device want another race, or no more. It begins when all people do, or a while after the first of
 * them with those who do.
 */
export interface Again {
  do: 'rematch';
  ready?: boolean;
  /** The seat that is to begin, or -1: chance draws it. The host may say so; else the game's rules do. */
  first?: number | null;
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

/** A page that has heard nothing for a while asks whether the server is still there. */
export interface Echo {
  do: 'echo';
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** A page that has no board for the game asks for its position in words. */
export interface Describe {
  do: 'describe';
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** A page asks what is worth explaining to its reader now. */
export interface Guide {
  do: 'guide';
  /** Of what happened after this move of the race; without it, only of the last move. */
  since?: number | null;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** Somebody asks the coach, where the table allows it. Everybody sees that. */
export interface Hint {
  do: 'hint';
  seat: number;
  /** The revision that the person saw; without it, the command applies to the current one. */
  revision?: number | null;
}

/** An event: its kind as `event`, its own fields, and its sentence in the reader's language as `text`. */
export interface ShownEvent {
  event: string;
  text: string;
  [field: string]: unknown;
}

export type AnyMessage =
  | TableInfo
  | Happened
  | Refused
  | KeyGiven
  | Presence
  | Agreement
  | Said
  | Notice
  | Ping
  | Echoed
  | Description
  | Guidance
  | Hinted;

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
  /** The people have broken off the race. */
  ended: boolean;
  /** The id of the table at which the same people go on. */
  onward: string | null;
  /** May people say something to each other? */
  phrases: boolean;
  /** May people ask the coach? */
  coach: boolean;
  /** The finished races of the same people, here and at the tables before; empty while a race is under way. */
  evening: EveningRace[];
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
  /**
   * Why the race ended as it did, for this reader; null while it goes on. Where several people share the device, it
   * calls all of them by their names.
   */
  ending: Ending | null;
}

/** A seat at the table as everybody sees it. */
export interface Chair {
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  /** The colour of its car. */
  car: string;
  present: boolean;
  /** A bot drives for a person who is away, or (for this turn) too slow. */
  standin: boolean;
  host: boolean;
  /** Its person has left it during this race, and a bot drives on: whoever watches is offered it. */
  left: boolean;
}

/** A finished race of an evening: who drove, and how it ended. */
export interface EveningRace {
  game: string;
  table: string;
  /** Its number at that table, from 1. */
  race: number;
  names: string[];
  ranks: number[];
  points: number[];
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
  /** An earlier choice, in notation, that comes to the same: a page need not ask which of the two is meant. */
  alike: string | null;
}

/** A move in the log of a race. */
export interface Line {
  /** The moves of a race are numbered from 1. */
  number: number;
  seat: number;
  events: ShownEvent[];
}

/** How a game ended, for one reader, in the reader's language. */
export interface Ending {
  /** Who has won: "Bolt wins", "You win". */
  headline: string;
  /** The reader's own place: "Second of four". null for whoever only watched. */
  place: string | null;
  /** Why it ended like this, in one sentence. */
  reason: string;
  /** The place of each seat, from 1; equal places are shared. */
  ranks: number[];
  /** What each seat has in the end, in a few words: "22 points". Empty where the game has no such words. */
  scores: string[];
  /** What a picture of the end shows and the view does not say: the game's `wire.py` declares it. */
  details: Record<string, unknown>;
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
  /** After how many seconds others may let a bot drive for somebody who is away. */
  patience: number;
  /** For how many seconds the host has been away; null: the host is there, or there is none. */
  host_away: number | null;
}

export interface Attendance {
  present: boolean;
  standin: boolean;
  /** How long the clock still waits for this person; null: it does not run. */
  seconds: number | null;
  /** For how many seconds this person has been away; null: they are there, or it is nobody's seat. */
  away: number | null;
  /** The seat of who would rather wait for this person, so that the clock does not run. */
  waiting: number | null;
  /** How many times this seat has asked the coach in this race, as far as this server remembers. */
  coached: number;
  /** The bot of this seat is not ready yet: a weaker one plays for it. */
  warming: boolean;
}

/** Who is ready for the next race, or agrees to break off this one. */
export interface Agreement {
  is: 'agreement';
  about: 'end' | 'rematch' | 'start';
  /** Those who agree; nobody: it is off the table. */
  seats: number[];
  /** Those who have to. */
  asked: number[];
  /** How long it waits for the others; null: for ever. */
  seconds: number | null;
  /** In a rematch the seat that is to begin, or -1: chance draws it. */
  first: number | null;
}

/** Somebody says something. */
export interface Said {
  is: 'said';
  /** null: somebody who watches. */
  seat: number | null;
  phrase: string;
}

/** Something that concerns this connection alone, as that its seat was given away. */
export interface Notice {
  is: 'notice';
  key: string;
  text: string;
}

/** To be answered at once with a pong of the same number. */
export interface Ping {
  is: 'ping';
  number: number;
}

/** The server is there. */
export interface Echoed {
  is: 'echo';
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
  /** What belongs to nobody, in a few short lines. */
  outline: string[];
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

/**
 * What is worth explaining to who plays for the first time: tasks, and then notes, most urgent first. (What was shown
 * already is the page's to know.)
 */
export interface Guidance {
  is: 'guidance';
  revision: number;
  /** How many moves stand: what `since` may be when the page asks again. */
  number: number;
  /** The seat that it is for; null: nobody's, and there is nothing to explain. */
  seat: number | null;
  goal: string | null;
  lessons: ShownLesson[];
}

/** An explanation in the reader's language. */
export interface ShownLesson {
  /** Pages remember by it what they have shown. */
  key: string;
  kind: LessonKind;
  /** What it points at: `roll`, `choices`, `board`, `move:NOTATION`, `space:ID`, `seat:N` or `token:NAME`. */
  anchor: string;
  title: string;
  text: string;
}

/**
 * What the coach says: the best ways, best first, and one sentence why. No ways: there is only one, or the coach is not
 * ready yet, and the sentence says so.
 */
export interface Hinted {
  is: 'hint';
  revision: number;
  seat: number;
  ways: HintedWay[];
  text: string;
  /** From how many races played on from here the chances are; 0: the game itself knows them. */
  playouts: number;
  /** The coach is not ready yet: ask again in a while. */
  wait: boolean;
}

/** A way that a seat may go now, to where somebody else or chance is to act. */
export interface HintedWay {
  /** In notation, in their order. */
  moves: string[];
  /** The chance to win after it, from 0 to 1. A win that is shared counts in parts. */
  share: number;
  /** The standard error of that; 0 where it has none. */
  error: number;
  exact: boolean;
  /** What it comes to, in a few words. */
  words: string;
  /** What would happen: a board draws the way from it. */
  events: ToldEvent[];
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

/** Luck and skill of a race. */
export interface Analysis {
  game: string;
  seats: number;
  /** All values are exact. */
  exact: boolean;
  /** How many playouts stand behind each value; 1 where they are not values of playouts. */
  playouts: number;
  /** Of every seat at every moment. */
  chances: number[][];
  errors: number[][];
  draws: FoundDraw[];
  decisions: FoundDecision[];
  turns: Turn[];
  turning_points: TurningPoint[];
  accounts: Account[];
}

/** A roll, a draw, or the quickest of several hands: luck. */
export interface FoundDraw {
  /** The move. */
  number: number;
  kind: 'chance' | 'hand';
  /** In whose name chance acted, or whose hand was first; null: nobody's in particular. */
  seat: number | null;
  /** For each seat: what came minus the mean over all that could have come. They add up to 0. */
  luck: Estimate[];
}

/** A number and its standard error, which is 0 where it is known exactly. */
export interface Estimate {
  value: number;
  error: number;
}

/** A decision that was not forced. */
export interface FoundDecision {
  first: number;
  /** Its moves. */
  last: number;
  seat: number;
  round: number | null;
  /** The best first. Where there are very many, those that matter. */
  ways: FoundWay[];
  /** How many there were. */
  count: number;
  /** Which of `ways` was played. */
  played: number;
  /** Which of `ways` is the best: the one played, unless another is surely better. */
  best: number;
  /** `best`: surely better than all others. `mistake`: another is surely better. Else nobody can tell. */
  verdict: 'best' | 'even' | 'mistake';
  /** For each seat: the best way minus what was played. For the others, what they were not given. */
  cost: Estimate[];
  /** What was played minus the best of the others. */
  margin: Estimate;
}

/** What somebody could have done. */
export interface FoundWay {
  /** In notation. */
  moves: string[];
  /** Of all seats. */
  chances: number[];
  /** For who decided: this minus what was played. */
  gain: Estimate;
}

/** What belongs together in a race: a point of a chart. */
export interface Turn {
  first: number;
  last: number;
  /** Whose turn it was; null: everybody's, or chance's. */
  seat: number | null;
  round: number | null;
}

/** A turn in which much changed. */
export interface TurningPoint {
  /** Its place among the turns. */
  turn: number;
  /** The move that mattered most. */
  number: number;
  /** Whose chance changed most. */
  seat: number;
  before: number;
  after: number;
}

/** What made up the result of a seat: final - initial = own_luck + other_luck - cost + given + drift. */
export interface Account {
  initial: Estimate;
  final: number;
  /** Of draws in its own name, and of its own hand. */
  own_luck: Estimate;
  /** Of all other draws. */
  other_luck: Estimate;
  /** Of its own decisions. */
  cost: Estimate;
  /** By the others' decisions. */
  given: Estimate;
  /** What the values had not foreseen: 0 where they are exact. */
  drift: Estimate;
  /** The move of chance that brought it most. */
  luckiest: number | null;
  /** Its best decision, by its place among all: the one with the largest margin that is sure. */
  best: number | null;
  /** Its costliest decision, by its place among all. */
  costliest: number | null;
}

/** A turn of the race, for a picture of it. */
export interface Scene {
  /** Its last move: after it a replay shows the same. */
  move: number;
  /** Who moved, or whose chance changed most where nobody in particular did. */
  seat: number;
  /** What a spectator saw then. */
  position: Record<string, unknown>;
  /** What had happened in it. */
  events: ToldEvent[];
}

/** An analysis in the reader's language. */
export interface Told {
  /** As many as the analysis has. */
  turning_points: Moment[];
  seats: Highlights[];
}

/** A moment worth telling. */
export interface Moment {
  /** The move. */
  number: number;
  round: number | null;
  seat: number;
  text: string;
}

/** What is worth telling of a seat: null where nothing is sure. */
export interface Highlights {
  luckiest: Moment | null;
  best: Moment | null;
  costliest: Moment | null;
}

/** A way that somebody could have gone. */
export interface ToldWay {
  /** What it comes to, in a few words. */
  words: string;
  /** What would have happened: a board draws the way from it. */
  events: ToldEvent[];
}

/** A moment of a race in words, as a spectator sees it. */
export interface DescribedMoment {
  standings: (DescribedSeat | null)[];
  outline: string[];
}

/** Who is to sit there from the start: a person on this device, a bot, or (neither) nobody yet. */
export interface SeatRequest {
  name?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatRequest[];
  public?: boolean;
  clock?: Clock;
  dice?: Dice;
  /** The text of a board that players have made. */
  board?: string | null;
  /** May people ask the coach? null: who plays alone against bots may. */
  coach?: boolean | null;
}

/** A board that is being built: its parts so far, and whether the rest is to be found. */
export interface BuildRequest {
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
  /** The levels of bots, weakest first. */
  bots: string[];
  /** The one that plays where nobody has chosen. */
  bot: string;
  boards: BoardInfo[];
  /** The option that names the board. */
  board_option: string | null;
  /** Boards can also be generated from seeds. */
  generates: boolean;
  /** There are rules for players to read. */
  handbook: boolean;
  /** What adds up from race to race at a table. */
  prize: Prize;
  /** The keys of what people can say to each other. */
  phrases: string[];
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
  /** Why the race ended as it did, for the seat that was asked for, or for a spectator; null where it goes on. */
  ending: Ending | null;
  series: Series;
  board: string | null;
  layouts: string[];
  frames: Frame[];
}

/** An analysis that is not there yet. Ask again. */
export interface AnalysisUnderWay {
  is: 'under-way';
  /** How many races are analysed before this one. */
  ahead: number;
  done: number;
  /** How many positions of how many are done; 0 of 0 while it is being prepared. */
  of: number;
}

/** Luck and skill of a race, in the reader's language. */
export interface AnalysisReady {
  is: 'ready';
  found: Analysis;
  told: Told;
  /** The ways of every decision, as many as it has. */
  ways: ToldWay[][];
  /** Where each turning point took place. */
  scenes: Scene[];
}

/** A moment of a race to go on from, at a new table. */
export interface PlayOnRequest {
  /** After so many moves. */
  move: number;
  /** Who goes on there; bots have the other seats. */
  seat: number;
  race?: number | null;
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

/** The puzzles of a game, which are numbered from 1. */
export interface PuzzleGame {
  game: string;
  count: number;
  /** The number of the one that is today's, for everybody. */
  today: number;
}

/** The games that have puzzles. */
export interface PuzzleList {
  /** For which day today's puzzles are, by the clock of the world (UTC): `2026-11-18`. */
  day: string;
  games: PuzzleGame[];
}

/** A position in which one way to go on is better than all others. */
export interface PuzzleInfo {
  game: string;
  number: number;
  /** How many puzzles the game has. */
  count: number;
  /** How many ways there are to choose from. */
  ways: number;
  /** By how many points of a hundred the best is better than every other, at least. */
  ahead: number;
  /** The table as it would be opened, with the view of who solves it. */
  table: TableInfo;
}

/** Somebody has played: what that came to is read at the table itself. */
export interface PuzzleAnswer {
  table: string;
}

/** What was played in a puzzle, and what would have been best. */
export interface PuzzleVerdict {
  solved: boolean;
  best: HintedWay;
  /** The way that was gone; where that was the best one, the next best. */
  other: HintedWay;
  /** The place of the way that was gone among all, from 1. */
  place: number;
  /** One sentence: why the best way is better than the other. */
  text: string;
  /** From how many races played on after each way the chances are; 0: they are exact. */
  playouts: number;
}

/** A table that a device knows, and its key there. */
export interface KeptTable {
  id: string;
  key?: string | null;
}

/** What became of a table that a device knows. */
export interface MyTable {
  id: string;
  game: string;
  phase: Phase;
  race: number;
  board: string | null;
  layouts: string[];
  seats: Chair[];
  yours: number[];
  host: boolean;
  /** It waits for this device. */
  turn: boolean;
  awaited: number[];
  /** When it last changed, in seconds since 1970. */
  at: number;
  result: Result | null;
  ending: Ending | null;
  /** What this device may see of the race. */
  position: Record<string, unknown> | null;
  /** How the own seat stands, in the game's words; null where there is none, or where people share the device. */
  standing: string | null;
  onward: string | null;
}

export interface HandoverCode {
  code: string;
}

/** How other devices find this server. */
export interface Ways {
  /** The address for everybody, where the operator has said one. */
  public: string | null;
  /** The addresses for devices of the same network, while it is open to them. */
  network: string[];
  /** Can whoever asks open it to the network, or close it? */
  switch: boolean;
}

export interface PushKey {
  /** The public key of this server, as browsers want it to subscribe to calls. */
  key: string;
}

/** A browser that is to be called when it is the turn of a key's seats, or (`wanted` false) no more. */
export interface PushRequest {
  key: string;
  endpoint: string;
  p256dh?: string;
  auth?: string;
  wanted?: boolean;
}

export interface OpenNetwork {
  open: boolean;
}

export interface Wrong {
  key: string;
  text: string;
}

export interface ErrorBody {
  error: Wrong;
}
