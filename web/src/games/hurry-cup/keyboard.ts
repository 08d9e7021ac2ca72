/** Number keys grab; arrow keys walk through what glows; space does the big button; backspace takes back. */
import { tick } from 'svelte';
import { handleKey, neighbour } from '../../lib/choosing';
import type { Commands } from '../../lib/commands';
import type { Aim } from './aim.svelte';
import type { CupDeeds } from './cup-deeds';
import { reachOf } from './hands';
import type { Rally } from './rally';
import type { Turn } from './turn';

interface Source {
  root: HTMLElement;
  embedded: boolean;
  rally: Rally | null;
  turn: Turn;
  yours: number[];
  /** The race is at the cup. */
  cup: boolean;
  /** What happens is still being told. */
  telling: boolean;
}

export interface Hands {
  aim: Aim;
  deeds: CupDeeds;
  commands: Commands;
  /** Does what the big button does. */
  main: () => void;
  /** Shows the rest of the story at once. */
  skip: () => void;
}

export class Keyboard {
  readonly #source: () => Source;
  readonly #hands: Hands;

  constructor(source: () => Source, hands: Hands) {
    this.#source = source;
    this.#hands = hands;
  }

  press(event: KeyboardEvent): void {
    const { root, embedded, turn, cup, telling } = this.#source(),
      { deeds, commands, main, skip } = this.#hands;
    handleKey(event, {
      root,
      embedded,
      isPlace: (target) => Boolean(target.dataset['tile']),
      onfirst: () => cup && this.#reach(event),
      onwalk: (by) => !cup && this.#walk(by),
      onmain: () => {
        if (telling) skip();
        else if (turn.kind === 'ready') turn.acting.forEach(deeds.ready);
        else if (!this.#drive(event.target)) main();
      },
      onback: () => turn.undo && commands.undo(),
    });
  }

  /** A key that means a pawn. False: it means none. */
  #reach(event: KeyboardEvent): boolean {
    const { root, rally, turn, yours } = this.#source(),
      meant = rally && reachOf(event.code, rally, turn, yours);
    if (!meant) return false;
    const { seat, pawn } = meant;
    if (seat === undefined || !pawn || root.querySelector('.curtain')) return true;
    event.preventDefault();
    this.#hands.deeds.reach(seat, pawn, event);
    return true;
  }

  /** The space bar on a tile drives there. */
  #drive(target: EventTarget | null): boolean {
    const { aim } = this.#hands,
      tile = target instanceof HTMLElement ? target.dataset['tile'] : undefined,
      found = aim.targets.find((one) => String(one.tile) === tile);
    if (found) aim.make(found.choice);
    return found !== undefined;
  }

  #walk(by: number): boolean {
    const { root } = this.#source(),
      { targets, focus } = this.#hands.aim;
    const next = neighbour(
      targets,
      targets.findIndex((target) => target.tile === focus),
      by,
    );
    if (next) void tick().then(() => root.querySelector<HTMLElement>(`.target[data-tile="${next.tile}"]`)?.focus());
    return targets.length > 0;
  }
}
