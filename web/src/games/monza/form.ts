/** How board and panels share a screen. */
import type { Rect, Track } from './geometry';

export type Form = 'wide' | 'tall' | 'phone';

export interface Place {
  scale: number;
  left: number;
  top: number;
  /** In pixels of the board; null: there is no room in the infield. */
  tower: Rect | null;
  tray: Rect | null;
}

/** Which kind of screen this is; the board has a curve for each. */
export function formOf(width: number, height: number): Form {
  if (width >= height * 1.15 && width >= 700) return 'wide';
  return width >= 600 ? 'tall' : 'phone';
}

const GAP = 18;
const TOWER = { wide: 262, tall: 296, phone: 133 };

export function fit(track: Track, form: Form, width: number, height: number, sheet: number): Place {
  const { layout } = track;
  // Only the part with the road has to be seen above the sheet; the rest of the board is grass.
  const road = Math.max(...layout.line.map(([, y]) => y)) + layout.lane * 1.9;
  const seen = form === 'wide' ? layout.height : Math.min(layout.height, road);
  const room = form === 'wide' ? height : height - sheet + (form === 'phone' ? 14 : 0);
  const scale = Math.max(0.2, Math.min(width / layout.width, room / seen));
  const left = (width - layout.width * scale) / 2;
  const top = form === 'wide' ? (height - layout.height * scale) / 2 : 0;
  const infield = track.infield(form === 'wide' ? { width: 866, height: 304 } : form === 'tall' ? { width: 296, height: 300 } : { width: 133, height: 214 });
  return { scale, left, top, ...panels(infield, form) };
}

function panels(infield: Rect, form: Form): Pick<Place, 'tower' | 'tray'> {
  const middle = { x: infield.x + infield.width / 2, y: infield.y + infield.height / 2 };
  if (form !== 'wide') {
    const width = TOWER[form], least = form === 'phone' ? 190 : 250;
    if (infield.width < width - 8 || infield.height < least) return { tower: null, tray: null };
    return { tower: { x: middle.x - width / 2, y: infield.y + (form === 'phone' ? 4 : 8), width, height: 0 }, tray: null };
  }
  const tray = Math.min(586, infield.width - TOWER.wide - GAP), height = Math.min(310, Math.max(290, infield.height));
  const left = middle.x - (TOWER.wide + GAP + tray) / 2, top = infield.y + Math.max(0, infield.height - height) * 0.3;
  return { tower: { x: left, y: top, width: TOWER.wide, height }, tray: { x: left + TOWER.wide + GAP, y: top, width: tray, height } };
}

interface Point {
  x: number;
  y: number;
}

/** How wide a lane should be, in pixels of the screen, where one chooses a space. */
const LANE = 32;

/** The zoom for choosing: as near to the car as keeps everything that can be tapped in sight. Null: it would not fit. */
export function zoomTo(track: Track, scale: number, car: Point, points: Point[]): (Point & { k: number }) | null {
  const { width, line, lane } = track.layout, low = Math.max(...line.map(([, y]) => y)) + lane * 1.9, edge = 30 / scale;
  const wish = Math.min(2.2, Math.max(1.25, LANE / (lane * scale)));
  for (const k of [wish, (wish + 1.25) / 2, 1.25]) {
    const axis = (at: number, all: number[], least: number, most: number): number | null => {
      const from = Math.max(...all.map((p) => (k * p - most) / (k - 1))), to = Math.min(...all.map((p) => (k * p - least) / (k - 1)));
      return from > to ? null : Math.max(0, Math.min(Math.max(at, from), to)); // below 0 the board's edge would show
    };
    const x = axis(car.x, [car.x, ...points.map((one) => one.x)], edge, width - edge);
    const y = axis(car.y, [car.y, ...points.map((one) => one.y)], edge, low - edge);
    if (x !== null && y !== null) return { x, y, k };
  }
  return null;
}
