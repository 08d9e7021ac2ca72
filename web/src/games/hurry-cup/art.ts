/** What is played with, drawn as SVG text: shapes, dice, cars, pawns, the cup, and a hand that reaches. */
import { PAINT, type Colour, type Shape } from '../../lib/colours';
import { dark, light, PIPS } from '../../lib/drawing';

export { dark, light };

export const f = (value: number): string => String(Math.round(value * 10) / 10);

export function shape(kind: Shape, x: number, y: number, r: number, fill: string): string {
  if (kind === 'circle') return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.82)}" fill="${fill}"/>`;
  if (kind === 'square')
    return (
      `<rect x="${f(x - r * 0.76)}" y="${f(y - r * 0.76)}" width="${f(r * 1.52)}" height="${f(r * 1.52)}" ` +
      `rx="${f(r * 0.12)}" fill="${fill}"/>`
    );
  const round = (count: number, out: (k: number) => number, first: number): [number, number][] =>
    Array.from({ length: count }, (_, k) => [
      x + out(k) * Math.sin(first + (k * 2 * Math.PI) / count),
      y - out(k) * Math.cos(first + (k * 2 * Math.PI) / count),
    ]);
  const corners: [number, number][] =
    kind === 'triangle'
      ? [
          [x, y - r],
          [x + r * 0.98, y + r * 0.72],
          [x - r * 0.98, y + r * 0.72],
        ]
      : kind === 'diamond'
        ? [
            [x, y - r * 1.08],
            [x + r * 0.86, y],
            [x, y + r * 1.08],
            [x - r * 0.86, y],
          ]
        : kind === 'hexagon'
          ? round(6, () => r, Math.PI / 6)
          : round(10, (k) => (k % 2 ? r * 0.47 : r * 1.1), 0);
  return (
    `<polygon points="${corners.map(([a, b]) => `${f(a)},${f(b)}`).join(' ')}" stroke-linejoin="round" ` +
    `fill="${fill}"/>`
  );
}

/**
 * A die of this size around 0, 0. The pips of a coloured die are its shape; the accelerator has none, and round pips.
 */
export function die(value: number | null, colour: Colour | null, s: number): string {
  const paint = colour ? PAINT[colour] : null,
    fill = paint?.fill ?? '#FFFBF0',
    k = s / 2,
    d = s * 0.11;
  const pip = (x: number, y: number): string =>
    paint
      ? shape(paint.shape, x, y, s * 0.112, paint.ink)
      : `<circle cx="${f(x)}" cy="${f(y)}" r="${f(s * 0.085)}" fill="#1E2430"/>`;
  const face =
    value === null
      ? `<text y="${f(s * 0.17)}" font-size="${f(s * 0.5)}" font-weight="700" text-anchor="middle" ` +
        `fill="${paint?.ink ?? '#1E2430'}" opacity=".7">?</text>`
      : (PIPS[value] ?? []).map(([x, y]) => pip(x * s * 0.25, y * s * 0.25)).join('');
  return (
    `<ellipse cy="${f(k + d * 1.35)}" rx="${f(k * 1.02)}" ry="${f(k * 0.26)}" fill="#1a1020" opacity=".2"/>` +
    `<rect x="${f(-k)}" y="${f(-k + d)}" width="${s}" height="${s}" rx="${f(s * 0.2)}" ` +
    `fill="${dark(fill, 0.32)}"/><rect x="${f(-k)}" y="${f(-k)}" width="${s}" height="${s}" rx="${f(s * 0.2)}" ` +
    `fill="${fill}" stroke="${dark(fill, 0.22)}" stroke-width="${f(s * 0.02)}"/>` +
    `<rect x="${f(-k * 0.9)}" y="${f(-k * 0.9)}" width="${f(s * 0.9)}" height="${f(s * 0.9)}" rx="${f(s * 0.17)}" ` +
    `fill="none" stroke="${light(fill, 0.55)}" stroke-width="${f(s * 0.025)}" opacity=".8"/>${face}`
  );
}

/** A racing car of 1925 from above, its nose to the right, 54 long. */
export function car(colour: Colour): string {
  const { fill, ink, shape: kind } = PAINT[colour],
    d = dark(fill, 0.6);
  const wheels = (
    [
      [10, 11.5],
      [-21.5, 13.5],
    ] as const
  )
    .flatMap(([x, length]) =>
      [-14.6, 9].map(
        (y) =>
          `<rect x="${x}" y="${y}" width="${length}" height="5.6" rx="2.4" fill="#241E29"/>` +
          `<rect x="${x + 2.6}" y="${y + 1.7}" width="${length - 5.2}" height="2.2" rx="1" fill="#8b8490"/>`,
      ),
    )
    .join('');
  return `<path d="M26 0C24 8-14 14-28 4L-24-6Z" fill="#1a1020" opacity=".28" transform="translate(1 4)"/>
    <rect x="14.5" y="-12" width="2.4" height="24" fill="#4a4350"/>
    <rect x="-16" y="-12" width="2.6" height="24" fill="#4a4350"/>${wheels}
    <path d="M24-4.6L-4-7.6C-10-9-18-8.4-23-5.6C-27-3.4-28.5-1.5-28.5 0S-27 3.4-23 5.6C-18 8.4-10 9-4 7.6L24 4.6Z"
      fill="${fill}" stroke="${d}" stroke-width="1.3" stroke-linejoin="round"/>
    <path d="M24 0V4.6L-4 7.6C-10 9-18 8.4-23 5.6C-27 3.4-28.5 1.5-28.5 0Z" fill="${dark(fill, 0.3)}" opacity=".32"/>
    <path d="M-3 10.4L-26 8.6" stroke="#C9B27A" stroke-width="1.9" stroke-linecap="round"/>
    <circle cx="21.5" cy="-7.4" r="2.9" fill="#FFF3C4" stroke="${d}"/>
    <circle cx="21.5" cy="7.4" r="2.9" fill="#FFF3C4" stroke="${d}"/>
    <path d="M24.3-5V5" stroke="#E9C46A" stroke-width="3" stroke-linecap="round"/>
    <path d="M24.3-5.6V5.6" stroke="${d}" stroke-width=".7"/>
    <circle cx="10.5" r="5.5" fill="${colour === 'white' ? '#fff' : light(fill, 0.1)}"/>
    ${shape(kind, 10.5, 0, 4.5, ink)}<path d="M1.5-6.8V6.8" stroke="#7A4B22" stroke-width="1.5"/>
    <ellipse cx="-9.5" rx="6.8" ry="5.6" fill="#3A241B"/>
    <path d="M-3.6-5.6Q-.6 0-3.6 5.6" fill="none" stroke="#DDF0F2" stroke-width="1.9"/>
    <circle cx="-10.5" r="4.3" fill="#9A5B31" stroke="#5c3318" stroke-width=".8"/>
    <path d="M-7.7-3Q-6.3 0-7.7 3" stroke="#2A2233" stroke-width="1.9" fill="none"/>`;
}

/** A turned wooden pawn of this height, standing on 0, 0. */
export function pawn(colour: Colour, h: number): string {
  const { fill, ink, shape: kind } = PAINT[colour],
    r = h * 0.3,
    d = dark(fill, 0.55),
    n = (x: number): string => f(x);
  return `<ellipse cx="${n(h * 0.06)}" cy="${n(h * 0.02)}" rx="${n(r * 1.16)}" ry="${n(r * 0.36)}" fill="#3a1f10" opacity=".28"/>
    <path d="M${n(-r)} ${n(-h * 0.1)}V0A${n(r)} ${n(r * 0.34)} 0 0 0 ${n(r)} 0V${n(-h * 0.1)}Z"
      fill="${dark(fill, 0.18)}" stroke="${d}" stroke-width="${n(h * 0.012)}"/>
    <ellipse cy="${n(-h * 0.1)}" rx="${n(r)}" ry="${n(r * 0.34)}" fill="${light(fill, 0.12)}" stroke="${d}" stroke-width="${n(h * 0.012)}"/>
    <path d="M${n(-r * 0.8)} ${n(-h * 0.11)}C${n(-r * 0.7)} ${n(-h * 0.36)} ${n(-r * 0.34)} ${n(-h * 0.42)}
      ${n(-r * 0.3)} ${n(-h * 0.63)}H${n(r * 0.3)}C${n(r * 0.34)} ${n(-h * 0.42)} ${n(r * 0.7)} ${n(-h * 0.36)}
      ${n(r * 0.8)} ${n(-h * 0.11)}A${n(r * 0.8)} ${n(r * 0.28)} 0 0 1 ${n(-r * 0.8)} ${n(-h * 0.11)}Z" fill="${fill}"
      stroke="${d}" stroke-width="${n(h * 0.013)}" stroke-linejoin="round"/>
    <path d="M${n(r * 0.3)} ${n(-h * 0.63)}C${n(r * 0.34)} ${n(-h * 0.42)} ${n(r * 0.7)} ${n(-h * 0.36)} ${n(r * 0.8)}
      ${n(-h * 0.11)}Q${n(r * 0.66)} ${n(-h * 0.05)} ${n(r * 0.3)} ${n(-h * 0.033)}C${n(r * 0.34)} ${n(-h * 0.34)}
      ${n(r * 0.12)} ${n(-h * 0.42)} ${n(r * 0.1)} ${n(-h * 0.63)}Z" fill="${dark(fill, 0.35)}" opacity=".4"/>
    <ellipse cy="${n(-h * 0.64)}" rx="${n(r * 0.46)}" ry="${n(r * 0.17)}" fill="${light(fill, 0.1)}" stroke="${d}"
      stroke-width="${n(h * 0.012)}"/>
    <circle cy="${n(-h * 0.8)}" r="${n(h * 0.165)}" fill="${fill}" stroke="${d}" stroke-width="${n(h * 0.013)}"/>
    <ellipse cx="${n(-h * 0.06)}" cy="${n(-h * 0.86)}" rx="${n(h * 0.045)}" ry="${n(h * 0.032)}" fill="#fff" opacity=".8"/>
    ${shape(kind, 0, -h * 0.25, h * 0.095, ink)}`;
}

/** A driving glove that comes from above, its cuff in a car's colour; the finger tips are at 0, 0. */
export function hand(colour: Colour): string {
  const { fill, ink, shape: kind } = PAINT[colour],
    glove = '#B5773F',
    seam = '#7C4B22';
  const fingers = (
    [
      [-20, 38, 13],
      [-6.5, 46, 13.5],
      [7.5, 46, 13.5],
      [20.5, 38, 12.5],
    ] as const
  )
    .map(
      ([x, length, w]) =>
        `<rect x="${x - w / 2}" y="-52" width="${w}" height="${length + 8}" rx="${w / 2}" fill="${glove}" ` +
        `stroke="${seam}" stroke-width="2.2"/>`,
    )
    .join('');
  return `<path d="M-40-1500L-25-112H25L40-1500Z" fill="#33405A"/><path d="M6-1500L8-112H25L40-1500Z" fill="#26314A"/>
    <rect x="-30" y="-124" width="60" height="24" rx="5" fill="${fill}" stroke="${dark(fill, 0.45)}" stroke-width="2"/>
    ${shape(kind, 0, -112, 8, ink)}
    <path d="M-24-100H24C30-80 31-62 27-44L-26-44C-31-62-29-82-24-100Z" fill="${glove}" stroke="${seam}"
      stroke-width="2.2" stroke-linejoin="round"/>
    ${fingers}<rect x="-26" y="-58" width="53" height="18" fill="${glove}"/>
    <path d="M-27-70C-44-64-46-40-36-22C-32-15-24-17-25-25C-30-38-26-46-18-52Z" fill="#BB824E" stroke="${seam}" stroke-width="2.2"/>
    <path d="M-14-92V-64M0-94V-62M14-92V-64" stroke="${seam}" stroke-width="1.5" stroke-dasharray="3 3" opacity=".7"/>`;
}

/** The leather cup, its mouth down; 0, 0 is the middle of the mouth. Standing, it hides its inside. */
export function cup(standing: boolean): string {
  const inside = standing
    ? ''
    : '<ellipse rx="74" ry="22" fill="#2B160C"/><ellipse cy="3" rx="62" ry="15" fill="#4A2715"/>';
  return (
    `<path d="M-74 0L-58-150A58 16 0 0 1 58-150L74 0A74 22 0 0 1-74 0Z" fill="#8A4B26"/>` +
    `<path d="M22 21A74 22 0 0 0 74 0L58-150A58 16 0 0 0 18-165Z" fill="#6E3719"/>` +
    `<path d="M-50 10L-40-156L-28-161L-34 17Z" fill="#B3703F" opacity=".6"/>` +
    `${inside}<path d="M-74 0A74 22 0 0 0 74 0" fill="none" stroke="#D9A554" stroke-width="6"/>` +
    `<path d="M-70-36A72 21 0 0 0 70-36M-60-126A62 18 0 0 0 60-126" fill="none" stroke="#D9A554" ` +
    `stroke-width="4"/><path d="M-66-76A68 20 0 0 0 66-76" fill="none" stroke="#F2E2BC" stroke-width="1.6" ` +
    `stroke-dasharray="6 6" opacity=".7"/>`
  );
}

/** A sign with a limit, of this radius, around 0, 0. */
export function sign(limit: number, r: number): string {
  return (
    `<rect x="${f(-r * 0.09)}" width="${f(r * 0.18)}" height="${f(r * 2)}" fill="#5B4A45"/>` +
    `<circle r="${f(r)}" fill="#FFFDF6" stroke="#3a2230" stroke-width="${f(r * 0.05)}"/>` +
    `<circle r="${f(r * 0.83)}" fill="none" stroke="#D1322D" stroke-width="${f(r * 0.27)}"/>` +
    `<text y="${f(r * 0.29)}" font-size="${f(r * 0.84)}" font-weight="700" text-anchor="middle" fill="#231B28">` +
    `${limit}</text>`
  );
}

export const star = (r: number): string =>
  `<circle cy="${f(r * 0.16)}" r="${f(r)}" fill="#7A5410" opacity=".4"/>` +
  `<circle r="${f(r)}" fill="#1F6E86" stroke="#FFF4DC" stroke-width="${f(r * 0.1)}"/>` +
  `${shape('star', 0, 0, r * 0.66, '#FFD45A')}`;

/** A pool of oil, about 30 wide. */
export const oil =
  '<path d="M-14 2C-16-6-6-9 0-7C6-11 16-6 13 0C18 5 8 10 2 7C-4 11-13 9-14 2Z" fill="#120d16" stroke="#8FA0E8" ' +
  'stroke-width="1.3"/><path d="M-8-1C-5-4.5 2-4 5-3" stroke="#F0A6C8" stroke-width="1.6" fill="none" ' +
  'stroke-linecap="round"/><path d="M-7 3C-3 1 4 2 8 1" stroke="#7FD3C8" stroke-width="1.6" fill="none" ' +
  'stroke-linecap="round"/>';

export const lantern =
  '<path d="M8.5 6a3.5 3.5 0 0 1 7 0" fill="none" stroke="currentColor" stroke-width="1.5"/>' +
  '<path d="M7 6.5h10v2H7ZM7 18h10v2.5H7Z" fill="currentColor"/><path d="M8 8.5h8l1 9.5H7Z" fill="#E5383B"/>' +
  '<path d="M12 10.5c1.2 1.8 2 2.6 2 4a2 2 0 0 1-4 0c0-1.4.8-2.2 2-4Z" fill="#FFE08A"/>';
