/** Small drawings of the options, 64 by 48. */
import { car, die, f, shape, tile } from './art';
import { PAINT, type Colour } from '../../lib/colours';

const ROAD = '#3B3F49';

/** A piece of road, with what happens on it. */
const road = (content: string): string =>
  `<svg viewBox="0 0 64 48" width="64" height="48" aria-hidden="true">` +
  `<rect width="64" height="48" rx="10" fill="${ROAD}"/>${content}</svg>`;

const space = (c: Colour, x: number, y: number, w = 15): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${w}" height="18" rx="2.5" fill="${PAINT[c].fill}"/>` +
  `${shape(PAINT[c].shape, x + w / 2, y + 9, 4.2, PAINT[c].ink)}`;
const racers = (colours: Colour[], columns: number): string =>
  colours
    .map((c, i) =>
      car(c, 19, {
        x: 64 / 2 + ((i % columns) - (columns - 1) / 2) * 20.5,
        y: 24 + (Math.floor(i / columns) - 0.5) * 19,
        sunX: 3,
        sunY: 6,
      }),
    )
    .join('');
const arrow = (x: number, y: number, length: number): string =>
  `<path d="M${x} ${y}h${length}m-4 -4l4 4l-4 4" fill="none" stroke="#FFD65C" stroke-width="2.6" ` +
  `stroke-linecap="round" stroke-linejoin="round"/>`;
const cross = (x: number, y: number): string =>
  `<path d="M${x - 5} ${y - 5}l10 10m0 -10l-10 10" stroke="#fff" stroke-width="5.5" stroke-linecap="round"/>` +
  `<path d="M${x - 5} ${y - 5}l10 10m0 -10l-10 10" stroke="#C62A2F" stroke-width="3" stroke-linecap="round"/>`;
const chequers = (): string =>
  Array.from(
    { length: 16 },
    (_, i) =>
      `<rect x="${28 + (i % 2) * 6}" y="${Math.floor(i / 2) * 6}" width="6" height="6" ` +
      `fill="${(i + Math.floor(i / 2)) % 2 ? '#F7F7F2' : '#14161c'}"/>`,
  ).join('');
const laid = (colours: Colour[], size: number): string =>
  colours.map((c, i) => die(c, size, { x: 32 + (i - (colours.length - 1) / 2) * (size + 2.5), y: 23 })).join('');

/** Each is drawn when it is first shown: all of them would keep a phone busy while the page opens. */
const DRAWN: Record<string, () => string> = {
  'edition anniversary': () => racers(['red', 'blue', 'green', 'yellow'], 2),
  'edition classic': () => racers(['red', 'yellow', 'green', 'blue', 'white', 'purple'], 3),
  'first drawn': () => die('yellow', 19, { x: 20, y: 19, turn: -12 }) + die('red', 19, { x: 43, y: 28, turn: 14 }),
  'professional true': () =>
    `<g transform="translate(20 18)">${tile('purple', 24)}</g><g transform="translate(44 28)">` +
    `${tile('yellow', 24)}</g>`,
  'bonus_step true': () =>
    space('blue', 4, 15, 27) +
    space('green', 33, 15, 27) +
    car('blue', 24, { x: 17, y: 24, sunX: 3, sunY: 6 }) +
    arrow(31, 24, 14),
  'bonus any': () =>
    car('red', 22, { x: 18, y: 14, sunX: 3, sunY: 6 }) +
    arrow(34, 14, 18) +
    car('blue', 22, { x: 18, y: 34, sunX: 3, sunY: 6 }) +
    arrow(34, 34, 18),
  'bonus others': () =>
    car('red', 22, { x: 18, y: 14, sunX: 3, sunY: 6 }) +
    cross(42, 14) +
    car('blue', 22, { x: 18, y: 34, sunX: 3, sunY: 6 }) +
    arrow(34, 34, 18),
  'turbo_tiles true': () =>
    die('blue', 15, { x: 14, y: 17, turn: -8 }) +
    die('red', 15, { x: 26, y: 31, turn: 9 }) +
    `<g transform="translate(47 24)">${tile('green', 24)}</g>`,
  'finish coloured': () => chequers() + space('white', 42, 15) + die('white', 17, { x: 15, y: 23 }),
  'finish open': () =>
    chequers() +
    die('red', 13, { x: 15, y: 11 }) +
    die('blue', 13, { x: 15, y: 35 }) +
    die('green', 13, { x: 50, y: 23 }),
  'obligation continue': () =>
    die('green', 16, { x: 15, y: 23 }) +
    arrow(27, 15, 9) +
    arrow(27, 33, 9) +
    die('yellow', 14, { x: 51, y: 12 }) +
    die('blue', 14, { x: 51, y: 34 }),
  'obligation longest': () => laid(['red', 'yellow', 'green', 'blue'], 12),
  'obligation free': () =>
    laid(['red', 'yellow'], 14) +
    `<path d="M52 34V14h8l-2.6 3.4L60 21h-8" fill="#FFD65C" stroke="#FFD65C" stroke-width="2" ` +
    `stroke-linejoin="round"/>`,
};

export function optionPicture(option: string, value: unknown): string {
  const drawn = DRAWN[`${option} ${String(value)}`];
  return drawn ? road(drawn()) : '';
}
