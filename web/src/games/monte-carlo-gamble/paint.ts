/** Colours and pawns, as SVG text. A colour never appears without its shape. */
import { PAINT, type Colour } from '../../lib/colours';
import { dark, light } from '../../lib/drawing';
import { f, shape } from '../../lib/shapes';

export { f };

export function badge(colour: Colour, r: number): string {
  const { fill, ink, shape: kind } = PAINT[colour];
  return (
    `<circle r="${r}" fill="${fill}" stroke="${dark(fill, 0.25)}" stroke-width="${f(r * 0.08)}"/>` +
    `${shape(kind, 0, 0, r * 0.56, ink)}`
  );
}

/** How high a pawn lies above the one under it. */
export const lift = (r: number, pawns: number): number => r * (pawns > 5 ? 0.36 : 0.52);

interface Look {
  /** Which of them are blocked, by place from the bottom. */
  locked?: boolean[];
  glow?: boolean;
}

/**
 * Pawns from bottom to top as nested hats: each one under another shows as a rim with its shape; only the master shows
 * its body.
 */
export function stack(colours: Colour[], r: number, { locked = [], glow = false }: Look = {}): string {
  const e = 0.4,
    h = lift(r, colours.length),
    base = r * 0.52;
  let side = -1;
  let drawn =
    `<ellipse cx="${f(r * 0.12)}" cy="${f(base + h * 0.35)}" rx="${f(r * 1.12)}" ry="${f(r * e * 1.15)}" ` +
    `fill="#0d1420" opacity=".3"/>`;
  if (glow) {
    const ring = `cy="${f(base + h * 0.1)}" rx="${f(r * 1.42)}" ry="${f(r * e * 1.75)}"`;
    drawn +=
      `<ellipse class="ring" ${ring} fill="#FFF3C4" fill-opacity=".55" stroke="#FFD862" ` +
      `stroke-width="${f(r * 0.13)}"/>`;
  }
  colours.forEach((colour, k) => {
    const { fill, ink, shape: kind } = PAINT[colour],
      y = base - k * h,
      edge = dark(fill, 0.55);
    drawn +=
      `<path d="M${f(-r)} ${f(y - h)}V${f(y)}A${f(r)} ${f(r * e)} 0 0 0 ${f(r)} ${f(y)}V${f(y - h)}Z" ` +
      `fill="${dark(fill, 0.12)}" stroke="${edge}" stroke-width="${f(r * 0.05)}"/>` +
      `<path d="M${f(-r * 0.98)} ${f(y - h * 0.2)}A${f(r * 0.98)} ${f(r * e)} 0 0 0 ${f(r * 0.98)} ` +
      `${f(y - h * 0.2)}" fill="none" stroke="${light(fill, 0.35)}" stroke-width="${f(r * 0.05)}" opacity=".7"/>` +
      shape(kind, 0, y + r * e - h * 0.52, Math.min(h * 0.34, r * 0.2), ink) +
      `<ellipse cy="${f(y - h)}" rx="${f(r)}" ry="${f(r * e)}" fill="${light(fill, 0.14)}" stroke="${edge}" ` +
      `stroke-width="${f(r * 0.05)}"/>`;
    if (k === colours.length - 1) drawn += body(colour, y - h, r);
    // Locks are higher than discs: those of neighbours hang on both sides in turn.
    side = locked[k - 1] ? -side : -1;
    if (locked[k]) drawn += lock(side * r * 1.22, y - h * 0.35, r * 0.42);
  });
  return drawn;
}

function body(colour: Colour, b: number, r: number): string {
  const { fill, ink, shape: kind } = PAINT[colour],
    edge = dark(fill, 0.55),
    p = (n: number): number => f(n * r),
    y = (n: number): number => f(b + n * r);
  return (
    `<path d="M${p(-0.74)} ${y(0)}C${p(-0.62)} ${y(-0.5)} ${p(-0.3)} ${y(-0.6)} ${p(-0.27)} ` +
    `${y(-1.05)}H${p(0.27)}C${p(0.3)} ${y(-0.6)} ${p(0.62)} ${y(-0.5)} ${p(0.74)} ${y(0)}A${p(0.74)} ${p(0.3)} 0 ` +
    `0 1 ${p(-0.74)} ${y(0)}Z" fill="${fill}" stroke="${edge}" stroke-width="${p(0.06)}" ` +
    `stroke-linejoin="round"/>` +
    `<path d="M${p(0.27)} ${y(-1.05)}C${p(0.3)} ${y(-0.6)} ${p(0.62)} ${y(-0.5)} ${p(0.74)} ${y(0)}Q${p(0.6)} ` +
    `${y(0.2)} ${p(0.28)} ${y(0.27)}C${p(0.3)} ${y(-0.5)} ${p(0.12)} ${y(-0.6)} ${p(0.1)} ${y(-1.05)}Z" ` +
    `fill="${dark(fill, 0.3)}" opacity=".45"/>` +
    `<ellipse cy="${y(-1.06)}" rx="${p(0.4)}" ry="${p(0.15)}" fill="${dark(fill, 0.1)}" stroke="${edge}" ` +
    `stroke-width="${p(0.06)}"/>` +
    `<circle cy="${y(-1.42)}" r="${p(0.41)}" fill="${fill}" stroke="${edge}" stroke-width="${p(0.06)}"/>` +
    `<circle cx="${p(-0.13)}" cy="${y(-1.56)}" r="${p(0.11)}" fill="#fff" opacity=".65"/>` +
    shape(kind, 0, b - r * 0.26, r * 0.3, ink)
  );
}

function lock(x: number, y: number, q: number): string {
  return (
    `<g transform="translate(${f(x)} ${f(y)})">` +
    `<circle r="${f(q)}" fill="#1F2733" stroke="#FCF4E1" stroke-width="${f(q * 0.12)}"/>` +
    `<rect x="${f(-q * 0.42)}" y="${f(-q * 0.1)}" width="${f(q * 0.84)}" height="${f(q * 0.6)}" ` +
    `rx="${f(q * 0.1)}" fill="#FCF4E1"/>` +
    `<path d="M${f(-q * 0.26)} ${f(-q * 0.08)}v${f(-q * 0.2)}a${f(q * 0.26)} ${f(q * 0.26)} 0 0 1 ${f(q * 0.52)} ` +
    `0v${f(q * 0.2)}" fill="none" stroke="#FCF4E1" stroke-width="${f(q * 0.14)}"/></g>`
  );
}

/** One pawn as a small picture. */
export function pawnIcon(colour: Colour, size: number): string {
  return (
    `<svg viewBox="-14 -28 28 41" width="${size}" height="${f(size * 1.46)}" aria-hidden="true">` +
    `${stack([colour], 10)}</svg>`
  );
}
