/** How the panels and the road share a screen. */
import type { Form } from '../../lib/form';
import { partFree, zoomTo, type Place, type Room } from './layout';
import type { Layout } from './wire';

interface Size {
  width: number;
  height: number;
}

/** How much larger the panels of a large screen are. */
export const growOn = (form: Form, { width, height }: Size): number =>
  form === 'wide' ? Math.max(1, Math.min(width / 1440, height / 900)) : 1;

/** Where a row of so many players would be cut beside the buttons of the shell, it lies below them. */
export const isLow = (form: Form, { width }: Size, players: number): boolean =>
  form === 'phone' && (width < 360 || players > 3);

/** What the panels take, with the same dock in every phase, so that the board does not jump. A panel of the shell in the
 * dock's place, as in a replay, may be higher. */
export function roomOn(form: Form, grow: number, low: boolean, panel = 0): Room {
  return {
    wide: { left: 300 * grow, top: 0, right: 0, bottom: 0 },
    tall: { left: 0, top: 104, right: 0, bottom: 150 },
    phone: { left: 0, top: low ? 110 : 58, right: 0, bottom: Math.max(144, panel + 12) },
    landscape: { left: 0, top: 60, right: 0, bottom: 0 },
  }[form];
}

/** Small boards come nearer while one chooses a pawn, those that are very small more than others. Null: nothing fits. */
export function nearOn(
  layout: Layout,
  targets: { origin: number; square: number }[],
  { size, room, place }: { size: Size; room: Room; place: Place },
): ReturnType<typeof zoomTo> {
  const free = partFree(size, room, place);
  for (const k of place.scale < 0.75 ? [2, 1.6, 1.3] : [1.3]) {
    const found = zoomTo(layout, targets, free, k);
    if (found) return found;
  }
  return null;
}
