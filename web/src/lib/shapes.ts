/** The shape of each play colour as SVG text. */
import type { Shape } from './colours';

/** One decimal is enough for a drawing. */
export const f = (n: number): number => +n.toFixed(1);

function poly(n: number, r: number, turn: number, inner = 0): string {
  const corners = inner ? 2 * n : n;
  return Array.from({ length: corners }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / corners;
    const q = inner && i % 2 ? inner : r;
    return `${f(q * Math.cos(a))},${f(q * Math.sin(a))}`;
  }).join(' ');
}

/** Shapes are always upright (a square turned by 45 degrees would be a diamond) and optically equal in size. */
export function shape(kind: Shape, x: number, y: number, r: number, fill: string): string {
  const up = -Math.PI / 2;
  const round = `stroke="${fill}" stroke-width="${f(r * 0.22)}" stroke-linejoin="round"`;
  const at = (dy = 0): string => `transform="translate(${f(x)} ${f(y + dy)})" fill="${fill}"`;
  switch (kind) {
    case 'circle':
      return `<circle r="${f(r * 0.82)}" ${at()}/>`;
    case 'square':
      return (
        `<rect x="${f(-r * 0.7)}" y="${f(-r * 0.7)}" width="${f(r * 1.4)}" height="${f(r * 1.4)}" ` +
        `rx="${f(r * 0.14)}" ` +
        `${at()}/>`
      );
    case 'diamond':
      return `<polygon points="${poly(4, r * 0.95, up)}" ${round} ${at()}/>`;
    case 'hexagon': // sharp, or it reads as a circle
      return (
        `<polygon points="${poly(6, r * 0.93, 0)}" stroke="${fill}" stroke-width="${f(r * 0.06)}" ` +
        `stroke-linejoin="round" ${at()}/>`
      );
    case 'triangle':
      return `<polygon points="${poly(3, r * 0.98, up)}" ${round} ${at(r * 0.2)}/>`;
    case 'star':
      return `<polygon points="${poly(5, r * 1.02, up, r * 0.5)}" ${round} ${at(r * 0.06)}/>`;
  }
}
