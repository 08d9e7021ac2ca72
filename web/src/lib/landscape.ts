/** What a board tells the layout for phones on their side. */
import type { Point } from './camera';

/** A legal move on the board. Where the view does not reach it, it is a button with this label. */
export interface Target extends Point {
  key: string;
  label: string;
  onchoose: () => void;
}

/** A piece on the small map. */
export interface Dot extends Point {
  /** Its colour. */
  fill: string;
  /** It belongs to the person at this device. */
  own?: boolean;
}

/** The way from one point to another as a turn of an arrow that points right, in degrees. */
export function bearing(from: Point, to: Point): number {
  return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}
