/** The big button of the dock: what a press does, and why it may do nothing. */
import { untrack } from 'svelte';
import type { Commands } from '../../lib/commands';
import type { Aim } from './aim.svelte';
import { longest, type Asked } from './asked';
import type { Turn } from './turn';

interface Source {
  /** What is on the screen; another one whenever something has happened. */
  view: unknown;
  turn: Turn;
  asked: Asked | null;
  typed: boolean;
}

/** Made while a component is set up, as it follows the turn. */
export class MainDeed {
  /** Why the button is grey, once somebody has pressed it all the same. */
  why = $state('');
  /** "Roll" where a token could have been played means both: no token, and the roll. */
  #rolls = false;
  readonly #source: () => Source;

  constructor(
    source: () => Source,
    readonly aim: Aim,
    readonly commands: Commands,
    /** Goes back to the cup. */
    readonly toCup: () => void,
  ) {
    this.#source = source;
    const turn = $derived(source().turn),
      view = $derived(source().view);
    $effect(() => {
      const { kind } = turn;
      untrack(() => this.#follow(kind));
    });
    $effect(() => {
      void [view, aim.armed];
      untrack(() => (this.why = ''));
    });
  }

  readonly press = (): void => {
    const { asked, turn } = this.#source(),
      main = asked?.main;
    if (!main) return;
    if (main.lock) {
      this.aim.told = null;
      this.why = this.why ? '' : main.lock;
    } else if (main.does === 'cup') this.toCup();
    else if (main.does === 'roll') this.commands.roll();
    else if (main.does === 'play') this.aim.play();
    else if (main.does === 'drive') {
      const far = longest(turn);
      if (far) this.aim.make(far);
    } else this.#go();
  };

  #go(): void {
    const { turn, typed } = this.#source();
    if (!turn.go) return;
    this.#rolls = turn.kind === 'start' && !typed;
    this.aim.make(turn.go);
  }

  #follow(kind: Turn['kind']): void {
    if (kind === 'roll' && this.#rolls) this.commands.roll();
    if (kind !== 'watch' && kind !== 'start') this.#rolls = false;
  }
}
