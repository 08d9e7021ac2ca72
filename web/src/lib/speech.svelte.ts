/** What a screen reader is told. Sentences that come together are spoken together. */

class Speech {
  said = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    this.#waiting.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.said = this.#waiting.join(' ');
      this.#waiting = [];
    }, 150);
  }
}

export const speech = new Speech();
