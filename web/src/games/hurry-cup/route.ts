/** The way of a car along the circuit, as it is looked back at. */
import { untold } from '../../lib/game';
import type { ToldEvent } from '../../lib/wire';
import type { HurryCup } from './rally';

/** A car goes over these tiles, from the first to the last; or something is laid on the only one. */
export type Leg = number[];

export function legsOf(events: readonly ToldEvent[]): Leg[] {
  return untold<HurryCup>(events).flatMap((event): Leg[] => {
    switch (event.event) {
      case 'drove':
        return [[event.origin, ...event.path]];
      case 'aced':
      case 'nitro':
      case 'slipstreamed':
      case 'lantern-step':
        return [[event.origin, event.tile]];
      case 'oiled':
        return [[event.tile]];
      default:
        return [];
    }
  });
}
