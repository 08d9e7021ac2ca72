/** Ways on a board: what they can be, and where the chances at their ends stand. */
import type { Review } from './review';

/** As the coach would go; or, looked back at, the best way and the one that was played. */
export type RouteKind = 'advised' | 'best' | 'played';

/** A way that is looked back at, as a game draws it. */
export interface LookedRoute<Leg> {
  kind: Exclude<RouteKind, 'advised'>;
  /** The best one was played. */
  both: boolean;
  share: number;
  legs: Leg[];
}

/** What is looked back at, the best way last, so that it lies on top. */
export function lookedRoutes<Leg>(
  review: Review | null,
  legsOf: (events: Review['ways'][number]['events']) => Leg[],
): LookedRoute<Leg>[] {
  return (review?.ways ?? [])
    .map(({ best, played, share, events }) => ({
      kind: best ? ('best' as const) : ('played' as const),
      both: best && played,
      share,
      legs: legsOf(events),
    }))
    .reverse();
}

interface End {
  x: number;
  y: number;
}

/** Where a way ends. */
export type RouteEnd = End & Omit<LookedRoute<never>, 'legs'>;

/** How large a label is, in pixels of the screen. */
const WIDE = 84,
  HIGH = 30;

/** Above its end where there is room, else below; the later ones give way to those before them. */
export function placeLabels<E extends End>(
  ends: readonly E[],
  size: { width: number; height: number },
  /** How far from its end a label stands, in pixels of the board. */
  off: number,
  scale: number,
): (E & { at: End })[] {
  const wide = WIDE / scale,
    high = HIGH / scale,
    placed: (E & { at: End })[] = [];
  for (const end of ends) {
    const x = Math.min(Math.max(end.x, wide / 2), size.width - wide / 2);
    const covers = (y: number): boolean =>
      y < high / 2 ||
      y > size.height - high / 2 ||
      placed.some(({ at }) => Math.abs(at.x - x) < wide && Math.abs(at.y - y) < high);
    const tries = [-1, 1, -2, 2].map((times) => end.y + times * Math.max(off, high * 0.7));
    const y = tries.find((one) => !covers(one)) ?? Math.min(Math.max(end.y - off, high / 2), size.height - high / 2);
    placed.push({ ...end, at: { x, y } });
  }
  return placed;
}
