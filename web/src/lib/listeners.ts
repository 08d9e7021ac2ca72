/** Those who want to hear of something. */
export class Listeners<T> {
  readonly #all = new Set<(heard: T) => void>();

  /** Gives what ends the listening. */
  add(hear: (heard: T) => void): () => void {
    this.#all.add(hear);
    return () => this.#all.delete(hear);
  }

  tell(what: T): void {
    for (const hear of this.#all) hear(what);
  }
}
