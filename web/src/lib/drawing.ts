/** What the drawings of several games are made with: darker and lighter colours, and the pips of a die. */

function mix(a: string, b: string, part: number): string {
  const at = (hex: string, i: number): number => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(at(a, i) * (1 - part) + at(b, i) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
/** A colour in the shade. */
export const dark = (colour: string, part = 0.25): string => mix(colour, '#1a1020', part);
/** A colour in the light. */
export const light = (colour: string, part = 0.3): string => mix(colour, '#ffffff', part);

/** Where the pips of each face lie, in a square from -1 to 1. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
