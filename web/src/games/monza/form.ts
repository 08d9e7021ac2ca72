/** How board and panels share a screen. */
import type { Form } from '../../lib/form';
import type { Rect, Track } from './geometry';

export interface Place {
  scale: number;
  left: number;
  top: number;
  /** In pixels of the board; null: there is no room in the infield. */
  tower: Rect | null;
  tray: Rect | null;
  /** How much larger than the board the panels are drawn, so that a small board does not make them too small to tap. */
  grow: number;
}

const GAP = 18;
const TOWER = { wide: 262, tall: 296, phone: 158 };
/** The narrow tower, for wide boards with little room; and the least that a tray can do with. */
const NARROW = 156,
  TOWER_HEIGHT = 240,
  TRAY = { width: 430, height: 290 };

/** A board that is drawn smaller than this has no room inside the lap for what is to be read. */
const LEAST = 0.7;

/** Panels in the infield are never drawn smaller than this; else the tray lies below the board. */
const SMALLEST = 0.88;

export function fit(
  track: Track,
  form: Exclude<Form, 'landscape'>,
  width: number,
  height: number,
  sheet: number,
): Place {
  const { layout } = track;
  if (form === 'wide') {
    const scale = Math.max(0.2, Math.min(width / layout.width, height / layout.height));
    const panels = widePanels(track, scale);
    if (scale * panels.grow >= SMALLEST)
      return { scale, left: (width - layout.width * scale) / 2, top: (height - layout.height * scale) / 2, ...panels };
    return above(track, width, height - sheet - 2 * GAP);
  }
  // Only the part with the road has to be seen above the sheet; the rest of the board is grass.
  const road = Math.max(...layout.line.map(([, y]) => y)) + layout.lane * 1.9;
  const room = height - sheet + (form === 'phone' ? 14 : 0);
  const scale = Math.max(0.2, Math.min(width / layout.width, room / Math.min(layout.height, road)));
  const infield = track.infield(form === 'tall' ? { width: 296, height: 300 } : { width: TOWER.phone, height: 214 });
  return {
    scale,
    left: (width - layout.width * scale) / 2,
    top: 0,
    tower: scale < LEAST ? null : standing(infield, form),
    tray: null,
    grow: 1,
  };
}

/** A wide board on a small screen: above the sheet, with a narrow tower if there is room for it. */
function above(track: Track, width: number, room: number): Place {
  const { layout } = track,
    scale = Math.max(0.2, Math.min(width / layout.width, room / layout.height)),
    grow = 1 / scale;
  const infield = track.infield({ width: Math.round(NARROW * grow), height: Math.round(TOWER_HEIGHT * grow) });
  const fits = infield.width >= NARROW * grow && infield.height >= TOWER_HEIGHT * grow;
  const tower = fits
    ? { x: infield.x + (infield.width - NARROW * grow) / 2, y: infield.y, width: NARROW, height: 0 }
    : null;
  return {
    scale,
    left: (width - layout.width * scale) / 2,
    top: Math.max(0, room - layout.height * scale) / 2,
    tower,
    tray: null,
    grow,
  };
}

/** The tower alone, where the tray lies below the board; null: it has no room in the infield. */
function standing(infield: Rect, form: 'tall' | 'phone'): Rect | null {
  const width = Math.min(TOWER[form], infield.width),
    least = form === 'phone' ? { width: 125, height: 190 } : { width: 288, height: 250 };
  if (width < least.width || infield.height < least.height) return null;
  return { x: infield.x + (infield.width - width) / 2, y: infield.y + (form === 'phone' ? 4 : 8), width, height: 0 };
}

/** Tower and tray side by side, as large as on a screen of the board's own size, if there is room for that. */
function widePanels(track: Track, scale: number): Pick<Place, 'tower' | 'tray' | 'grow'> {
  for (let grow = Math.min(1.5, Math.max(1, 1 / scale)); ; grow = Math.max(1, grow - 0.08)) {
    const infield = track.infield({ width: Math.round(866 * grow), height: Math.round(304 * grow) });
    const room = { width: infield.width / grow, height: infield.height / grow };
    const tower = room.width >= TOWER.wide + GAP + 500 ? TOWER.wide : grow > 1 ? NARROW : TOWER.wide;
    const tray = Math.min(586, room.width - tower - GAP);
    if (grow > 1 && (tray < TRAY.width || room.height < TRAY.height)) continue;
    const height = Math.min(310, Math.max(TRAY.height, room.height));
    const x = infield.x + (infield.width - (tower + GAP + tray) * grow) / 2,
      y = infield.y + Math.max(0, infield.height - height * grow) * 0.3;
    return {
      tower: { x, y, width: tower, height: tower === NARROW ? 0 : height },
      tray: { x: x + (tower + GAP) * grow, y, width: tray, height },
      grow,
    };
  }
}

/** What an analysis would have, if the infield were as large as it likes. */
const ANALYSIS = { width: 880, height: 384 };

/** The room for an analysis, in the place of tower and tray. */
export function analysisRoom(track: Track, { grow }: Pick<Place, 'grow'>): Rect {
  const most = { width: Math.round(ANALYSIS.width * grow), height: Math.round(ANALYSIS.height * grow) },
    infield = track.infield(most);
  const width = Math.min(ANALYSIS.width, infield.width / grow),
    height = Math.min(ANALYSIS.height, infield.height / grow);
  return {
    x: infield.x + (infield.width - width * grow) / 2,
    y: infield.y + (infield.height - height * grow) / 2,
    width,
    height,
  };
}

interface Point {
  x: number;
  y: number;
}

/** How wide a lane should be, in pixels of the screen, where one chooses a space. */
const LANE = 32;

/** How many times nearer the board comes at most. */
const NEAREST = 3;
/** What the shell has along the upper edge of the screen, in pixels: no space to choose lies below it. */
const ABOVE = 76;

/**
 * The zoom for choosing: as near to the car as keeps everything that can be tapped in sight. Null: it would not fit.
 */
export function zoomTo(track: Track, scale: number, car: Point, points: Point[]): (Point & { k: number }) | null {
  const { width, line, lane } = track.layout,
    low = Math.max(...line.map(([, y]) => y)) + lane * 1.9,
    edge = 30 / scale,
    above = ABOVE / scale;
  const wish = Math.min(NEAREST, Math.max(1.25, LANE / (lane * scale)));
  for (const k of [wish, wish * 0.75 + 0.3, wish * 0.5 + 0.6, 1.25]) {
    const axis = (at: number, all: number[], least: number, most: number): number | null => {
      const from = Math.max(...all.map((p) => (k * p - most) / (k - 1))),
        to = Math.min(...all.map((p) => (k * p - least) / (k - 1)));
      return from > to ? null : Math.max(0, Math.min(Math.max(at, from), to)); // below 0 the board's edge would show
    };
    const x = axis(car.x, [car.x, ...points.map((one) => one.x)], edge, width - edge);
    const y = axis(car.y, [car.y, ...points.map((one) => one.y)], above, low - edge);
    if (x !== null && y !== null) return { x, y, k };
  }
  return null;
}
