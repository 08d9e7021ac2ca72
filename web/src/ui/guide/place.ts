/** Where a bubble stands: beside what it points at, on nothing that one has to tap or read. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something on the screen, and how bad it is to cover it. */
export interface Obstacle extends Box {
  /** For each pixel. */
  weight: number;
  /** Wherever it is touched: half a sentence cannot be read either. */
  touched?: number;
}

export interface Wish {
  /** Where it may stand at all. */
  room: Box;
  width: number;
  height: number;
  /** What it points at; null: at nothing. */
  target: Box | null;
  avoid: Obstacle[];
}

/** On which side of its target a bubble stands; null: it points nowhere. */
export type Side = 'above' | 'below' | 'left' | 'right' | null;

export interface Place {
  left: number;
  top: number;
  side: Side;
  /** Where along its edge the bubble has its tip. */
  tip: number;
  /** How far it is from there to what it points at. */
  reach: number;
}

/** How far from its target a bubble may stand, nearest first; from far away it points with a stalk. */
const REACHES = [14, 50, 90, 130, 170];
/** How wide the stalk is, how bad each pixel of its length, and how bad it is if it crosses what can be tapped. */
const STALK = 8,
  FAR = 40,
  CROSSED = 60_000;
/** How bad it is to cover something that can be tapped. */
export const TAPPED = 12;
/** How near to a corner the tip may be. */
const CORNER = 26,
  /** To cover what it points at is worse than anything. */
  WORST = 1000;
const SHIFTS = [0.5, 0.12, 0.88, 0.3, 0.7];

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Something as large as this is no one thing to point at. */
const fills = (target: Box, room: Box): boolean =>
  (target.right - target.left) * (target.bottom - target.top) >
  0.5 * (room.right - room.left) * (room.bottom - room.top);

export function placeBubble(wish: Wish): Place {
  const { room, width, height, avoid } = wish;
  const target = wish.target && !fills(wish.target, room) ? wish.target : null;
  const places = target ? beside(wish, target) : anywhere(wish);
  let best: Place = { left: room.left, top: room.top, side: null, tip: 0, reach: 0 },
    least = Infinity;
  places.forEach((place, order) => {
    const box = { left: place.left, top: place.top, right: place.left + width, bottom: place.top + height };
    let cost = order; // the better ones come first
    const stalk = stalkOf(place, box);
    for (const thing of avoid) {
      const covered = overlap(box, thing);
      if (covered) cost += covered * thing.weight + (thing.touched ?? 0);
      if (thing.weight >= TAPPED && overlap(stalk, thing)) cost += CROSSED;
    }
    cost += place.reach * FAR;
    if (target) cost += overlap(box, target) * WORST;
    if (cost < least) [best, least] = [place, cost];
  });
  return best;
}

/** What lies between a bubble and its target. */
function stalkOf({ side, tip, reach, left, top }: Place, box: Box): Box {
  const half = STALK / 2,
    across = { left: left + tip - half, right: left + tip + half },
    along = { top: top + tip - half, bottom: top + tip + half };
  switch (side) {
    case 'above':
      return { ...across, top: box.bottom, bottom: box.bottom + reach };
    case 'below':
      return { ...across, top: box.top - reach, bottom: box.top };
    case 'left':
      return { ...along, left: box.right, right: box.right + reach };
    case 'right':
      return { ...along, left: box.left - reach, right: box.left };
    case null:
      return { left: 0, top: 0, right: 0, bottom: 0 };
  }
}

function beside({ room, width, height }: Wish, target: Box): Place[] {
  const middle = [(target.left + target.right) / 2, (target.top + target.bottom) / 2] as const;
  const within = (left: number, top: number, side: Exclude<Side, null>): Place => {
    const at = {
      left: clamp(left, room.left, room.right - width),
      top: clamp(top, room.top, room.bottom - height),
      side,
    };
    const across = side === 'above' || side === 'below';
    const tip = across ? middle[0] - at.left : middle[1] - at.top;
    const apart = {
      above: target.top - at.top - height,
      below: at.top - target.bottom,
      left: target.left - at.left - width,
      right: at.left - target.right,
    }[side];
    return { ...at, tip: clamp(tip, CORNER, (across ? width : height) - CORNER), reach: Math.max(0, apart) };
  };
  return REACHES.flatMap((reach) =>
    SHIFTS.flatMap((shift) => [
      within(middle[0] - width * shift, target.top - reach - height, 'above'),
      within(target.right + reach, middle[1] - height * shift, 'right'),
      within(target.left - reach - width, middle[1] - height * shift, 'left'),
      within(middle[0] - width * shift, target.bottom + reach, 'below'),
    ]),
  );
}

function anywhere({ room, width, height }: Wish): Place[] {
  const xs = [0.5, 0, 1].map((part) => room.left + (room.right - room.left - width) * part),
    ys = [0.25, 0.5, 0, 0.75, 1].map((part) => room.top + (room.bottom - room.top - height) * part);
  return ys.flatMap((top) => xs.map((left): Place => ({ left, top, side: null, tip: 0, reach: 0 })));
}

/** Where a line of this size covers nothing, as near to the top as there is room, and best in the middle. */
export function freeLine(room: Box, width: number, height: number, things: Box[]): { left: number; top: number } {
  const middle = (room.left + room.right - width) / 2,
    lowest = room.top + (room.bottom - room.top) * 0.4;
  const tops = [room.top, ...things.map((thing) => thing.bottom + 6)]
    .filter((top) => top >= room.top && top < lowest)
    .sort((a, b) => a - b);
  for (const top of tops)
    for (const left of [middle, room.right - width, room.left]) {
      const line = { left, top, right: left + width, bottom: top + height };
      if (!things.some((thing) => overlap(line, thing))) return { left, top };
    }
  return { left: middle, top: room.top };
}
