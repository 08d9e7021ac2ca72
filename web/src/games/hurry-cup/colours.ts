/** The six play colours of cars, pawns and dice. A colour never appears without its shape. */

export type Colour = 'red' | 'yellow' | 'green' | 'purple' | 'blue' | 'white';
export type Shape = 'triangle' | 'star' | 'hexagon' | 'circle' | 'diamond' | 'square';

export interface Paint {
  fill: string;
  ink: string;
  shape: Shape;
}

export const PAINT: Record<Colour, Paint> = {
  red: { fill: '#E5383B', ink: '#FFFFFF', shape: 'triangle' },
  yellow: { fill: '#FFCB2E', ink: '#3A2C00', shape: 'star' },
  green: { fill: '#2B9348', ink: '#FFFFFF', shape: 'hexagon' },
  purple: { fill: '#7B2CBF', ink: '#FFFFFF', shape: 'square' },
  blue: { fill: '#1D6FE0', ink: '#FFFFFF', shape: 'circle' },
  white: { fill: '#F7F7F2', ink: '#2B2B2B', shape: 'diamond' },
};
