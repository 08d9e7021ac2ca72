/** Made from `paddock.games.hurry_cup.wire` by `python -m tools.wire_types`: change the structs there, and not this file. */

export type HurryEvent =
  | FirstDrawn
  | RoundBegan
  | OutOfFuel
  | Called
  | CallerDrawn
  | Looked
  | Lifted
  | Grabbed
  | Sealed
  | TurnBegan
  | LanternStep
  | TokenUsed
  | Swapped
  | Slipstreamed
  | Recovered
  | Aced
  | Rolled
  | Rerolled
  | Drove
  | Stopped
  | Stayed
  | Nitroed
  | Oiled
  | Found
  | TookSecondChance
  | Crossed
  | LanternGiven
  | Won;

/** Chance has named who lifts the cup first (HC-06). */
export interface FirstDrawn {
  event: 'first-drawn';
  seat: number;
  text: string;
}

export interface RoundBegan {
  event: 'round-began';
  round: number;
  /** The seat that lifts the cup. */
  cup: number;
  text: string;
}

/** The tank of this pilot counts as 1 in this round (HC-40). */
export interface OutOfFuel {
  event: 'out-of-fuel';
  seat: number;
  text: string;
}

/** The horn: the token is used (HC-12). */
export interface Called {
  event: 'called';
  seat: number;
  text: string;
}

/** The place of a horn caller, where the calls were sealed. */
export interface CallerDrawn {
  event: 'caller';
  seat: number;
  place: number;
  text: string;
}

/** A horn caller knows the dice now. */
export interface Looked {
  event: 'looked';
  seat: number;
  text: string;
}

export interface Lifted {
  event: 'lifted';
  /** What the die of each pawn shows. */
  tanks: Record<string, number>;
  text: string;
}

export interface Grabbed {
  event: 'grabbed';
  seat: number;
  pawn: Pawn;
  /** What its die shows; null before the cup is lifted. */
  value: number | null;
  how: 'horn' | 'live' | 'hand' | 'last' | 'late';
  text: string;
}

export type Pawn = 'red' | 'yellow' | 'green' | 'purple' | 'blue' | 'white';

/** A pilot has ranked the pawns; how, nobody knows yet. */
export interface Sealed {
  event: 'sealed';
  seat: number;
  text: string;
}

export interface TurnBegan {
  event: 'turn-began';
  seat: number;
  text: string;
}

export interface LanternStep {
  event: 'lantern-step';
  seat: number;
  origin: number;
  tile: number;
  text: string;
}

/** A token is played; what it does follows. (Horn and out of fuel have events of their own.) */
export interface TokenUsed {
  event: 'token-used';
  seat: number;
  token: Token;
  text: string;
}

export type Token = 'ace' | 'nitro' | 'horn' | 'second' | 'shortcut' | 'slipstream' | 'pit' | 'oil' | 'swap' | 'fuel';

export interface Swapped {
  event: 'swapped';
  seat: number;
  other: number;
  /** The pawn that the seat has now, and what its die shows. */
  pawn: Pawn;
  tank: number;
  text: string;
}

export interface Slipstreamed {
  event: 'slipstreamed';
  seat: number;
  origin: number;
  tile: number;
  /** The seat of the car ahead. */
  behind: number;
  text: string;
}

export interface Recovered {
  event: 'recovered';
  seat: number;
  token: Token;
  text: string;
}

export interface Aced {
  event: 'aced';
  seat: number;
  origin: number;
  tile: number;
  tiles: number;
  text: string;
}

export interface Rolled {
  event: 'rolled';
  seat: number;
  accelerator: number;
  tank: number;
  speed: number;
  text: string;
}

export interface Rerolled {
  event: 'rerolled';
  seat: number;
  accelerator: number;
  tank: number;
  speed: number;
  text: string;
}

export interface Drove {
  event: 'drove';
  seat: number;
  origin: number;
  tile: number;
  /** Movement points used: the tiles entered. */
  tiles: number;
  path: number[];
  shortcut: boolean;
  text: string;
}

/** The next tile is too strict for this speed (HC-22). */
export interface Stopped {
  event: 'stopped';
  seat: number;
  tile: number;
  limit: number;
  speed: number;
  text: string;
}

export interface Stayed {
  event: 'stayed';
  seat: number;
  text: string;
}

export interface Nitroed {
  event: 'nitro';
  seat: number;
  origin: number;
  tile: number;
  text: string;
}

export interface Oiled {
  event: 'oiled';
  seat: number;
  tile: number;
  text: string;
}

export interface Found {
  event: 'found';
  seat: number;
  token: Token;
  tile: number;
  text: string;
}

export interface TookSecondChance {
  event: 'second-chance';
  seat: number;
  text: string;
}

export interface Crossed {
  event: 'crossed';
  seat: number;
  place: number;
  text: string;
}

/** Who has the red lantern from now on; null: nobody. */
export interface LanternGiven {
  event: 'lantern';
  seat: number | null;
  text: string;
}

export interface Won {
  event: 'won';
  seats: number[];
  ranks: number[];
  points: number[];
  text: string;
}

export type HurryMove =
  | First
  | Ready
  | Horn
  | Caller
  | Tank
  | Lift
  | Grab
  | Late
  | Given
  | Wish
  | Hand
  | Lantern
  | Swap
  | Slipstream
  | Pit
  | Ace
  | Go
  | Roll
  | Again
  | Keep
  | Drive
  | Shortcut
  | Nitro
  | Oil
  | Done
  | Find;

export interface First {
  move: 'first';
  car: 'red' | 'yellow' | 'blue' | 'white' | 'green' | 'purple';
}

export interface Ready {
  move: 'ready';
}

export interface Horn {
  move: 'horn';
}

export interface Caller {
  move: 'caller';
  car: 'red' | 'yellow' | 'blue' | 'white' | 'green' | 'purple';
}

export interface Tank {
  move: 'tank';
  pawn: Pawn;
  value: number;
}

export interface Lift {
  move: 'lift';
}

export interface Grab {
  move: 'grab';
  pawn: Pawn;
}

export interface Late {
  move: 'late';
}

export interface Given {
  move: 'given';
  pawn: Pawn;
}

export interface Wish {
  move: 'wish';
  pawn: Pawn;
}

export interface Hand {
  move: 'hand';
  car: 'red' | 'yellow' | 'blue' | 'white' | 'green' | 'purple';
}

export interface Lantern {
  move: 'lantern';
}

export interface Swap {
  move: 'swap';
  car: 'red' | 'yellow' | 'blue' | 'white' | 'green' | 'purple';
}

export interface Slipstream {
  move: 'slipstream';
}

export interface Pit {
  move: 'pit';
  token: 'ace' | 'nitro' | 'horn';
}

export interface Ace {
  move: 'ace';
}

export interface Go {
  move: 'go';
}

export interface Roll {
  move: 'roll';
  value: number;
}

export interface Again {
  move: 'again';
}

export interface Keep {
  move: 'keep';
}

export interface Drive {
  move: 'drive';
  tiles: number;
}

export interface Shortcut {
  move: 'shortcut';
  /** Tiles driven before it. */
  after: number;
  /** Movement points in all. */
  points: number;
}

export interface Nitro {
  move: 'nitro';
}

export interface Oil {
  move: 'oil';
  tile: number;
}

export interface Done {
  move: 'done';
}

export interface Find {
  move: 'find';
  token: 'shortcut' | 'slipstream' | 'pit' | 'oil' | 'swap' | 'fuel';
}

/** A circuit under construction. */
export interface Bench {
  words: string[];
  left: Left[];
  faults: Fault[];
  /** The tiles so far; while tiles are missing, the last hexagon is where the next one goes. */
  layout: Layout;
  /** The text of the circuit, once it is whole and sound. */
  board: string | null;
}

/** A kind of tile, and how many of it are left in the box. Bends are told as they turn to the right. */
export interface Left {
  word: string;
  kind: string;
  limit: number | null;
  star: boolean;
  count: number;
}

export interface Fault {
  tile: number;
  text: string;
}

/** All that a page needs to draw a circuit on one kind of screen, in pixels of this width and height. */
export interface Layout {
  circuit: string;
  name: string;
  width: number;
  height: number;
  /** What the drawing shows: x, y, width, height. It goes on beyond the edges, for screens of other shapes. */
  ground: [number, number, number, number];
  /** The side of a hexagon. */
  side: number;
  /** How long a car is drawn that stands alone. */
  car: number;
  tiles: Hex[];
  crowds: [number, number, number][][];
}

/** A tile as it lies. Number 0 is the start board. */
export interface Hex {
  number: number;
  kind: string;
  /** Steps of 60 degrees to the right, as it is drawn. */
  turn: number;
  limit: number | null;
  star: boolean;
  centre: [number, number];
  corners: [number, number][];
  /** The middle of the road in equal steps, from where a car enters to where it leaves. */
  road: [number, number, number][];
  /** Where a sign stands: outside of a bend, on the upper side of a straight. */
  sign: [number, number];
}

/**
 * A moment of a race. By hand, `cars` alone is enough (a round begins); `pawns` and `tanks` put the `mover` before the
 * roll, and with `accelerator` too before the drive.
 */
export interface RallyDocument {
  /** The tile of each seat's car; 0 is the start line, 36 the finish. */
  cars: number[];
  phase?: string | null;
  round?: number;
  first?: number;
  cup?: number | null;
  mover?: number | null;
  /** For readers: it follows from tank and accelerator. */
  speed?: number | null;
  accelerator?: number | null;
  crossed?: number[] | null;
  pawns?: (string | null)[] | null;
  tanks?: Record<string, number | null>;
  tokens?: string[][] | null;
  used?: string[][] | null;
  fresh?: string[][] | null;
  played?: string[] | null;
  lantern?: number | null;
  stars?: number[] | null;
  hidden?: string[] | null;
  oil?: number[];
  wishes?: (string | null)[][] | null;
  entered?: number[];
  /** The seats that still have to decide, where all do so at once. */
  waiting?: number[] | null;
  /** Horn callers without a place in the order yet. */
  horns?: number[];
  /** Horn callers in their order. */
  callers?: number[];
  late?: number[];
  rolled?: number | null;
  turns?: number | null;
  begun?: boolean;
  origin?: number | null;
  driven_out?: boolean;
}
