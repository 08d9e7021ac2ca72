/** What a game says over the wire, in the types made from its `wire` module: its state, its moves, its events. */
import type { Moment } from './feed';
import type { Choice, PageView, ToldEvent } from './wire';

export interface GameTypes {
  state: object;
  move: { move: string };
  event: { event: string; text: string };
}

/** The names of a game's events. */
export type EventName<G extends GameTypes> = G['event']['event'];
/** The event of this name; of several names, any of those. */
export type EventNamed<E extends { event: string }, Name extends E['event']> = Extract<E, { event: Name }>;

/** An event without its sentence. */
export type Untold<E> = E extends { text: string } ? Omit<E, 'text'> : never;

export interface PositionOf<G extends GameTypes> {
  state: G['state'];
  options: Record<string, unknown>;
}

export interface ChoiceOf<G extends GameTypes> extends Omit<Choice, 'move' | 'events' | 'alike'> {
  move: G['move'];
  events: G['event'][] | null;
  alike?: string | null;
}

export interface ViewOf<G extends GameTypes> extends Omit<PageView, 'position' | 'choices'> {
  position: PositionOf<G>;
  choices: ChoiceOf<G>[];
}

export interface MomentOf<G extends GameTypes> extends Omit<Moment, 'events' | 'view'> {
  events: G['event'][];
  view: ViewOf<G> | null;
}

/** The wire does not say which game it speaks of: whoever has chosen the board by the game's name knows. */
export const viewOf = <G extends GameTypes>(view: PageView): ViewOf<G> => view as unknown as ViewOf<G>;
export const momentOf = <G extends GameTypes>(moment: Moment): MomentOf<G> => moment as unknown as MomentOf<G>;
/** Events as they come without their sentences. */
export const untold = <G extends GameTypes>(events: readonly ToldEvent[]): Untold<G['event']>[] =>
  events as unknown as Untold<G['event']>[];
export const positionOf = <G extends GameTypes>(position: Record<string, unknown>): PositionOf<G> =>
  position as unknown as PositionOf<G>;

/** The first event of this name. */
export function eventIn<E extends { event: string }, Name extends E['event']>(
  events: readonly E[] | null | undefined,
  name: Name,
): EventNamed<E, Name> | undefined {
  return events?.find((event): event is EventNamed<E, Name> => event.event === name);
}
