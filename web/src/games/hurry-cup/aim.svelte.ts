/** What somebody aims at: a tile, or the token that they are about to play, and what it is played on. */
import { untrack } from 'svelte';
import type { Commands } from '../../lib/commands';
import type { HintedWay } from '../../lib/wire';
import type { Choice, Rally } from './rally';
import { onlyWay, targetsOf, tileOf, type Target, type Turn } from './turn';

interface Source {
  /** What is on the screen; another one whenever something has happened. */
  view: unknown;
  turn: Turn;
  rally: Rally | null;
  /** The way that the coach shows. */
  shown: HintedWay | null | undefined;
}

/** The way to swap places with this pilot. */
export function swapWith(choices: Choice[], rally: Rally | null, seat: number): Choice | undefined {
  const car = rally?.pilots[seat]?.colour;
  return choices.find(({ move }) => move.move === 'swap' && move.car === car);
}

/** Made while a component is set up, as it follows the race and the coach. */
export class Aim {
  /** The tile that a pointer or the keyboard is at. */
  focus = $state<number | null>(null);
  /** The token that a pointer or the keyboard is at. */
  hovered = $state<string | null>(null);
  /** The token in the hand: nothing is spent before it is played, too. */
  armed = $state<string | null>(null);
  /** The token that is being explained. */
  told = $state<string | null>(null);
  readonly #source: () => Source;
  readonly #commands: Commands;
  /** Where a tap leads now. */
  readonly targets: Target[] = $derived.by(() => {
    if (!this.armed) return this.#turn.drives;
    return onlyWay(this.#turn, this.armed) ? [] : targetsOf(this.#ways(this.armed));
  });
  /** Seats that a swap is possible with, while it is aimed. */
  readonly swaps: number[] = $derived.by(() => {
    const { rally } = this.#source();
    if (this.armed !== 'swap') return [];
    return (rally?.pilots ?? []).map(({ seat }) => seat).filter((seat) => swapWith(this.#ways('swap'), rally, seat));
  });
  /** The tile that the token in the hand, or the one under the pointer, would lead to. */
  readonly preview: number | null = $derived.by(() => {
    const token = this.armed ?? this.hovered,
      only = token ? onlyWay(this.#turn, token) : null;
    return only ? tileOf(only) : null;
  });

  constructor(source: () => Source, commands: Commands) {
    this.#source = source;
    this.#commands = commands;
    const shown = $derived(source().shown),
      view = $derived(source().view);
    // What the coach shows is looked at, as with a pointer.
    $effect(() => {
      const last = shown?.moves.at(-1);
      untrack(() => (this.focus = this.targets.find(({ choice }) => choice.notation === last)?.tile ?? null));
    });
    // What was aimed with belongs to one view; the next one starts afresh.
    $effect(() => {
      void view;
      untrack(() => this.#clear());
    });
  }

  get #turn(): Turn {
    return this.#source().turn;
  }

  #ways(token: string): Choice[] {
    return this.#turn.offers.get(token) ?? [];
  }

  #clear(): void {
    [this.armed, this.focus, this.hovered, this.told] = [null, null, null, null];
  }

  readonly hover = (token: string | null): void => {
    this.hovered = token;
  };

  /** A token that can be played now is taken into the hand, or put back; any other is explained. */
  readonly take = (token: string): void => {
    if (!this.#ways(token).length) return this.explain(token);
    this.told = null;
    this.armed = this.armed === token ? null : token;
  };

  /** What a token does, and when; once more: enough of that. */
  readonly explain = (token: string): void => {
    this.told = this.told === token ? null : token;
  };

  /** Plays the token in the hand, where there is one way to do that. */
  readonly play = (): void => {
    const only = this.armed && onlyWay(this.#turn, this.armed);
    if (only) this.make(only);
  };

  readonly make = (choice: Choice): void => {
    this.#commands.move(choice.notation);
  };

  readonly swap = (seat: number): void => {
    const choice = swapWith(this.#ways('swap'), this.#source().rally, seat);
    if (choice) this.make(choice);
  };

  /** A wrong tap is tried all the same: the server says why it is not possible. */
  readonly tryOn = (tile: number): void => {
    const at = this.#source().rally?.pilots[this.#turn.seat]?.tile ?? 0;
    if (this.armed === 'oil') this.#commands.move(`oil ${tile}`);
    else if (this.#turn.kind === 'drive' && tile > at) this.#commands.move(`drive ${tile - at}`);
  };
}
