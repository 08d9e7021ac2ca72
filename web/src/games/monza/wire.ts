/** Made from `paddock.games.monza.wire` by `python -m tools.wire_types`: change the structs there, and not this file. */

export type MonzaEvent =
  | FirstDrawn
  | RoundBegan
  | TurnBegan
  | Rolled
  | ExtraRoll
  | Rerolled
  | Laid
  | Drove
  | Stayed
  | TurboRolled
  | PushedBack
  | Arrived
  | LastRound
  | BonusOffered
  | Stepped
  | Declined
  | Won;

/** Chance has named the first player (MZ-03). */
export interface FirstDrawn {
  event: 'first-drawn';
  seat: number;
  text: string;
}

export interface RoundBegan {
  event: 'round-began';
  round: number;
  text: string;
}

export interface TurnBegan {
  event: 'turn-began';
  seat: number;
  text: string;
}

export interface Rolled {
  event: 'rolled';
  seat: number;
  dice: string;
  text: string;
}

/** The extra-roll tile is used on these dice (MZ-51). */
export interface ExtraRoll {
  event: 'extra-roll';
  seat: number;
  dice: string;
  text: string;
}

/** The dice rolled anew, and the whole hand after it. */
export interface Rerolled {
  event: 'rerolled';
  seat: number;
  dice: string;
  hand: string;
  text: string;
}

export interface Laid {
  event: 'laid';
  seat: number;
  colour: Colour;
  space: string;
  tile: boolean;
  text: string;
}

export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'white' | 'purple';

export interface Drove {
  event: 'drove';
  seat: number;
  origin: string;
  space: string;
  spaces: number;
  text: string;
}

/** Nothing was laid, the car stays put (MZ-24). */
export interface Stayed {
  event: 'stayed';
  seat: number;
  space: string;
  text: string;
}

export interface TurboRolled {
  event: 'turbo-rolled';
  seat: number;
  dice: string;
  text: string;
}

export interface PushedBack {
  event: 'pushed-back';
  seat: number;
  by: number;
  origin: string;
  space: string;
  text: string;
}

export interface Arrived {
  event: 'arrived';
  seat: number;
  dice: number;
  text: string;
}

/** The first car has arrived: this round is the last one (MZ-30). */
export interface LastRound {
  event: 'last-round';
  round: number;
  text: string;
}

/** The colour laid last gives this car a step (MZ-40); `by` is whose turn brought it. */
export interface BonusOffered {
  event: 'bonus-offered';
  seat: number;
  by: number;
  colour: Colour;
  text: string;
}

export interface Stepped {
  event: 'stepped';
  seat: number;
  origin: string;
  space: string;
  text: string;
}

export interface Declined {
  event: 'declined';
  seat: number;
  text: string;
}

export interface Won {
  event: 'won';
  seats: number[];
  dice: number;
  text: string;
}

export type MonzaMove = First | Roll | Reroll | Lay | Drive | Step | Decline;

export interface First {
  move: 'first';
  car: Colour;
}

export interface Roll {
  move: 'roll';
  dice: string;
}

export interface Reroll {
  move: 'reroll';
  dice: string;
}

export interface Lay {
  move: 'lay';
  colour: Colour;
  space: string;
  tile: boolean;
}

export interface Drive {
  move: 'drive';
}

export interface Step {
  move: 'step';
  space: string;
}

export interface Decline {
  move: 'decline';
}

/** What a picture of the end shows. */
export interface MonzaEnding {
  /** The last round. */
  round: number;
  /** The dice that each seat laid in it, as letters in the order in which they were laid. */
  dice: string[];
}

/** All that a page needs to draw a track on one curve, in pixels of a board of this width and height. */
export interface Layout {
  track: string;
  name: string;
  width: number;
  height: number;
  lane: number;
  /** A unit of length, along the centre line. */
  unit: number;
  /** How long a car is drawn. */
  car: number;
  spaces: Cell[];
  /** The outline of the start field, across all lanes. */
  start: [number, number][];
  left: [number, number][];
  /** The edges of the asphalt, closed. */
  right: [number, number][];
  kerbs: Kerb[];
  gravel: [number, number][][];
  /** Where the start gantry spans the road. */
  gantry: Stop;
  /** The centre line in equal steps from the start field's rear edge on: x, y, heading (which runs on past 2π). */
  line: [number, number, number][];
}

/** A space as it lies on the board. */
export interface Cell {
  name: string;
  lane: number;
  colour: number;
  finish: boolean;
  /** A closed polygon: along its left side from rear to front, and back along its right side. */
  outline: [number, number][];
  x: number;
  y: number;
  heading: number;
  /**
   * Where cars stand on it, best first. Target spaces and the fields across all lanes have room for several; the start
   * and the finish of an anniversary track are one field, and share its places.
   */
  slots: Stop[];
  /** Over how many spaces a car that stands here has to drive at least. */
  to_go: number;
}

/** A place where a car stands: on the page, and in terms of the road. */
export interface Stop {
  x: number;
  y: number;
  heading: number;
  /** Part of the lap, from the rear edge of the start field; more than 1 on a finish field behind the lap. */
  at: number;
  /** Pixels to the left of the centre line. */
  offset: number;
}

/** A kerb along an edge of the road, as the line through its middle. */
export interface Kerb {
  /** 1 on the left of the road, -1 on the right. */
  side: number;
  points: [number, number][];
}

/** A moment of a race. By hand, `cars` alone is enough; `dice` puts the car whose `turn` it is after its roll. */
export interface RaceDocument {
  cars: Record<string, CarDocument | string>;
  turn?: string | null;
  phase?: string | null;
  round?: number;
  first?: string | null;
  /** Dice rolled and not yet laid. */
  dice?: string;
  /** What has been laid, in order, as moves: `lay w a1`, `tile p b2`. */
  path?: string[];
  last?: string | null;
  /** How many dice are about to be rolled (MZ-20, MZ-51, MZ-53). */
  rolling?: number | null;
  bonus_for?: string | null;
}

/** One car: where it stands, the dice it has used in this round, and the tiles that it still has. */
export interface CarDocument {
  at: string;
  used?: number | null;
  extra_roll?: boolean | null;
  tiles?: string | null;
}
