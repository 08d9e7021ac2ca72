/**
 * A track laid out, as the server gives it, and what a page needs from it: ways of cars, room for panels.
 */

import type { Cell, Layout, Stop } from './wire';

export type { Cell, Layout, Stop };

export interface Spot {
  x: number;
  y: number;
  heading: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Track {
  readonly cells: Map<string, Cell>;
  readonly length: number;
  readonly #infields = new Map<string, Rect>();

  constructor(readonly layout: Layout) {
    this.cells = new Map(layout.spaces.map((cell) => [cell.name, cell]));
    this.length = layout.line.reduce((sum, [x, y], i, line) => {
      const [nx, ny] = line[(i + 1) % line.length] ?? [x, y];
      return sum + Math.hypot(nx - x, ny - y);
    }, 0);
  }

  slot(space: string, index = 0): Stop {
    const slots = this.cells.get(space)?.slots ?? [];
    return slots[index % Math.max(1, slots.length)] ?? { x: 0, y: 0, heading: 0, at: 0, offset: 0 };
  }

  /** A car on its way over these stops; `t` runs from 0 to the number of steps. It turns with the road. */
  along(stops: Stop[], t: number): Spot {
    const last = stops.length - 1;
    const step = Math.min(Math.max(0, Math.floor(t)), Math.max(0, last - 1));
    const here = stops[step],
      there = stops[step + 1];
    if (!here || !there) return stops[last] ?? { x: 0, y: 0, heading: 0 };
    const part = Math.min(1, Math.max(0, t - step));
    const eased = part * part * (3 - 2 * part),
      slope = 6 * part * (1 - part);
    const line = this.onLine(here.at + (there.at - here.at) * part);
    const offset = here.offset + (there.offset - here.offset) * eased;
    const run = (there.at - here.at) * this.length;
    const drift = Math.abs(run) > 1e-6 ? Math.atan(((there.offset - here.offset) * slope) / run) : 0;
    return {
      x: line.x + Math.sin(line.heading) * offset,
      y: line.y - Math.cos(line.heading) * offset,
      heading: line.heading - drift,
    };
  }

  private onLine(t: number): Spot {
    const { line } = this.layout,
      n = line.length,
      k = Math.floor(t * n),
      w = t * n - k;
    const a = line[((k % n) + n) % n] ?? [0, 0, 0],
      b = line[(((k + 1) % n) + n) % n] ?? a;
    const turn = Math.atan2(Math.sin(b[2] - a[2]), Math.cos(b[2] - a[2]));
    return { x: a[0] + (b[0] - a[0]) * w, y: a[1] + (b[1] - a[1]) * w, heading: a[2] + turn * w };
  }

  /** Over how many spaces a car has to drive at least to arrive. */
  spacesToGo(space: string): number {
    return this.layout.spaces.find((cell) => cell.name === space)?.to_go ?? 0;
  }

  /** How far a car has still to drive, in units of the track. */
  toGo(space: string): number {
    const finish = this.layout.spaces.find((cell) => cell.finish)?.slots[0]?.at ?? 1;
    return Math.max(0, Math.round(((finish - this.slot(space).at) * this.length) / this.layout.unit));
  }

  /** The space under a point of the board, or null. */
  spaceAt(x: number, y: number): Cell | null {
    return this.layout.spaces.find((cell) => inside(cell.outline, x, y)) ?? null;
  }

  /** The roomiest rectangle inside the lap, up to a size that panels can use. Found once a size: it takes a while. */
  infield(most: { width: number; height: number }): Rect {
    const key = `${most.width} ${most.height}`,
      known = this.#infields.get(key) ?? this.#roomiest(most);
    this.#infields.set(key, known);
    return known;
  }

  #roomiest(most: { width: number; height: number }): Rect {
    const { width, height, lane, right, line } = this.layout,
      grid = Math.max(8, width / 90),
      margin = lane * 1.62 + grid * 0.9;
    const columns = Math.floor(width / grid),
      rows = Math.floor(height / grid),
      heights = new Array<number>(columns).fill(0);
    let best: Rect = { x: 0, y: 0, width: 0, height: 0 },
      score = 0;
    for (let row = 0; row < rows; row++) {
      const y = (row + 0.5) * grid,
        edges = crossings(right, y),
        near = line.filter((point) => Math.abs(point[1] - y) <= margin);
      for (let column = 0; column < columns; column++) {
        const x = (column + 0.5) * grid;
        const free =
          edges.filter((edge) => x < edge).length % 2 === 1 &&
          near.every((point) => (point[0] - x) ** 2 + (point[1] - y) ** 2 > margin * margin);
        heights[column] = free ? (heights[column] ?? 0) + 1 : 0;
      }
      for (let from = 0; from < columns; from++) {
        let low = Infinity;
        for (let to = from; to < columns && (heights[to] ?? 0) > 0; to++) {
          low = Math.min(low, heights[to] ?? 0);
          const w = (to - from + 1) * grid,
            h = low * grid,
            value = Math.min(w, most.width) * Math.min(h, most.height) + w * h * 0.001;
          if (value > score)
            [score, best] = [value, { x: from * grid, y: (row + 1 - low) * grid, width: w, height: h }];
        }
      }
    }
    return best;
  }
}

/**
 * Where an outline crosses a level: a point of that level is inside when an odd number of crossings lie to its right.
 */
function crossings(outline: [number, number][], y: number): number[] {
  const found: number[] = [];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a[1] > y !== b[1] > y) found.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
  });
  return found;
}

export function inside(outline: [number, number][], x: number, y: number): boolean {
  return crossings(outline, y).filter((edge) => x < edge).length % 2 === 1;
}
