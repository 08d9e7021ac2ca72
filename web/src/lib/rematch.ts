/** Who wants another race, as it stands for the people of one device. */
import type { Agreement } from './wire';

export interface Wishes {
  /** The people who are asked, and those of them who want it. */
  asked: number[];
  ready: number[];
  /** All people of this device want it. */
  mine: boolean;
  /** Nobody else is asked: it begins at once. */
  alone: boolean;
  /** The seat that begins, or -1: chance draws it; null: nothing is known of it. */
  first: number | null;
}

export function readWishes(agreement: Agreement | null, yours: readonly number[]): Wishes {
  const rematch = agreement?.about === 'rematch' ? agreement : null;
  const asked = rematch?.asked ?? [...yours],
    ready = rematch?.seats ?? [];
  return {
    asked,
    ready,
    mine: yours.length > 0 && yours.every((seat) => ready.includes(seat)),
    alone: asked.every((seat) => yours.includes(seat)),
    first: rematch?.first ?? null,
  };
}
