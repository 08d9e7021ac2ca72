/** What the lines of charts look like: each has a colour and dashes of its own, so that colour is not needed. */
export const DASHES = ['9 5', '2 5', '12 4 2 4', '5 5', '1 4', '14 6'];

const STROKE: Record<string, string> = {
  red: '#E5383B',
  yellow: '#D49A06',
  green: '#2B9348',
  blue: '#1D6FE0',
  white: '#8E939C',
  purple: '#9B4FE0',
};

export const strokeOf = (car: string): string => STROKE[car] ?? 'currentColor';

/** Labels at the ends of lines must not lie on each other: from top to bottom, each at least so far below the last, and
    none below the bottom where there is room for all of them. */
export function spread<T extends { y: number }>(ends: readonly T[], top: number, bottom: number, gap: number): T[] {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  let free = top;
  const down = sorted.map((end) => {
    const y = Math.max(free, end.y);
    free = y + gap;
    return { ...end, y };
  });
  let most = bottom;
  for (const end of down.reverse()) {
    end.y = Math.max(top, Math.min(most, end.y));
    most = end.y - gap;
  }
  return down.reverse();
}
