/**
 * A casino as a building, like those on the board: fewer and higher towers, the greater the risk. Its base is at 0, 0.
 */
import { dark } from '../../lib/drawing';
import { f } from './paint';
import { RED, SUIT } from './art';

const WALL = '#FBF0DA',
  SHADE = '#E7CFA4',
  GOLD = '#B8862F',
  LAMP = '#F3C55B',
  INK = '#1F2733';
const ROOF: Record<string, string> = { single: '#7B2038', double: '#21566E', triple: '#2E7C62' };
const TOWERS: Record<string, [number, number, number][]> = {
  triple: [
    [-25, 54, 15],
    [25, 54, 15],
    [0, 68, 19],
  ],
  double: [
    [-22, 66, 17],
    [22, 66, 17],
  ],
  single: [[0, 82, 24]],
};

const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}"/>`;
const pane = (x: number, y: number, w: number, h: number, fill = LAMP): string =>
  `<path d="M${f(x)} ${f(y)}v${f(w / 2 - h)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(w)} 0v${f(h - w / 2)}Z" ` +
  `fill="${fill}"/>`;

function dome(x: number, top: number, q: number, roof: string): string {
  const right = `C${f(x + q * 0.3)} ${f(top - q * 1.6)} ${f(x + q)} ${f(top - q * 1.5)} ${f(x + q)} ${f(top)}Z`;
  return (
    `<path d="M${f(x - q)} ${f(top)}C${f(x - q)} ${f(top - q * 1.5)} ${f(x - q * 0.3)} ${f(top - q * 1.6)} ` +
    `${f(x)} ${f(top - q * 2)}${right}" fill="${roof}"/>` +
    `<path d="M${f(x)} ${f(top)}V${f(top - q * 2)}${right}" fill="${dark(roof, 0.3)}"/>` +
    box(x - 0.8, top - q * 2 - 6, 1.6, 7, GOLD) +
    `<circle cx="${f(x)}" cy="${f(top - q * 2 - 7)}" r="1.9" fill="${GOLD}"/>`
  );
}

export function house(kind: string, suits: string): string {
  const roof = ROOF[kind] ?? '#7B2038';
  let drawn = '<ellipse cx="3" cy="1" rx="42" ry="6" fill="#000" opacity=".25"/>';
  for (const [x, h, w] of TOWERS[kind] ?? []) {
    drawn +=
      box(x - w / 2, 10 - h, w, h - 10, WALL) +
      box(x, 10 - h, w / 2, h - 10, SHADE) +
      box(x - w / 2 - 2, 7 - h, w + 4, 4, GOLD);
    if (kind === 'single')
      drawn +=
        box(x - w * 0.36, -h - 2, w * 0.72, 9, WALL) +
        box(x, -h - 2, w * 0.36, 9, SHADE) +
        box(x - w * 0.42, -h - 5, w * 0.84, 3.4, GOLD);
    drawn +=
      dome(x, kind === 'single' ? -h - 5 : 7 - h, w * (kind === 'single' ? 0.36 : 0.5), roof) +
      pane(x - w * 0.3, 25 - h, w * 0.24, 10) +
      pane(x + w * 0.06, 25 - h, w * 0.24, 10);
  }
  drawn +=
    box(-36, -36, 72, 36, WALL) +
    box(12, -36, 24, 36, SHADE) +
    box(-39, -40, 78, 5, roof) +
    box(-39, -36, 78, 1.6, GOLD) +
    box(-40, -3, 80, 4, '#C9AE78');
  drawn +=
    [-31, -20, 13, 24].map((x) => pane(x, -7, 7, 17, x === -20 ? '#2B4A5A' : LAMP)).join('') +
    `<path d="M-9-3V-16a9 9 0 0 1 18 0V-3Z" fill="${INK}"/><path d="M-6-3V-15a6 6 0 0 1 12 0V-3Z" fill="${LAMP}"/>` +
    `${box(-0.6, -21, 1.2, 18, INK)}`;
  const wide = suits.length < 4 ? 14 * suits.length + 6 : 56;
  drawn += `<rect x="${f(-wide / 2)}" y="-37.5" width="${f(wide)}" height="13" rx="2" fill="${INK}" stroke="${GOLD}"/>`;
  return (
    drawn +
    [...suits]
      .map(
        (s, i) =>
          `<path transform="translate(${f((i - (suits.length - 1) / 2) * 13)} -31) scale(4.2)" d="${SUIT[s] ?? ''}" ` +
          `fill="${RED(s) ? '#FF9C93' : '#FBEFD6'}"/>`,
      )
      .join('')
  );
}
