/** The six play colours. A colour never appears without its shape. */

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type Shape = 'triangle' | 'star' | 'hexagon' | 'circle' | 'diamond' | 'square';

const LETTERS = 'rygbwp';

export interface Paint {
  fill: string;
  ink: string;
  shape: Shape;
  /** The light and the shaded side of a car. */
  bright: string;
  deep: string;
}

export const PAINT: Record<Colour, Paint> = {
  red: { fill: '#E5383B', ink: '#FFFFFF', shape: 'triangle', bright: '#FF6B62', deep: '#A91E2C' },
  yellow: { fill: '#FFCB2E', ink: '#3A2C00', shape: 'star', bright: '#FFE27A', deep: '#D49A06' },
  green: { fill: '#2B9348', ink: '#FFFFFF', shape: 'hexagon', bright: '#4DBF6C', deep: '#176030' },
  blue: { fill: '#1D6FE0', ink: '#FFFFFF', shape: 'circle', bright: '#5A9BFF', deep: '#0F479E' },
  white: { fill: '#F7F7F2', ink: '#2B2B2B', shape: 'diamond', bright: '#FFFFFF', deep: '#CFCFC6' },
  purple: { fill: '#7B2CBF', ink: '#FFFFFF', shape: 'square', bright: '#A55BE6', deep: '#531788' },
};

export function colourOf(letter: string): Colour {
  return COLOURS[LETTERS.indexOf(letter)] ?? 'white';
}

export function letterOf(colour: Colour): string {
  return LETTERS[COLOURS.indexOf(colour)] ?? '';
}

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** A colour by its name, as the wire has it. */
export const colourNamed = (word: string): Colour => (isColour(word) ? word : 'white');

/** `rrb` as colours. */
export function handful(letters: string): Colour[] {
  return [...letters].map(colourOf);
}
