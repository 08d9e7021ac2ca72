/** Where the road lies on this screen: all of it, or the part of it where the race is. */
import type { Form } from '../../lib/form';
import { closeUp, fit, freePlace, isCramped, nearer, type Place, type Rect, type Stretch } from './form';
import type { Circuit, Spot } from './geometry';

interface Scenery {
  circuit: Circuit | null;
  form: Form;
  width: number;
  height: number;
  /** The car that drives, or the reader's own; then whatever can be tapped. */
  spots: (circuit: Circuit) => Spot[];
  /** An own car drives. */
  own: boolean;
}

/** The size of the note that says which tokens are hidden, and how far to the right of the panels it begins. */
const LEGEND = { width: 366, height: 92, from: 330 };

export class Camera {
  /** How much of the upper and the lower edge the panels cover. */
  above = $state(0);
  below = $state(0);
  readonly #scenery: () => Scenery;
  readonly #room: Rect = $derived.by(() => {
    const { width, height } = this.#scenery();
    return { x: 0, y: this.above, width, height: Math.max(90, height - this.above - this.below) };
  });
  /** All of the circuit would be too small here: only where the race is can be seen. */
  readonly cramped: boolean = $derived.by(() => {
    const { circuit, form, width, height } = this.#scenery();
    return circuit !== null && !this.stretch && isCramped(circuit, form, width, height, this.above, this.below);
  });
  readonly #place: Place | null = $derived.by(() => {
    const { circuit, form, width, height, spots } = this.#scenery();
    if (!circuit) return null;
    if (this.cramped) return closeUp(circuit, this.#room, spots(circuit));
    return fit(circuit, form, width, height, this.above, this.below, this.stretch);
  });
  /** A small board comes nearer to an own car while it is its turn. */
  readonly #near: Place | null = $derived.by(() => {
    const { circuit, form, own, spots } = this.#scenery();
    if (this.stretch || this.cramped || form !== 'phone' || !circuit || !this.#place || !own) return null;
    const [car, ...points] = spots(circuit);
    return car ? nearer(circuit, this.#place, this.#room, car, points) : null;
  });
  /** Where the board is drawn. */
  readonly seen: Place | null = $derived(this.#near ?? this.#place);
  /** How many times nearer than usual that is; null: as usual. */
  readonly zoom: number | null = $derived(this.#near && this.#near.scale / (this.#place?.scale ?? 1));
  /** Where the note on hidden tokens covers no tile; null: it has no place. */
  readonly legend = $derived.by(() => {
    const { circuit, form } = this.#scenery();
    const large = form === 'wide' && this.#place !== null && this.#place.scale > 0.9;
    return circuit && large ? freePlace(circuit, LEGEND, LEGEND.from) : null;
  });

  constructor(
    scenery: () => Scenery,
    /** An example shows where it takes place, and stays there while it is played. */
    readonly stretch?: Stretch,
  ) {
    this.#scenery = scenery;
  }
}
