/** Sums of money, with the digits grouped as the reader's language does it; the sign stands where the board has it. */
import { prefs } from '../../lib/prefs.svelte';

export function money(amount: number): string {
  return `${new Intl.NumberFormat(prefs.language).format(amount)}\u00a0$`;
}

export function percent(part: number): string {
  return new Intl.NumberFormat(prefs.language, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}
