/** The kinds of screens. A board has a layout for each. */
export type Form = 'wide' | 'tall' | 'phone';

export function formOf(width: number, height: number): Form {
  if (width >= height * 1.15 && width >= 700) return 'wide';
  return width >= 600 ? 'tall' : 'phone';
}
