/** How long ago something was, as the reader's language says it in a few letters. */

const STEPS = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_629_800],
] as const;

/** The largest unit that fits, and how many of it; null: less than a minute. */
function counted(seconds: number): { unit: (typeof STEPS)[number][0]; count: number } | null {
  const step = STEPS.findLast(([, length]) => seconds >= length);
  return step ? { unit: step[0], count: Math.floor(seconds / step[1]) } : null;
}

/** A duration: "12 min", "3 hrs"; empty where it is less than a minute. */
export function lasting(seconds: number, language: string): string {
  const found = counted(seconds);
  return found
    ? new Intl.NumberFormat(language, { style: 'unit', unit: found.unit, unitDisplay: 'short' }).format(found.count)
    : '';
}

/** A moment in the past, within a sentence: "12 minutes ago", "yesterday", "now". What is a day ago goes by the date. */
export function ago(then: Date, now: Date, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
    seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000),
    days = dayNumber(now) - dayNumber(then),
    found = counted(seconds);
  if (!found) return words.format(0, 'second');
  if (days > 0 && (found.unit === 'day' || (found.unit === 'hour' && found.count >= 6)))
    return words.format(-days, 'day');
  return words.format(-found.count, found.unit);
}

const dayNumber = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** The time of a moment: of today "14:02", of another day with its date. */
export function clockTime(then: Date, now: Date, language: string): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = dayNumber(now) === dayNumber(then) ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...day, ...time }).format(then);
}
