/** Made from `paddock.games.monte_carlo.wire` by `python -m tools.wire_types`: change the structs there, and not this file. */

export type GambleEvent =
  | FirstDrawn
  | TurnBegan
  | Announced
  | Rolled
  | Taxed
  | Stuck
  | Moved
  | Stacked
  | Paid
  | Casino
  | BetPlaced
  | Turned
  | Reshuffled
  | BetWon
  | BetLost
  | Home
  | Challenged
  | Passed
  | PartnersAsked
  | Shared
  | Threw
  | Rerolling
  | Stood
  | Tied
  | DuelWon
  | Mastered
  | Ruined
  | SentBack
  | Won;

/** Chance has named the first player (MG-05). */
export interface FirstDrawn {
  event: 'first-drawn';
  seat: number;
  text: string;
}

export interface TurnBegan {
  event: 'turn-began';
  seat: number;
  turn: number;
  text: string;
}

export interface Announced {
  event: 'announced';
  seat: number;
  colour: Colour;
  text: string;
}

export type Colour = 'red' | 'yellow' | 'blue' | 'green';

export interface Rolled {
  event: 'rolled';
  seat: number;
  points: number;
  text: string;
}

/** MG-60: what was owed, and what was really paid. */
export interface Taxed {
  event: 'taxed';
  seat: number;
  owed: number;
  paid: number;
  text: string;
}

/** No pawn may move (MG-16). */
export interface Stuck {
  event: 'stuck';
  seat: number;
  text: string;
}

export interface Moved {
  event: 'moved';
  seat: number;
  pawn: Pawn;
  origin: number;
  square: number;
  why: 'roll' | 'money' | 'squares' | 'lost' | 'to-bank' | 'back-to-bank';
  text: string;
}

export type Pawn = 'r1' | 'r2' | 'r3' | 'y1' | 'y2' | 'y3' | 'b1' | 'b2' | 'b3' | 'g1' | 'g2' | 'g3';

/** A pawn lies on others, from bottom to top (MG-20). */
export interface Stacked {
  event: 'stacked';
  seat: number;
  pawn: Pawn;
  square: number;
  under: string[];
  text: string;
}

/** The bank pays: what was really received, and what it would be without the limit (MG-11). */
export interface Paid {
  event: 'paid';
  seat: number;
  amount: number;
  wanted: number;
  why: 'bank' | 'start' | 'casino' | 'rescue';
  square: number;
  text: string;
}

export interface Casino {
  event: 'casino';
  seat: number;
  pawn: Pawn;
  square: number;
  kind: 'start' | 'green' | 'bank' | 'to-bank' | 'back-to-bank' | 'triple' | 'double' | 'single' | 'finish';
  text: string;
}

export interface BetPlaced {
  event: 'bet';
  seat: number;
  suits: string;
  text: string;
}

export interface Turned {
  event: 'turned';
  seat: number;
  card: CardName;
  /** What the card is worth in dollars (MG-04). */
  value: number;
  text: string;
}

export type CardName =
  | '1s'
  | '2s'
  | '3s'
  | '4s'
  | '1h'
  | '2h'
  | '3h'
  | '4h'
  | '1d'
  | '2d'
  | '3d'
  | '4d'
  | '1c'
  | '2c'
  | '3c'
  | '4c'
  | 'jackpot';

/** After the jackpot all cards make a new pile (MG-45). */
export interface Reshuffled {
  event: 'reshuffled';
  text: string;
}

export interface BetWon {
  event: 'bet-won';
  seat: number;
  card: CardName;
  text: string;
}

export interface BetLost {
  event: 'bet-lost';
  seat: number;
  card: CardName;
  owed: number;
  paid: number;
  text: string;
}

/** A pawn is home; `home` says how many of its player's now are. */
export interface Home {
  event: 'home';
  seat: number;
  pawn: Pawn;
  home: number;
  text: string;
}

export interface Challenged {
  event: 'challenged';
  seat: number;
  pawn: Pawn;
  opponent: number;
  target: Pawn;
  stake: number;
  text: string;
}

export interface Passed {
  event: 'passed';
  seat: number;
  text: string;
}

export interface PartnersAsked {
  event: 'partners-asked';
  seat: number;
  text: string;
}

export interface Shared {
  event: 'shared';
  seat: number;
  amount: number;
  text: string;
}

/** Poker dice rolled, the whole hand after it, and the number of this roll. */
export interface Threw {
  event: 'threw';
  seat: number;
  dice: string;
  hand: string;
  rolls: number;
  text: string;
}

export interface Rerolling {
  event: 'rerolling';
  seat: number;
  dice: string;
  text: string;
}

export interface Stood {
  event: 'stood';
  seat: number;
  hand: string;
  text: string;
}

/** Both hands are equal: both roll all five dice once (MG-54). */
export interface Tied {
  event: 'tied';
  hand: string;
  text: string;
}

/** `stake` is the challenger's own; `gains` is what each seat really won or lost, partners included. */
export interface DuelWon {
  event: 'duel-won';
  seat: number;
  loser: number;
  hand: string;
  other: string;
  stake: number;
  gains: number[];
  text: string;
}

/** The challenged pawn is master of the stack (MG-56). */
export interface Mastered {
  event: 'mastered';
  seat: number;
  pawn: Pawn;
  square: number;
  text: string;
}

export interface Ruined {
  event: 'ruined';
  seat: number;
  why: 'casino' | 'tax' | 'poker';
  text: string;
}

/** After a ruin a pawn goes back (MG-70); `by` has chosen it. */
export interface SentBack {
  event: 'sent-back';
  seat: number;
  pawn: Pawn;
  origin: number;
  square: number;
  by: number;
  text: string;
}

/** MG-80; and what everybody's pawns at home and chips count (MG-81). */
export interface Won {
  event: 'won';
  seats: number[];
  totals: number[];
  text: string;
}

export type GambleMove =
  | First
  | Announce
  | Roll
  | MovePawn
  | Bet
  | Card
  | Money
  | Squares
  | Challenge
  | Pass
  | Partners
  | Alone
  | Share
  | Dice
  | Reroll
  | Stand
  | Back;

export interface First {
  move: 'first';
  colour: Colour;
}

export interface Announce {
  move: 'announce';
  colour: Colour;
}

export interface Roll {
  move: 'roll';
  points: number;
}

export interface MovePawn {
  move: 'move';
  pawn: Pawn;
}

export interface Bet {
  move: 'bet';
  suits: string;
}

export interface Card {
  move: 'card';
  card: CardName;
}

export interface Money {
  move: 'money';
}

export interface Squares {
  move: 'squares';
}

export interface Challenge {
  move: 'challenge';
  pawn: Pawn;
  stake: number;
}

export interface Pass {
  move: 'pass';
}

export interface Partners {
  move: 'partners';
}

export interface Alone {
  move: 'alone';
}

export interface Share {
  move: 'share';
  amount: number;
}

export interface Dice {
  move: 'dice';
  dice: string;
}

export interface Reroll {
  move: 'reroll';
  dice: string;
}

export interface Stand {
  move: 'stand';
}

export interface Back {
  move: 'back';
  pawn: Pawn;
}

/** All that a page needs to show a board, in pixels of a picture of this width and height. */
export interface Layout {
  board: string;
  name: string;
  width: number;
  height: number;
  /** Half the width of the road. */
  half: number;
  /** The radius of a pawn's foot. */
  pawn: number;
  squares: Cell[];
}

/** A square as it lies on the road. */
export interface Cell {
  number: number;
  kind: string;
  suits: string;
  centre: [number, number];
  /** In degrees, clockwise from the right: the way to the next square. */
  heading: number;
  /** A closed polygon: along one side, and back along the other. */
  outline: [number, number][];
  /** For one pawn, for two, and so on: where they stand side by side. Empty where pawns lie on each other. */
  spots: Place[][];
}

/** Where a pawn stands, and how large it is drawn there. */
export type Place = [x: number, y: number, scale: number];

/**
 * A moment of a game. By hand, `squares` alone is enough: pawns that are not named are on the start. Squares list their
 * pawns from bottom to top. `actor`, `bank`, `colours`, `blocked` and `pile` follow from the rest.
 */
export interface GambleDocument {
  squares: Record<string, string[]>;
  phase?: string | null;
  turn?: number;
  first?: number;
  mover?: number | null;
  /** Whose decision it is, or in whose name chance acts. */
  actor?: number | null;
  colour?: string | null;
  roll?: number | null;
  money?: number[] | null;
  bank?: number | null;
  home?: string[];
  /** The cards that lie face up since the last shuffle, in the order in which they were turned. */
  turned?: string[];
  /** The colours of each seat. */
  colours?: string[][] | null;
  /** The pawns that an opponent's pawn lies above of. */
  blocked?: string[] | null;
  /** How many cards the pile has. */
  pile?: number | null;
  casino?: CasinoDocument | null;
  poker?: PokerDocument | null;
  ruin?: RuinDocument | null;
}

/** A bet: `square` and `kind` follow from where the pawn is. */
export interface CasinoDocument {
  pawn: string;
  square?: number | null;
  kind?: string | null;
  suits?: string | null;
  /** The card that has won, until the prize is chosen. */
  card?: string | null;
  /** What it is worth in dollars; it follows from the card. */
  value?: number | null;
  /** The chance of every bet that can be laid, or of the one that is laid; it follows from the cards seen. */
  odds?: Record<string, number> | null;
}

/** A pawn on a stack, and the duel that is fought. `kinds`, `most` and `rolling` follow from the rest. */
export interface PokerDocument {
  pawn: string;
  challenger?: number | null;
  opponent?: number | null;
  target?: string | null;
  stake?: number;
  shares?: number[];
  asked?: number | null;
  hands?: [string | null, string | null];
  kinds?: [string | null, string | null];
  rolls?: [number, number];
  rolling?: number | null;
  most?: number | null;
  side?: number;
  challenged?: string[];
}

export interface RuinDocument {
  seat: number;
  chooser: number;
  why: string;
}
