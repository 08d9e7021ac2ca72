/** Made from `paddock.games.hurry_cup.wire` by `python -m tools.wire_types`: change the structs there, and not this file. */

/** A circuit that is being laid. */
export interface Bench {
  words: string[];
  left: Left[];
  faults: Fault[];
  /** What is laid; where tiles are missing, the last hexagon is the one that the next of them will lie on. */
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
  wishes?: ((string | null)[])[] | null;
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
