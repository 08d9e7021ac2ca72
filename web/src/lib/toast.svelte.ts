/** Short notes that go away by themselves: a refusal and its reason, a link that was copied. */

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'warn';
}

class Toasts {
  all = $state<Toast[]>([]);
  #next = 1;

  show(text: string, kind: Toast['kind'] = 'note'): void {
    const id = this.#next++;
    this.all = [...this.all.filter((one) => one.text !== text).slice(-1), { id, text, kind }];
    setTimeout(() => (this.all = this.all.filter((one) => one.id !== id)), 3600);
  }
}

export const toasts = new Toasts();
