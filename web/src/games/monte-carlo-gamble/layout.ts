/** Where squares lie and pawns stand, as the server has laid the board out for this kind of screen. */
import type { Cell, Layout } from './wire';

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** The place of a pawn among so many on its square; in a stack all have the same one. */
export function spotOf(layout: Layout, square: number, place: number, count: number): Spot {
  const cell = layout.squares[square] ?? layout.squares[0];
  if (!cell) return { x: 0, y: 0, scale: 1 };
  const spots = cell.spots[Math.min(count, cell.spots.length) - 1];
  const spot = spots?.[Math.min(place, spots.length - 1)];
  return spot
    ? { x: spot[0], y: spot[1] + layout.pawn * 0.2 * spot[2], scale: spot[2] }
    : { x: cell.centre[0], y: cell.centre[1], scale: 1 };
}

/** The square whose outline holds a point. */
export function squareAt(layout: Layout, x: number, y: number): Cell | null {
  return layout.squares.find((cell) => inside(cell.outline, x, y)) ?? null;
}

function inside(outline: [number, number][], x: number, y: number): boolean {
  let found = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) found = !found;
  });
  return found;
}

/** The road from one square to another, centre by centre; backward too. */
export function way(layout: Layout, from: number, to: number): Spot[] {
  const step = from <= to ? 1 : -1,
    found: Spot[] = [];
  for (let at = from; at !== to + step; at += step) {
    const cell = layout.squares[at];
    if (cell) found.push({ x: cell.centre[0], y: cell.centre[1], scale: 1 });
  }
  return found;
}

/** A place between the stops of a way: t counts stops; the pawn hops from square to square. */
export function along(stops: Spot[], t: number, hop: number): Spot {
  const k = Math.min(Math.floor(t), stops.length - 2),
    a = stops[Math.max(0, k)],
    b = stops[Math.max(0, k) + 1] ?? a;
  if (!a || !b) return { x: 0, y: 0, scale: 1 };
  const u = Math.min(1, Math.max(0, t - Math.max(0, k)));
  return {
    x: a.x + (b.x - a.x) * u,
    y: a.y + (b.y - a.y) * u - Math.sin(Math.PI * u) * hop,
    scale: a.scale + (b.scale - a.scale) * u,
  };
}

/** What the panels on a screen leave free, from each edge in pixels. */
export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A board on the screen: pixels of the screen for one of its own, and where its corner lies. */
export interface Place {
  scale: number;
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

/** The picture as large as it fits, in the middle; and its road, with whoever stands on it, beside the panels. */
export function placeOn(layout: Layout, screen: Size, room: Room): Place {
  const points = layout.squares.flatMap((cell) => cell.outline),
    xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y);
  const road = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys) - layout.half,
    bottom: Math.max(...ys),
  };
  const scale = Math.min(
    screen.width / layout.width,
    screen.height / layout.height,
    (screen.width - room.left - room.right) / (road.right - road.left),
    (screen.height - room.top - room.bottom) / (road.bottom - road.top),
  );
  const along = (whole: number, size: number, from: number, to: number, least: number, most: number): number =>
    Math.max(least - from * scale, Math.min(most - to * scale, (whole - size * scale) / 2));
  return {
    scale,
    left: along(screen.width, layout.width, road.left, road.right, room.left, screen.width - room.right),
    top: along(screen.height, layout.height, road.top, road.bottom, room.top, screen.height - room.bottom),
  };
}

/** The part of a board that no panel covers, in its own pixels. */
export function partFree(screen: Size, room: Room, { scale, left, top }: Place): Room {
  return {
    left: (room.left - left) / scale,
    top: (room.top - top) / scale,
    right: (screen.width - room.right - left) / scale,
    bottom: (screen.height - room.bottom - top) / scale,
  };
}

/** A zoom that keeps everything in the free part that can be tapped, or null where it would not fit. */
export function zoomTo(
  layout: Layout,
  targets: { origin: number; square: number }[],
  free: Room,
  k = 1.3,
): { x: number; y: number; k: number } | null {
  const cells = targets
    .flatMap((target) => [layout.squares[target.origin], layout.squares[target.square]])
    .filter((cell) => cell !== undefined);
  const axis = (all: number[], least: number, most: number): number | null => {
    const from = Math.max(...all.map((p) => (k * p - most) / (k - 1))),
      to = Math.min(...all.map((p) => (k * p - least) / (k - 1)));
    const middle = all.reduce((sum, one) => sum + one, 0) / all.length;
    return from > to ? null : Math.min(most, Math.max(least, Math.min(Math.max(middle, from), to)));
  };
  const points = cells.flatMap(({ outline }) => outline);
  const x = axis(
      points.map(([x]) => x),
      free.left + 4,
      free.right - 4,
    ),
    y = axis(
      points.map(([, y]) => y),
      free.top,
      free.bottom,
    );
  return x === null || y === null ? null : { x, y, k };
}
