/** Small drawings of what options mean, on a piece of road. */
import { car, cup, die, pawn, shape } from './art';
import { PAINT } from '../../lib/colours';

const scene = (inner: string): string =>
  `<svg viewBox="0 0 64 48" width="64" height="48" aria-hidden="true">` +
  `<rect width="64" height="48" rx="10" fill="#E0BC74"/>${inner}</svg>`;
const at = (inner: string, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`;
const trophy = (x: number, scale: number): string =>
  at('<path d="M-8-9H8V-2A8 8 0 0 1-8-2ZM-2 6H2V10H6V13H-6V10H-2Z" fill="#F2B632" stroke="#8A6424"/>', x, 24, scale);

/** Each is drawn when it is first shown: all of them would keep a phone busy while the page opens. */
const DRAWN: Record<string, () => string> = {
  'grab live': () =>
    at(cup(false), 40, 24, 0.17, 26) + at(pawn('red', 30), 18, 42, 1) + at(pawn('green', 30), 36, 44, 0.8),
  'grab sealed': () =>
    `<rect x="12" y="12" width="40" height="26" rx="3" fill="#FFF8E8" stroke="#8A6424"/>` +
    `<path d="M12 13L32 29L52 13" fill="none" stroke="#8A6424"/>${shape('triangle', 32, 28, 6, PAINT.red.fill)}`,
  'exact true': () => at(die(4, null, 22), 17, 24, 1) + at(car('red'), 45, 24, 0.55),
  'first drawn': () => at(die(3, 'yellow', 20), 21, 22, 1, -10) + at(die(5, 'green', 20), 43, 27, 1, 12),
  'races 1': () => trophy(32, 1.3),
  'races 3': () => trophy(14, 0.9) + trophy(32, 0.9) + trophy(50, 0.9),
  'races 5': () => trophy(10, 0.7) + trophy(21, 0.7) + trophy(32, 0.7) + trophy(43, 0.7) + trophy(54, 0.7),
};

export function optionPicture(option: string, value: unknown): string {
  const drawn = DRAWN[`${option} ${String(value)}`];
  return drawn ? scene(drawn()) : '';
}
