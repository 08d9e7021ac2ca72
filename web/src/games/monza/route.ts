/** The way of a car over the board, as the coach names it or as it is looked back at. */
import { untold } from '../../lib/game';
import type { Review } from '../../lib/review';
import { lookedRoutes, type RouteKind } from '../../lib/routes';
import type { HintedWay, ToldEvent } from '../../lib/wire';
import type { Colour } from '../../lib/colours';
import type { Monza } from './race';

/** A space on the way, with the die or tile that lies there; null: a step without one. */
export interface RouteStop {
  space: string;
  colour: Colour | null;
  tile: boolean;
}

export interface Route {
  kind: RouteKind;
  stops: RouteStop[];
  /** The chance to win after it, which is told at its end; null: it is told elsewhere. */
  share: number | null;
  /** It is the best way, and what was played. */
  both: boolean;
}

/** The spaces that a way leads over, in their order. */
export function stopsOf(events: readonly ToldEvent[]): RouteStop[] {
  return untold<Monza>(events).flatMap((event): RouteStop[] => {
    if (event.event === 'laid') return [{ space: event.space, colour: event.colour, tile: event.tile }];
    return event.event === 'stepped' ? [{ space: event.space, colour: null, tile: false }] : [];
  });
}

/** The way that the coach shows; or what is looked back at, the best way last, so that it lies on top. */
export function routesOf(shown: HintedWay | null, review: Review | null): Route[] {
  if (shown) return [{ kind: 'advised', stops: stopsOf(shown.events), share: null, both: false }];
  return lookedRoutes(review, stopsOf).map(({ legs, ...route }) => ({ ...route, stops: legs }));
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
