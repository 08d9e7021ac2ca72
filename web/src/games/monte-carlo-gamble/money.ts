/** Sums of money, written as the reader's language does it: "$20,000", "20.000 $". */
import { prefs } from '../../lib/prefs.svelte';

export function money(amount: number): string {
  const style = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  } as const;
  return new Intl.NumberFormat(prefs.language, style).format(amount);
}

export function percent(part: number): string {
  return new Intl.NumberFormat(prefs.language, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}
