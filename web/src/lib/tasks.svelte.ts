/** Large pages come in several tasks, so that a phone can answer a finger in between. */

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/**
 * The rest in a task of its own. A message is the quickest way there, and needs no clock, which pages can lack in
 * tests.
 */
export function nextTask(): Promise<void> {
  return new Promise((go) => {
    waiting.push(go);
    channel.port2.postMessage(null);
  });
}

/** What is on the page so far: one stage more in every task. */
export class Stages {
  at = $state(0);
  readonly #last: number;

  constructor(last: number) {
    this.#last = last;
  }

  async begin(): Promise<void> {
    while (this.at < this.#last) {
      await nextTask();
      this.at += 1;
    }
  }
}
