/** The board of a table on this screen: its size, the layout that fits it, and the board once that layout is here. */
import { api, drawingOf, reason } from './api';
import { formOf, type Form } from './form';
import { toasts } from './toast.svelte';

interface Source {
  /** Where the boards of the table lie. */
  boards: string;
  layouts: string[];
}

/** Made while a component is set up: it loads layouts as long as the component is there. */
export class BoardLoader<Layout, Board> {
  width = $state(0);
  height = $state(0);
  board = $state.raw<Board | null>(null);
  readonly form: Form = $derived(formOf(this.width, this.height));
  readonly #source: () => Source;
  readonly #layout = $derived.by(() => {
    const { layouts } = this.#source(),
      wanted = this.form === 'landscape' ? 'wide' : this.form; // a camera over the wide board
    return layouts.includes(wanted) ? wanted : (layouts[0] ?? wanted);
  });
  readonly #known: Record<string, Board> = {};

  constructor(
    source: () => Source,
    readonly make: (layout: Layout) => Board,
    /** What takes a while and is done before the board is shown. */
    readonly prepare: (board: Board) => Promise<void> = () => Promise.resolve(),
  ) {
    this.#source = source;
    $effect(() => {
      const wanted = this.#layout;
      if (this.width) void this.#load(wanted);
    });
  }

  /** The address of its drawing. */
  get drawing(): string {
    return drawingOf(this.#source().boards, this.#layout);
  }

  async #load(wanted: string): Promise<void> {
    try {
      const board = (this.#known[wanted] ??= this.make(await api.board<Layout>(this.#source().boards, wanted)));
      await this.prepare(board);
      if (wanted === this.#layout) this.board = board;
    } catch (error) {
      toasts.show(reason(error), 'warn');
    }
  }
}
