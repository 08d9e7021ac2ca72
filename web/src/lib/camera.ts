/** Which part of a board a low screen shows: who moves and what can be tapped, between the thumbs. */

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** A board on the screen: pixels of the screen for one of its own, and where its corner lies. */
export interface Camera {
  scale: number;
  left: number;
  top: number;
}

/** How much of the screen's edges the panels take, in pixels: those in the lower corners with their width, too. */
export interface Edges {
  top: number;
  bottom: number;
  left: Size;
  right: Size;
}

export interface Sight {
  screen: Size;
  /** Where nothing covers the board, in pixels of the screen; the best place first. */
  rooms: Rect[];
  /** All that is drawn, in pixels of the board. */
  ground: Rect;
  /** Who moves: always in sight. */
  mover: Point;
  /** What should be seen with it. */
  points: Point[];
  /** Pixels of the screen for one of the board: where that leaves nothing out, and at least. */
  nearest: number;
  farthest: number;
}

/** Pixels of the screen between what matters and the edge of its room: half a finger. */
const MARGIN = 26;
/** How many scales are tried between the nearest and the farthest. */
const TRIES = 8;

/** The free parts of a screen: between the thumbs, and the strip above them from edge to edge. */
export function roomsOf(screen: Size, { top, bottom, left, right }: Edges): Rect[] {
  const thumbs = Math.max(left.height, right.height, bottom);
  return [
    { x: left.width, y: top, width: screen.width - left.width - right.width, height: screen.height - top - bottom },
    { x: 0, y: top, width: screen.width, height: screen.height - top - thumbs },
  ];
}

/** As near as keeps all in sight; where that cannot be, with what is nearest to the mover. */
export function cameraFor(sight: Sight): Camera {
  const { mover, nearest, rooms } = sight,
    farthest = Math.min(nearest, sight.farthest);
  const byDistance = [...sight.points].sort((a, b) => far(a, mover) - far(b, mover));
  for (let count = byDistance.length; count >= 0; count--) {
    const points = [mover, ...byDistance.slice(0, count)];
    for (let i = 0; i <= TRIES; i++) {
      const scale = nearest + ((farthest - nearest) * i) / TRIES;
      for (const room of rooms) {
        const found = placed(sight, points, room, scale);
        if (found) return found;
      }
    }
  }
  const { width, height } = sight.screen;
  return { scale: farthest, left: width / 2 - mover.x * farthest, top: height / 2 - mover.y * farthest };
}

/** All of the board at once, in the middle of what the panels leave free at top and bottom. */
export function wholeBoard(screen: Size, ground: Rect): Camera {
  const scale = Math.min(screen.width / ground.width, screen.height / ground.height);
  return {
    scale,
    left: (screen.width - ground.width * scale) / 2 - ground.x * scale,
    top: (screen.height - ground.height * scale) / 2 - ground.y * scale,
  };
}

/** The part of the board that is on the screen. */
export function partSeen({ scale, left, top }: Camera, screen: Size, ground: Rect): Rect {
  const from = { x: Math.max(ground.x, -left / scale), y: Math.max(ground.y, -top / scale) },
    to = {
      x: Math.min(ground.x + ground.width, (screen.width - left) / scale),
      y: Math.min(ground.y + ground.height, (screen.height - top) / scale),
    };
  return { ...from, width: Math.max(0, to.x - from.x), height: Math.max(0, to.y - from.y) };
}

/** Can a finger reach this point of the board, or is it off the screen or below a panel? */
export function isInSight(point: Point, { scale, left, top }: Camera, rooms: Rect[]): boolean {
  const x = point.x * scale + left,
    y = point.y * scale + top;
  return rooms.some((room) => x >= room.x && x <= room.x + room.width && y >= room.y && y <= room.y + room.height);
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function placed({ screen, ground, rooms: [whole] }: Sight, points: Point[], room: Rect, scale: number): Camera | null {
  const left = offset(
    points.map((one) => one.x * scale),
    [room.x, room.width],
    [ground.x * scale, ground.width * scale],
    [0, screen.width],
  );
  const top = offset(
    points.map((one) => one.y * scale),
    [room.y, room.height],
    [ground.y * scale, ground.height * scale],
    [whole?.y ?? 0, whole?.height ?? screen.height], // above and below it panels hide the edge of the board
  );
  return left === null || top === null ? null : { scale, left, top };
}

type Span = [from: number, size: number];

/** How far to shift one axis: all in the room, near its middle, and the ground fills this if that can be. */
function offset(all: number[], [from, size]: Span, [low, length]: Span, [edge, whole]: Span): number | null {
  const least = from + MARGIN - Math.min(...all),
    most = from + size - MARGIN - Math.max(...all);
  if (least > most) return null;
  const filled = [edge - low, edge + whole - low - length].sort((a, b) => a - b) as [number, number];
  const wish = between((least + most) / 2, ...filled);
  return between(wish, least, most);
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
