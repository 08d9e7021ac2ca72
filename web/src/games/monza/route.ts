/** The way of a car over the board, as the coach names it or as it is looked back at. */
import { untold } from '../../lib/game';
import type { HintedWay, ToldEvent } from '../../lib/wire';
import type { Colour } from '../../lib/colours';
import type { Monza } from './race';

/** A space on the way, with the die or tile that lies there; null: a step without one. */
export interface RouteStop {
  space: string;
  colour: Colour | null;
  tile: boolean;
}

/** The spaces that a way leads over, in their order. */
export function stopsOf(events: readonly ToldEvent[]): RouteStop[] {
  return untold<Monza>(events).flatMap((event): RouteStop[] => {
    if (event.event === 'laid') return [{ space: event.space, colour: event.colour, tile: event.tile }];
    return event.event === 'stepped' ? [{ space: event.space, colour: null, tile: false }] : [];
  });
}

/** The best chance behind each space that can be tapped first. */
export function chanceBy(ways: readonly HintedWay[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const way of ways) {
    const [first] = stopsOf(way.events);
    if (first && !found.has(first.space)) found.set(first.space, way.share);
  }
  return found;
}
