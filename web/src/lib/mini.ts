/** A race as a small picture: a part of its drawn board, around what matters to who looks. */
import type { ToldEvent } from './wire';

/** Left, top, width and height. */
export type Box = [left: number, top: number, width: number, height: number];

export interface MiniBoard {
  /** Where the drawing of the board lies, in the board's own pixels. */
  ground: Box;
  /** What lies on it, as SVG. */
  pieces: string;
  /** What the picture is about, such as the own car. */
  focus: { x: number; y: number };
  /** How far to look from there to either side. */
  reach: number;
}

/**
 * A game draws what lies on a board that the server has laid out; `yours` are the seats of who looks. With events the
 * picture is about where these have led.
 */
export type DrawMini = (
  position: Record<string, unknown>,
  layout: unknown,
  yours: number[],
  events?: readonly ToldEvent[],
) => MiniBoard;

/** The part of a board that a picture of this shape shows: never more than there is, and never beside it. */
export function cropOf(board: Pick<MiniBoard, 'ground' | 'focus' | 'reach'>, aspect: number): Box {
  const [left, top, fullWidth, fullHeight] = board.ground;
  const width = Math.min(2 * board.reach, fullWidth, fullHeight * aspect),
    height = width / aspect;
  const within = (at: number, size: number, start: number, full: number): number =>
    Math.min(Math.max(at - size / 2, start), start + full - size);
  return [within(board.focus.x, width, left, fullWidth), within(board.focus.y, height, top, fullHeight), width, height];
}
