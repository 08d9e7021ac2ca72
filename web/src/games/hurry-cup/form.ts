/** How the circuit and the panels share a screen. */
import type { Circuit } from './geometry';

export type Form = 'wide' | 'tall' | 'phone';

/** Which kind of screen this is; circuits are laid out for each. */
export function formOf(width: number, height: number): Form {
  if (width >= height * 1.15 && width >= 700) return 'wide';
  return width >= 600 ? 'tall' : 'phone';
}

export interface Place {
  scale: number;
  left: number;
  top: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the tiles cover, in pixels of the board. */
export function extent(circuit: Circuit): Rect {
  const corners = circuit.layout.tiles.flatMap((tile) => tile.corners), xs = corners.map(([x]) => x), ys = corners.map(([, y]) => y);
  const x = Math.min(...xs), y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** On a wide screen panels lie on the board, and all of it is seen; on others the tiles lie between strip and dock. */
export function fit(circuit: Circuit, form: Form, width: number, height: number, above: number, below: number): Place {
  const { layout } = circuit;
  if (form === 'wide') {
    const scale = Math.min(width / layout.width, height / layout.height);
    return { scale, left: (width - layout.width * scale) / 2, top: (height - layout.height * scale) / 2 };
  }
  const tiles = extent(circuit), room = { width: width - 12, height: Math.max(120, height - above - below - 12) };
  const scale = Math.min(room.width / tiles.width, room.height / tiles.height, (width / layout.width) * 1.25);
  return { scale, left: (width - tiles.width * scale) / 2 - tiles.x * scale, top: above + 6 + (room.height - tiles.height * scale) / 2 - tiles.y * scale };
}

/** A place for a note of this size along the lower or upper edge that covers no tile; null: there is none. */
export function freePlace(circuit: Circuit, note: { width: number; height: number }, from: number): { x: number; y: number } | null {
  const { width, height, side, tiles } = circuit.layout;
  for (const y of [height - note.height - 20, 118]) {
    for (let x = width - note.width - 20; x >= from; x -= 12) {
      const covers = tiles.some(({ centre: [cx, cy] }) => cx > x - side && cx < x + note.width + side && cy > y - side && cy < y + note.height + side);
      if (!covers) return { x, y };
    }
  }
  return null;
}
