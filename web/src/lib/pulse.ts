/** How often the page asks whether the server is there: a loss is to be seen within 3 s by whoever looks. */

/** So long a first answer may take, and any other one. */
export const FIRST = 3000;
export const LATER = 1500;
/** Somebody who has not touched the page for so long does not look closely. */
const IDLE = 120_000;

/** How long to wait before asking again. */
export const pauseFor = (untouched: number): number => (untouched < IDLE ? 1200 : 10_000);

/** The races of this device are asked for less often: they are many, and the table itself tells who is at it. */
export const racesDue = (since: number, untouched: number): boolean => since >= (untouched < IDLE ? 10_000 : 60_000);
