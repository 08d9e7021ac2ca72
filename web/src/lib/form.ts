/** The kinds of screens. A board has a layout for each. */
export type Form = 'wide' | 'tall' | 'phone' | 'landscape';

/** Lower than this, a wide screen has no room for panels beside the road: it is a phone on its side. */
const LOW = 500;

export function formOf(width: number, height: number): Form {
  if (height < LOW && width >= height * 1.3) return 'landscape';
  if (width >= height * 1.15 && width >= 700) return 'wide';
  return width >= 600 ? 'tall' : 'phone';
}
