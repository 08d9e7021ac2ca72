/** Small drawn things as SVG text: shapes, dice, cars, tyres. Light falls from the upper left. */
import { f, shape } from '../../lib/shapes';
import { COLOURS, PAINT, type Colour } from '../../lib/colours';

export { f, shape };

export const colourShape = (c: Colour, x: number, y: number, r: number): string =>
  shape(PAINT[c].shape, x, y, r, PAINT[c].ink);

/** An ivory cube with a coloured face, so that it stands out even on a space of its own colour. */
export function die(c: Colour, size: number, { x = 0, y = 0, turn = 0, lift = 1 } = {}): string {
  const s = size,
    h = s / 2,
    r = s * 0.24,
    m = s * 0.1,
    thick = s * 0.1;
  const box = (dx: number, dy: number, w: number, rx: number, paint: string): string =>
    `<rect x="${f(-h + dx)}" y="${f(-h + dy)}" width="${f(w)}" height="${f(w)}" rx="${f(rx)}" ${paint}/>`;
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})">
    ${box(s * 0.02, s * 0.14 * lift, s * 0.98, r, 'fill="#14161c" opacity=".3"')}
    ${box(0, thick, s, r, 'fill="#CDBF9F"')}${box(0, 0, s, r, 'fill="#FFFBEF"')}
    ${box(m, m, s - 2 * m, r * 0.72, `fill="${PAINT[c].fill}"${c === 'white' ? ' stroke="#2B2B2B" stroke-opacity=".16"' : ''}`)}
    <path d="M${f(-h + m + r * 0.6)} ${f(-h + m + s * 0.035)}H${f(h - m - r * 0.6)}" stroke="#fff"
      stroke-opacity=".45" stroke-width="${f(s * 0.035)}" stroke-linecap="round"/>
    <g transform="rotate(${f(-turn)})">${colourShape(c, 0, 0, s * 0.235)}</g></g>`;
}

/** A die that waits to be rolled: it shows nothing yet. */
export function blankDie(size: number): string {
  const h = size / 2,
    r = size * 0.24,
    m = size * 0.1;
  const box = (at: number, dy: number, w: number, rx: number, paint: string): string =>
    `<rect x="${f(-h + at)}" y="${f(-h + at + dy)}" width="${f(w)}" height="${f(w)}" rx="${f(rx)}" ${paint}/>`;
  return (
    box(0, size * 0.14, size, r, 'fill="#14161c" opacity=".22"') +
    box(0, size * 0.1, size, r, 'fill="#CDBF9F"') +
    box(0, 0, size, r, 'fill="#FFFBEF"') +
    box(m, 0, size - 2 * m, r * 0.72, 'fill="#F1E7CF"') +
    `<circle r="${f(size * 0.1)}" fill="#CDBF9F"/>`
  );
}

/** An accelerator tile: flat, round-edged, with speed lines beside its shape. */
export function tile(c: Colour, size: number): string {
  const h = size / 2;
  return `<rect x="${f(-h)}" y="${f(-h + size * 0.06)}" width="${f(size)}" height="${f(size)}" rx="${f(size * 0.5)}"
    fill="#14161c" opacity=".28"/>
    <circle r="${f(h)}" fill="#FFFBEF"/>
    <circle r="${f(h * 0.84)}" fill="${PAINT[c].fill}"${c === 'white' ? ' stroke="#2B2B2B" stroke-opacity=".2"' : ''}/>
    <path d="M${f(-h * 0.68)} ${f(-h * 0.26)}H${f(-h * 0.36)}M${f(-h * 0.74)} 0H${f(-h * 0.36)}M${f(-h * 0.68)}
      ${f(h * 0.26)}H${f(-h * 0.36)}" stroke="${PAINT[c].ink}" stroke-width="${f(size * 0.055)}"
      stroke-linecap="round"/>
    ${colourShape(c, h * 0.22, 0, h * 0.42)}`;
}

const BODY =
  'M-48,-7 C-48,-14 -42,-17 -34,-19 C-22,-22 -6,-22 8,-21 C25,-19.5 41,-16 47.5,-8 C51,-3.5 51,3.5 47.5,8 ' +
  'C41,16 25,19.5 8,21 C-6,22 -22,22 -34,19 C-42,17 -48,14 -48,7 Z';
const WHEELS = [
  [-29, -26.5, 25, 13],
  [-29, 26.5, 25, 13],
  [26, -24, 21, 11.5],
  [26, 24, 21, 11.5],
] as const;
const wheels = (paint: string): string =>
  WHEELS.map(
    ([x, y, w, h]) => `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="4.5" ${paint}/>`,
  ).join('');

/** Gradients that cars refer to; they must be on the page once. */
export const carDefs =
  COLOURS.map(
    (c) =>
      `<linearGradient id="body-${c}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PAINT[c].bright}"/>` +
      `<stop offset=".42" stop-color="${PAINT[c].fill}"/><stop offset="1" stop-color="${PAINT[c].deep}"/>` +
      `</linearGradient>`,
  ).join('') +
  '<radialGradient id="car-beam" cx="0" cy=".5" r="1"><stop stop-color="#FFF1C0" stop-opacity=".55"/>' +
  '<stop offset="1" stop-color="#FFF1C0" stop-opacity="0"/></radialGradient>';

/** The shadow of a car, to be drawn turned with it but moved on the page, so that light keeps its direction. */
export const carShadow = `<g opacity=".32">${wheels('fill="#0b0d12"')}<path d="${BODY}" fill="#0b0d12"/></g>`;
export const carLights = '<path d="M44,-9 L190,-46 Q206,0 190,46 L44,9 Z" fill="url(#car-beam)"/>';

/** The shape on a bonnet. It is drawn apart from the car, because it stays upright while the car turns. Small cars have a
    bold one, as wide as the car itself. */
export function carBadge(c: Colour, bold = false): string {
  return (
    (bold ? '<circle r="20" fill="#fff"/>' : '') +
    shape(
      PAINT[c].shape,
      0,
      0,
      bold ? 15.5 : 9.6,
      c === 'yellow' ? '#3A2C00' : c === 'white' ? '#2B2B2B' : PAINT[c].fill,
    )
  );
}

/** A toy racer seen from above, 100 long, nose towards +x. */
export function carBody(c: Colour): string {
  const { fill, deep } = PAINT[c];
  const axle = (x: number, y: number, w: number): string =>
    `<path d="M${x - w / 2 + 5},${y}H${x + w / 2 - 5}" stroke="#565a63" stroke-width="3" stroke-linecap="round"/>`;
  return `<path d="M-29,-24V24M25,-21V21" stroke="#3a3d45" stroke-width="5"/>
    ${wheels('fill="#1b1d23" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"')}
    ${WHEELS.map(([x, y, w]) => axle(x, y, w)).join('')}
    <path d="${BODY}" fill="url(#body-${c})" stroke="#fff" stroke-width="3.4"/>
    <path d="${BODY}" fill="none" stroke="${deep}" stroke-width="1.2"/>
    <path d="M-46,0H-30" stroke="#fff" stroke-opacity=".9" stroke-width="7"/>
    <path d="M-34,-16.2 C-20,-19 4,-18.6 20,-15.6" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M-31,0 C-31,-9.5 -24,-13 -13,-13 C-4,-13 1,-10 3,-6.5 L3,6.5 C1,10 -4,13 -13,13 C-24,13 -31,9.5 -31,0 Z" fill="#22252c"/>
    <path d="M1,-10.5 C6.5,-6 6.5,6 1,10.5" fill="none" stroke="#CFEAF7" stroke-width="4" stroke-linecap="round"/>
    <circle cx="-14.5" r="9" fill="#FFF6E0"/>
    <path d="M-10.5,-7.6 A9 9 0 0 1 -10.5,7.6 L-12.6,5.4 A6.4 6.4 0 0 0 -12.6,-5.4 Z" fill="#2b3140"/>
    <path d="M-22.6,0H-14" stroke="${fill}" stroke-width="4"/>
    <circle cx="24" r="13.6" fill="#fff"/>`;
}

/** Where a car would end: the same racer, see-through, with a dashed outline. */
export function carGhost(c: Colour): string {
  return `<g opacity=".78">${wheels('fill="#1d2026"')}<path d="${BODY}" fill="${PAINT[c].fill}"/></g>
    <path d="${BODY}" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="10 8" stroke-linecap="round"/>
    <ellipse cx="-15" rx="12" ry="10" fill="#1d2026" opacity=".45"/>
    <circle cx="24" r="13.6" fill="#fff" opacity=".85"/>`;
}

/** A car for posters: placed and turned, with its shadow. */
export function car(c: Colour, length: number, { x = 0, y = 0, heading = 0, sunX = 5, sunY = 8 } = {}): string {
  const deg = (heading * 180) / Math.PI,
    k = +(length / 100).toFixed(3);
  const [cos, sin] = [Math.cos(-heading), Math.sin(-heading)];
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(deg)}) scale(${k})">` +
    `<g transform="translate(${f(sunX * cos - sunY * sin)} ${f(sunX * sin + sunY * cos)})">${carShadow}</g>` +
    `${carBody(c)}<g transform="translate(24 0) rotate(${f(-deg)})">${carBadge(c)}</g></g>`
  );
}

export function tyre(x: number, y: number, r: number): string {
  const lugs = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return (
      `M${f(r * 0.8 * Math.cos(a))} ${f(r * 0.8 * Math.sin(a))}L${f(r * 0.97 * Math.cos(a))} ` +
      `${f(r * 0.97 * Math.sin(a))}`
    );
  }).join('');
  return `<g transform="translate(${f(x)} ${f(y)})">
    <ellipse cx="${f(r * 0.14)}" cy="${f(r * 0.22)}" rx="${f(r * 1.02)}" ry="${f(r * 1.02)}" fill="#0b0d12" opacity=".4"/>
    <circle r="${f(r)}" fill="#22242a"/><path d="${lugs}" stroke="#4a4d55" stroke-width="${f(r * 0.12)}"/>
    <circle r="${f(r * 0.62)}" fill="none" stroke="#FFCB2E" stroke-width="${f(r * 0.1)}" stroke-dasharray="${f(r * 0.8)} ${f(r * 0.5)}"/>
    <circle r="${f(r * 0.43)}" fill="#8b9099"/>
    <circle r="${f(r * 0.43)}" fill="none" stroke="#15171b" stroke-width="${f(r * 0.1)}"/>
    <circle r="${f(r * 0.16)}" fill="#50545c"/></g>`;
}
