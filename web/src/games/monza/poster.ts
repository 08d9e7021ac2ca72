import { car, colourShape, die, f, tyre } from './art';
import { PAINT, colourOf, type Colour } from '../../lib/colours';

/** Monza: a modern circuit poster. One sweep of road, three lanes, flat yellow. */
export function poster(wide: boolean, tagline: string): string {
  const W = 388,
    H = wide ? 190 : 500,
    C: [number, number] = wide ? [424, 304] : [-150, 740],
    lane = wide ? 50 : 76,
    r0 = wide ? 116 : 306,
    rad = (d: number) => (d * Math.PI) / 180;
  const P = (a: number, r: number) => `${f(C[0] + r * Math.cos(rad(a)))},${f(C[1] + r * Math.sin(rad(a)))}`;
  const sector = (a: number, b: number, ra: number, rb: number) =>
    `M${P(a, ra)}A${ra} ${ra} 0 0 1 ${P(b, ra)}L${P(b, rb)}A${rb} ${rb} 0 0 0 ${P(a, rb)}Z`;
  const rows = wide
    ? ['b14 w13 r16 y14 p15 g14 b14', 'g16 y15 b14 w17 r15 p16 y15', 'r20 p18 w20 g19 b18 x16']
    : ['p9 g7 r11 w8 b10 y9 p9 g9', 'y10 b8 w9 r10 x6 g9 y9 b9', 'w8 r11 p9 y10 b9 w9 r9 p9'];
  const start = wide ? -190 : -100,
    a0 = wide ? -196 : -140,
    a1 = wide ? -24 : 30,
    g = 2.6;
  let spaces = '',
    marks = '';
  rows.forEach((row, k) => {
    let a = start - k * 3;
    for (const word of row.split(' ')) {
      const len = +word.slice(1) * (wide ? 1 : 1.15),
        letter = word[0] ?? '',
        c = colourOf(letter),
        rb = r0 + (2 - k) * lane,
        ra = rb + lane,
        q = (g / rb) * 57.3 + 0.3,
        mid = rb + lane / 2,
        m = a + len / 2;
      const fill = letter === 'x' ? '#8E939C' : PAINT[c].fill,
        x = C[0] + mid * Math.cos(rad(m)),
        y = C[1] + mid * Math.sin(rad(m));
      spaces +=
        `<path d="${sector(a + q, a + len - q, ra - 5, rb + 5)}" fill="${fill}" stroke="${fill}" stroke-width="6" ` +
        `stroke-linejoin="round"/>`;
      marks += letter === 'x' ? tyre(x, y, lane * 0.32) : colourShape(c, x, y, lane * 0.25);
      a += len;
    }
  });
  const rOut = r0 + 3 * lane,
    ring = (r: number, wd: number, col: string, extra = '') =>
      `<path d="M${P(a0, r)}A${r} ${r} 0 0 1 ${P(a1, r)}" fill="none" stroke="${col}" stroke-width="${wd}" ${extra}/>`;
  const cars = (
    (wide
      ? [
          ['red', -127, 1, 82],
          ['blue', -103, 0, 82],
        ]
      : [
          ['blue', -65, 0, 128],
          ['red', -54, 1, 128],
          ['green', -41, 0, 128],
        ]) as [Colour, number, number, number][]
  )
    .map(([c, a, k, L]) => {
      const r = r0 + (2 - k + 0.5) * lane;
      return car(c, L, {
        x: C[0] + r * Math.cos(rad(a)),
        y: C[1] + r * Math.sin(rad(a)),
        heading: rad(a + 90),
        sunX: 7,
        sunY: 12,
      });
    })
    .join('');
  const title = wide
    ? `<text x="18" y="90" font-family="League Gothic" font-size="92" fill="#23262E" textLength="176" ` +
      `lengthAdjust="spacingAndGlyphs">MONZA</text>`
    : `<text x="20" y="160" font-family="League Gothic" font-size="170" fill="#23262E" textLength="348" ` +
      `lengthAdjust="spacingAndGlyphs">MONZA</text>` +
      `<text x="366" y="194" text-anchor="end" font-family="Bricolage" font-weight="700" font-size="16" ` +
      `fill="#23262E">${tagline}</text>`;
  const dice = wide
    ? ''
    : die('purple', 46, { x: 330, y: 262, turn: 14 }) +
      die('red', 46, { x: 268, y: 240, turn: -12 }) +
      die('white', 46, { x: 346, y: 326, turn: -20 });
  return `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Monza">
    <rect width="${W}" height="${H}" fill="#FFC83A"/>
    ${ring(rOut + 30, 26, '#E9A91E')}${ring(rOut + 12, 15, '#FFF8E8')}
    ${ring(rOut + 12, 15, '#D8383A', 'stroke-dasharray="20 20"')}
    <path d="${sector(a0, a1, rOut + 6, r0 - 6)}" fill="#33363F"/>${spaces}${marks}
    ${ring(r0 - 12, 15, '#FFF8E8')}${ring(r0 - 12, 15, '#D8383A', 'stroke-dasharray="16 16"')}
    <circle cx="${C[0]}" cy="${C[1]}" r="${r0 - 19}" fill="#7FB069"/>
    <circle cx="${C[0]}" cy="${C[1]}" r="${r0 - 60}" fill="#8CBD74"/>${cars}${title}${dice}</svg>`;
}
