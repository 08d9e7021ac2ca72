/** How the circuit and the panels share a screen. */
import type { Form } from '../../lib/form';
import type { Circuit } from './geometry';

export interface Place {
  scale: number;
  left: number;
  top: number;
}

/** A part of the road, by the numbers of its tiles. */
export interface Stretch {
  from: number;
  to: number;
}

/** How many times nearer than the whole board a stretch of the road comes at most. */
const NEAREST = 2.4;
/** How small the whole board may be beside one that is as wide as the screen. */
const SMALLEST = 0.66;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the tiles cover, or those from one to another of them, in pixels of the board. */
export function extent(circuit: Circuit, near?: Stretch): Rect {
  const tiles = near ? circuit.layout.tiles.slice(near.from, near.to + 1) : circuit.layout.tiles;
  const corners = tiles.flatMap((tile) => tile.corners),
    xs = corners.map(([x]) => x),
    ys = corners.map(([, y]) => y);
  const x = Math.min(...xs),
    y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** On a wide screen the panels stand left of the tiles, and so much of the sky is seen above them. */
export const SIDE = { wide: 306, narrow: 292 } as const;
const SKY = 0.11;

/** How wide the panels at the left of a wide screen are, with their margins. */
export const sideOf = (width: number): number => (width < 1180 ? SIDE.narrow : SIDE.wide);

/** On a wide screen the tiles lie right of the panels; on others between strip and dock, all of them or only a stretch of
 * the road. */
export function fit(
  circuit: Circuit,
  form: Form,
  width: number,
  height: number,
  above: number,
  below: number,
  near?: Stretch,
): Place {
  const { layout } = circuit;
  if (form === 'wide') {
    const tiles = extent(circuit),
      room = { x: sideOf(width), y: height * SKY, width: width - sideOf(width) - 16, height: height * (1 - SKY) - 14 };
    const scale = Math.min(room.width / tiles.width, room.height / tiles.height);
    return filled(circuit, scale, {
      left: room.x + (room.width - tiles.width * scale) / 2 - tiles.x * scale,
      top: room.y + (room.height - tiles.height * scale) / 2 - tiles.y * scale,
      free: { x: 0, y: 0, width, height },
    });
  }
  const tiles = extent(circuit, near),
    room = { width: width - 12, height: Math.max(120, height - above - below - 12) };
  const scale = Math.min(
    room.width / tiles.width,
    room.height / tiles.height,
    (width / layout.width) * (near ? NEAREST : 1.25),
  );
  const left = (width - tiles.width * scale) / 2 - tiles.x * scale,
    top = above + 6 + (room.height - tiles.height * scale) / 2 - tiles.y * scale;
  if (!near) return { scale, left, top };
  return filled(circuit, scale, { left, top, free: { x: 0, y: above, width, height: height - above - below } });
}

/** All tiles between strip and dock would be too small to play on. */
export function isCramped(
  circuit: Circuit,
  form: Form,
  width: number,
  height: number,
  above: number,
  below: number,
): boolean {
  if (form !== 'phone' || !above) return false;
  return fit(circuit, form, width, height, above, below).scale < (width / circuit.layout.width) * SMALLEST;
}

/** The ground fills what is free on the screen, wherever the tiles lie. */
function filled(
  circuit: Circuit,
  scale: number,
  { left, top, free }: { left: number; top: number; free: Rect },
): Place {
  const [x, y, w, h] = circuit.layout.ground;
  return {
    scale,
    left: between(left, free.x + free.width - (x + w) * scale, free.x - x * scale),
    top: between(top, free.y + free.height - (y + h) * scale, free.y - y * scale),
  };
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Where the race is at this moment: from the last car to what the reader's car may reach. */
export function stretchOf(tiles: number[], mine: number): Stretch {
  return { from: Math.max(0, Math.min(...tiles) - 1), to: Math.max(Math.max(...tiles) + 2, mine + 8) };
}

interface Point {
  x: number;
  y: number;
}

/** How near a small board comes, and what is tried where that leaves something out. */
const NEARER = [1.3, 1.2, 1.1];
/** Pixels of the screen between what matters and the edge of the room. */
const EDGE = 34;

/** A screen too small for all of the circuit: as near as on a board as wide as the screen, these points in the middle. */
export function closeUp(circuit: Circuit, room: Rect, points: Point[]): Place {
  const [, , w, h] = circuit.layout.ground,
    xs = points.map(({ x }) => x),
    ys = points.map(({ y }) => y),
    [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wish = Math.min(
    room.width / circuit.layout.width,
    (room.width - 2 * EDGE) / Math.max(1, right - left),
    (room.height - 2 * EDGE) / Math.max(1, bottom - top),
  );
  const scale = Math.max(wish, room.width / w, room.height / h);
  return filled(circuit, scale, {
    left: room.x + room.width / 2 - ((left + right) / 2) * scale,
    top: room.y + room.height / 2 - ((top + bottom) / 2) * scale,
    free: room,
  });
}

/** A board that has come nearer: the mover in the middle, as far as all that can be tapped stays in sight and the circuit
 * fills the room (in pixels of the screen). Null: too much is to be seen. */
export function nearer(circuit: Circuit, place: Place, room: Rect, mover: Point, points: Point[]): Place | null {
  const tiles = extent(circuit),
    all = [mover, ...points];
  for (const k of NEARER) {
    const scale = place.scale * k;
    const axis = (at: number, seen: number[], from: number, size: number, low: number, high: number): number | null => {
      const least = Math.max(...seen.map((p) => from + EDGE - p * scale)),
        most = Math.min(...seen.map((p) => from + size - EDGE - p * scale));
      if (least > most) return null;
      const filled = [from - low * scale, from + size - high * scale].sort((a, b) => a - b) as [number, number];
      const wish = Math.min(filled[1], Math.max(filled[0], from + size / 2 - at * scale));
      return Math.min(most, Math.max(least, wish));
    };
    const left = axis(
      mover.x,
      all.map((one) => one.x),
      room.x,
      room.width,
      tiles.x,
      tiles.x + tiles.width,
    );
    const top = axis(
      mover.y,
      all.map((one) => one.y),
      room.y,
      room.height,
      tiles.y,
      tiles.y + tiles.height,
    );
    if (left !== null && top !== null) return { scale, left, top };
  }
  return null;
}

/** A place for a note of this size along the lower or upper edge that covers no tile; null: there is none. */
export function freePlace(
  circuit: Circuit,
  note: { width: number; height: number },
  from: number,
): { x: number; y: number } | null {
  const { width, height, side, tiles } = circuit.layout;
  for (const y of [height - note.height - 20, 118]) {
    for (let x = width - note.width - 20; x >= from; x -= 12) {
      const covers = tiles.some(
        ({ centre: [cx, cy] }) =>
          cx > x - side && cx < x + note.width + side && cy > y - side && cy < y + note.height + side,
      );
      if (!covers) return { x, y };
    }
  }
  return null;
}
