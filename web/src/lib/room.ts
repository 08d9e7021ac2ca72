/** How a waiting room stands: who is ready, whom it waits for, and why the race cannot start yet. */
import type { Agreement, Chair } from './wire';

export interface Room {
  /** By seat: bots always are, and so is the host, who starts. */
  ready: boolean[];
  /** The people who are not. */
  missing: Chair[];
  /** The seats that nobody has. */
  open: number[];
}

export function roomOf(seats: Chair[], agreement: Agreement | null): Room {
  const agreed = agreement?.about === 'start' ? agreement.seats : [];
  const ready = seats.map(
    (seat, i) => seat.kind === 'bot' || (seat.kind === 'person' && (seat.host || agreed.includes(i))),
  );
  return {
    ready,
    missing: seats.filter((seat, i) => seat.kind === 'person' && !ready[i]),
    open: seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : [])),
  };
}

/** Names as one says them in a row: "Mia and Ben". */
export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** After how many more seconds somebody else can be the host; null: the host is there. */
export function hostGoneIn(away: number | null | undefined, patience: number, elapsed: number): number | null {
  return away == null ? null : Math.max(0, patience - away - elapsed);
}
