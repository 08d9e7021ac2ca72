/** A circuit laid out for a screen, as the server gives it, and what a page needs from it: places and ways of cars. */
import type { Hex, Layout } from './wire';

export type { Hex, Layout };

export interface Spot {
  x: number;
  y: number;
  heading: number;
  /** How large a car is drawn there; 1: it stands alone. */
  size: number;
}

export class Circuit {
  constructor(readonly layout: Layout) {}

  tile(number: number): Hex | undefined {
    return this.layout.tiles[number];
  }

  /** A place on the road of a tile: part of its way, and so many sides of a hexagon to the right. */
  at(number: number, part: number, beside = 0, size = 1): Spot {
    const road = this.tile(number)?.road ?? [],
      last = road.length - 1;
    const t = Math.min(1, Math.max(0, part)) * last,
      k = Math.min(Math.floor(t), Math.max(0, last - 1)),
      w = t - k;
    const a = road[k] ?? [0, 0, 0],
      b = road[k + 1] ?? a;
    const turn = Math.atan2(Math.sin(b[2] - a[2]), Math.cos(b[2] - a[2])),
      heading = a[2] + turn * w,
      off = beside * this.layout.side;
    return {
      x: a[0] + (b[0] - a[0]) * w - Math.sin(heading) * off,
      y: a[1] + (b[1] - a[1]) * w + Math.cos(heading) * off,
      heading,
      size,
    };
  }

  /** Where the car with this place in a crowd stands. */
  stand(number: number, place: number, crowd: number): Spot {
    const [part, beside, size] = this.layout.crowds[Math.min(crowd, this.layout.crowds.length) - 1]?.[place] ?? [
      0.5, 0, 1,
    ];
    return this.at(number, part, beside, size);
  }

  /**
   * A car on its way over these tiles, from their middles; `t` runs from 0 to the number of steps. It turns with the
   * road.
   */
  along(tiles: number[], t: number): Spot {
    const last = tiles.length - 1,
      step = Math.min(Math.max(0, Math.floor(t)), Math.max(0, last - 1)),
      part = t - step;
    const here = tiles[step],
      there = tiles[step + 1];
    if (here === undefined) return { x: 0, y: 0, heading: 0, size: 1 };
    if (there === undefined) return this.at(here, 0.5);
    // Neighbours share a road: half of the one tile, then half of the other. Past a shortcut it goes straight across.
    if (there === here + 1) return part < 0.5 ? this.at(here, 0.5 + part) : this.at(there, part - 0.5);
    const a = this.at(here, 0.5),
      b = this.at(there, 0.5),
      turn = Math.atan2(b.y - a.y, b.x - a.x);
    return {
      x: a.x + (b.x - a.x) * part,
      y: a.y + (b.y - a.y) * part,
      heading: part < 0.15 ? a.heading : part > 0.85 ? b.heading : turn,
      size: 1,
    };
  }

  corners(number: number, size = 1): string {
    const tile = this.tile(number);
    if (!tile) return '';
    const [cx, cy] = tile.centre;
    return tile.corners
      .map(([x, y]) => `${(cx + (x - cx) * size).toFixed(1)},${(cy + (y - cy) * size).toFixed(1)}`)
      .join(' ');
  }
}
