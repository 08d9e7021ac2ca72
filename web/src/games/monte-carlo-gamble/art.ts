/** Small drawn things of this game as SVG text: suits, dice, chips, cards. Light falls from the upper left. */
import type { Colour } from '../../lib/colours';
import { dark, light, PIPS } from '../../lib/drawing';
import { badge as badgeOf, f } from './paint';

export { f } from './paint';

/** Suits, drawn in a box from -1 to 1. */
export const SUIT: Record<string, string> = {
  h: 'M0 .95C-1.35 0-1-.95-.47-.9C-.15-.88 0-.6 0-.42C0-.6.15-.88.47-.9C1-.95 1.35 0 0 .95Z',
  d: 'M0-1Q.3-.35.76 0Q.3.35 0 1Q-.3.35-.76 0Q-.3-.35 0-1Z',
  s:
    'M0-1C.2-.6.95-.15.95.3C.95.78.4.8.13.46C.15.72.25.86.42.98L-.42.98C-.25.86-.15.72-.13.46C-.4.8-.95.78-.95.3C-.95-.15-.2-.6 ' +
    '0-1Z',
  c:
    'M.13.4C.15.7.25.86.42.98L-.42.98C-.25.86-.15.7-.13.4A.46.46 0 1 1-.36-.26A.46.46 0 1 1 .36-.26A.46.46 0 1 1 ' +
    '.13.4Z',
};
export const SUITS = ['s', 'h', 'd', 'c'] as const;
export const RED = (suit: string): boolean => suit === 'h' || suit === 'd';
const INK = '#1E2430',
  HEART = '#C3273B',
  GOLD = '#B8862F',
  PALE = '#E3BE69';

export function suit(kind: string, x: number, y: number, r: number, fill = RED(kind) ? HEART : INK): string {
  return `<path transform="translate(${f(x)} ${f(y)}) scale(${f(r)})" d="${SUIT[kind] ?? ''}" fill="${fill}"/>`;
}

const rect = (x: number, y: number, w: number, h: number, rx: number, paint: string): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${f(rx)}" ${paint}/>`;

/** A die of edge s around 0, 0: soft shadow, a side one can see, a bright face. */
export function dieBody(s: number, fill: string): string {
  const k = s / 2,
    d = s * 0.11;
  return (
    `<ellipse cy="${f(k + d * 1.35)}" rx="${f(k * 1.02)}" ry="${f(k * 0.26)}" fill="#1a1020" opacity=".2"/>` +
    rect(-k, -k + d, s, s, s * 0.2, `fill="${dark(fill, 0.32)}"`) +
    rect(-k, -k, s, s, s * 0.2, `fill="${fill}" stroke="${dark(fill, 0.22)}" stroke-width="${f(s * 0.012)}"`) +
    rect(
      -k + s * 0.05,
      -k + s * 0.05,
      s * 0.9,
      s * 0.9,
      s * 0.17,
      `fill="none" stroke="${light(fill, 0.55)}" stroke-width="${f(s * 0.025)}" opacity=".8"`,
    )
  );
}

/** The die of the road; 0 shows no pips yet. */
export function die(points: number, s: number): string {
  return (
    dieBody(s, '#FFFBF0') +
    (PIPS[points] ?? [])
      .map(([x, y]) => `<circle cx="${f(x * s * 0.25)}" cy="${f(y * s * 0.25)}" r="${f(s * 0.085)}" fill="${INK}"/>`)
      .join('')
  );
}

// Letters of the poker dice as strokes in a box of 10 by 10 around 0, 0: they look the same on every device.
const FACES: Record<string, { ink: string; d: string; wide?: number }> = {
  A: { ink: '#1F2733', d: 'M-4 5L0-5L4 5M-2.6 1.8H2.6' },
  K: { ink: '#B3243A', d: 'M-3-5V5M3.6-5L-2.8.8M-.9-.8L3.8 5' },
  Q: { ink: '#2E7C62', d: 'M0-5C-5.6-5-5.6 5 0 5S5.6-5 0-5ZM1 2L4.6 5.6' },
  J: { ink: '#21566E', d: 'M-1.2-5H2.6V1.6C2.6 6-3.4 6-3.4 1.8' },
  T: { ink: '#1F2733', d: 'M-5.4-2.8L-3.2-5V5M3-5C-1-5-1 5 3 5S7-5 3-5Z' },
  9: { ink: '#1F2733', d: 'M3.4-1.6C3.4-6.2-3.6-6.2-3.6-1.6C-3.6 2.6 2.6 2.4 3.4-1.4C3.6 2 1.5 4.5-2.2 5' },
};
export const FACE_ORDER = 'AKQJT9';

/** The faces that a hand has more than once, those that it has most of first. */
export function alike(hand: string): string[] {
  const count = (face: string): number => hand.split(face).length - 1;
  return [...FACE_ORDER].filter((face) => count(face) > 1).sort((a, b) => count(b) - count(a));
}

/** King: five points and balls; queen: round points; jack: a shield. The others carry suits. */
function crest(face: string, y: number, r: number, c: string): string {
  const at = (d: string, more = ''): string =>
    `<path transform="translate(0 ${f(y)}) scale(${f(r)})" d="${d}" fill="${c}" ${more}/>`;
  if (face === 'K')
    return at(
      'M-1 .6L-1.1-.35L-.5.05L0-.7L.5.05L1.1-.35L1 .6ZM-.2-.85a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0M-1.28-.5a.16.16 0 1 ' +
        '0 .32 0a.16.16 0 1 0-.32 0M.96-.5a.16.16 0 1 0 .32 0a.16.16 0 1 0-.32 0',
    );
  if (face === 'Q') return at('M-1 .6Q-1.1-.2-.55-.2Q-.3-.7 0-.7Q.3-.7.55-.2Q1.1-.2 1 .6Z');
  if (face === 'J')
    return at(
      'M-.75-.75H.75V-.1Q.7.45 0 .8Q-.7.45-.75-.1ZM-.08-.75V.8H.08V-.75M-.75-.18V-.02H.75V-.18',
      'fill-rule="evenodd"',
    );
  return (
    (
      {
        A: [['s', 0]],
        T: [
          ['d', -0.11],
          ['c', 0.11],
        ],
        9: [['h', 0]],
      } as Record<string, [string, number][]>
    )[face]
      ?.map(([kind, x]) => suit(kind, (x * r) / 0.12, y, r * 0.62))
      .join('') ?? ''
  );
}

export function pokerDie(face: string, s: number): string {
  const drawn = FACES[face];
  const rim = rect(
    -s * 0.39,
    -s * 0.39,
    s * 0.78,
    s * 0.78,
    s * 0.11,
    `fill="none" stroke="${GOLD}" stroke-width="${f(s * 0.016)}" opacity=".7"`,
  );
  if (!drawn) return dieBody(s, '#FFF9EA') + rim;
  const k = s * 0.036;
  return (
    dieBody(s, '#FFF9EA') +
    rim +
    crest(face, -s * 0.23, s * 0.12, drawn.ink) +
    `<path transform="translate(0 ${f(s * 0.11)}) scale(${k.toFixed(3)})" d="${drawn.d}" fill="none" ` +
    `stroke="${drawn.ink}" stroke-width="2.1" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}

// -- chips

const CHIP: Record<number, [string, string]> = {
  100: ['#1F2733', '#E3BE69'],
  50: ['#8E2440', '#FBEFD6'],
  10: ['#2B7F8C', '#FBEFD6'],
};
/** The chips of the game, in thousands. */
const VALUES = [100, 50, 10];

function pile(value: number, count: number, x: number, y: number, r: number): string {
  const [a, b] = CHIP[value] ?? ['#000', '#fff'];
  let drawn =
    `<ellipse cx="${f(x)}" cy="${f(y + r * 0.16)}" rx="${f(r * 1.08)}" ry="${f(r * 0.46)}" fill="#0" ` +
    `opacity=".16"/>`;
  for (let i = 0; i < count; i++) {
    const top = y - i * r * 0.3 - r * 0.3;
    drawn +=
      `<path d="M${f(x - r)} ${f(top)}v${f(r * 0.3)}a${f(r)} ${f(r * 0.4)} 0 0 0 ${f(2 * r)} 0v${f(-r * 0.3)}Z" ` +
      `fill="${dark(a, 0.25)}"/>`;
    for (const q of [-0.62, 0, 0.62])
      drawn += rect(
        x + q * r - r * 0.13,
        top + r * 0.4 * Math.sqrt(1 - q * q),
        r * 0.26,
        r * 0.27,
        0,
        `fill="${b}" opacity=".92"`,
      );
    drawn +=
      `<ellipse cx="${f(x)}" cy="${f(top)}" rx="${f(r)}" ry="${f(r * 0.4)}" fill="${a}" stroke="${light(a, 0.25)}" ` +
      `stroke-width="${f(r * 0.04)}"/>`;
  }
  const top = y - (count - 1) * r * 0.3 - r * 0.3;
  return (
    drawn +
    `<ellipse cx="${f(x)}" cy="${f(top)}" rx="${f(r * 0.68)}" ry="${f(r * 0.26)}" fill="none" stroke="${b}" ` +
    `stroke-width="${f(r * 0.07)}"/>` +
    `<text x="${f(x)}" y="${f(top + r * 0.155)}" font-size="${f(r * 0.46)}" font-weight="700" ` +
    `text-anchor="middle" fill="${b}" font-family="Jost">${value}</text>`
  );
}

/** An amount in dollars as piles of chips; at least as wide as one pile. */
export function chips(amount: number, r: number): { svg: string; width: number; height: number } {
  let rest = Math.round(amount / 1000),
    x = r * 1.15,
    svg = '',
    highest = 1;
  for (const value of VALUES) {
    const count = Math.floor(rest / value);
    rest -= count * value;
    highest = Math.max(highest, count);
  }
  const height = r * 1.3 + (highest - 1) * r * 0.3;
  rest = Math.round(amount / 1000);
  for (const value of VALUES) {
    const count = Math.floor(rest / value);
    rest -= count * value;
    if (!count) continue;
    svg += pile(value, count, x, height - r * 0.5, r);
    x += r * 2.3;
  }
  return { svg, width: Math.max(x - r * 1.15, r * 2.3), height };
}

export function flyingChip(value: number): string {
  return `<svg viewBox="0 0 46 30" width="46" height="30">${pile(value, 1, 23, 20, 20)}</svg>`;
}

/** The largest chips that make an amount, a few of them, for those that fly. */
export function chipsFor(amount: number, most = 5): number[] {
  const found: number[] = [];
  let rest = Math.round(amount / 1000);
  for (const value of VALUES)
    while (rest >= value && found.length < most) {
      found.push(value);
      rest -= value;
    }
  return found;
}

// -- cards

const CARD_PLACES: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [0, -0.48],
    [0, 0.48],
  ],
  3: [
    [0, -0.5],
    [-0.46, 0.32],
    [0.46, 0.32],
  ],
  4: [
    [-0.42, -0.42],
    [0.42, -0.42],
    [-0.42, 0.42],
    [0.42, 0.42],
  ],
};
const rays = (w: number): string =>
  Array.from({ length: 24 }, (_, k) => {
    const a = (k * Math.PI) / 12;
    return (
      `<path d="M${f(w * 0.3 * Math.cos(a))} ${f(w * 0.3 * Math.sin(a))}L${f(w * 0.39 * Math.cos(a))} ` +
      `${f(w * 0.39 * Math.sin(a))}" stroke="${PALE}" stroke-width="1.6"/>`
    );
  }).join('');

/** A casino card of width w around 0, 0: `3h`, or `jackpot`. */
export function card(name: string, w: number, value: string): string {
  const h = w * 1.42,
    paper =
      rect(-w / 2, -h / 2, w, h, w * 0.07, 'fill="#FFFBEF" stroke="#d9c9a2" stroke-width=".8"') +
      rect(
        -w * 0.45,
        -h / 2 + w * 0.05,
        w * 0.9,
        h - w * 0.1,
        w * 0.05,
        `fill="none" stroke="${GOLD}" stroke-width="1.5"`,
      ) +
      rect(
        -w * 0.425,
        -h / 2 + w * 0.075,
        w * 0.85,
        h - w * 0.15,
        w * 0.04,
        `fill="none" stroke="${GOLD}" stroke-width=".7"`,
      );
  const sun = rays(w) + `<circle r="${f(w * 0.27)}" fill="#FBEFD0" stroke="${PALE}" stroke-width="1.5"/>`;
  const worth =
    `<text y="${f(-h * 0.34)}" font-family="Jost" font-size="${f(w * 0.088)}" font-weight="600" ` +
    `text-anchor="middle" fill="#6B5A32">${value}</text>`;
  if (name === 'jackpot') {
    return (
      paper +
      sun +
      worth +
      [
        ['s', 0, -0.13],
        ['h', 0.13, 0],
        ['c', 0, 0.13],
        ['d', -0.13, 0],
      ]
        .map(([kind, x, y]) => suit(String(kind), Number(x) * w, Number(y) * w, w * 0.075))
        .join('') +
      `<circle r="${f(w * 0.045)}" fill="${GOLD}"/>` +
      `<text y="${f(h * 0.385)}" font-family="Limelight" font-size="${f(w * 0.17)}" text-anchor="middle" ` +
      `fill="#7B2038">Jackpot</text>`
    );
  }
  const number = Number(name[0]),
    kind = name[1] ?? 's',
    ink = RED(kind) ? HEART : INK;
  const corner =
    `<text x="${f(-w * 0.34)}" y="${f(-h * 0.345)}" font-family="Limelight" font-size="${f(w * 0.2)}" ` +
    `text-anchor="middle" fill="${ink}">${number}</text>${suit(kind, -w * 0.34, -h * 0.285, w * 0.062)}`;
  return (
    paper +
    sun +
    worth +
    (CARD_PLACES[number] ?? []).map(([x, y]) => suit(kind, x * w * 0.26, y * w * 0.26, w * 0.095)).join('') +
    corner +
    `<g transform="scale(-1)">${corner}</g>`
  );
}

export function cardBack(w: number): string {
  const h = w * 1.42;
  const diamond = (q: number): string =>
    `<path d="M0 ${f(-q * w * 1.08)}L${f(q * w * 0.86)} 0L0 ${f(q * w * 1.08)}L${f(-q * w * 0.86)} 0Z" ` +
    `fill="none" stroke="${PALE}" stroke-width="1.2"/>`;
  return (
    rect(-w / 2, -h / 2, w, h, w * 0.07, 'fill="#FFFBEF" stroke="#c9b78e" stroke-width=".8"') +
    rect(-w * 0.44, -h / 2 + w * 0.06, w * 0.88, h - w * 0.12, w * 0.04, 'fill="#7B2038"') +
    [0.12, 0.22, 0.32, 0.42].map(diamond).join('') +
    rect(-w * 0.4, -h / 2 + w * 0.1, w * 0.8, h - w * 0.2, w * 0.03, `fill="none" stroke="${PALE}" stroke-width="1"`)
  );
}

/** A deco fan: the pattern in the felt. */
export function fan(r: number, up: boolean): string {
  const s = up ? -1 : 1;
  let d = '';
  for (let k = 0; k <= 12; k++)
    d += `M0 0L${f(r * Math.cos((Math.PI * k) / 12))} ${f(s * r * Math.sin((Math.PI * k) / 12))}`;
  for (const q of [0.35, 0.7, 1]) d += `M${f(-r * q)} 0A${f(r * q)} ${f(r * q)} 0 0 ${up ? 1 : 0} ${f(r * q)} 0`;
  return `<path d="${d}" fill="none" stroke="#9CCBB0" stroke-width="1.2" opacity=".13"/>`;
}

export const badge = (colour: Colour, size: number): string =>
  `<svg viewBox="-17 -17 34 34" width="${size}" height="${size}" aria-hidden="true">${badgeOf(colour, 15)}</svg>`;
