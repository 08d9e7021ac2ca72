/** The races of this device as a list shows them: what each waits for, who is there, and in which order. */
import type { Chair, MyTable } from './wire';

/** turn: it waits for this device; others: for somebody else; room: for its start; paused: for no person at all. */
export type RaceKind = 'turn' | 'others' | 'room' | 'paused' | 'over';

const ORDER: RaceKind[] = ['turn', 'others', 'room', 'paused', 'over'];
/** Where nobody but bots waits, a race that was left so long ago does not call any more. */
const RECENT = 3 * 3600;

/** The people and bots that this device does not play. */
export function othersAt(table: MyTable): Chair[] {
  return table.seats.filter((chair, seat) => chair.kind !== 'open' && !table.yours.includes(seat));
}

export function kindOf(table: MyTable, now: number): RaceKind {
  if (table.phase === 'waiting') return 'room';
  if (table.phase === 'over') return 'over';
  const people = withPeople(table);
  if (table.turn && (people || now - table.at < RECENT)) return 'turn';
  return people && !table.turn ? 'others' : 'paused';
}

const withPeople = (table: MyTable): boolean => othersAt(table).some((chair) => chair.kind === 'person');

/** What calls comes first, and before all where people wait; then what changed last. */
export function inOrder(tables: MyTable[], now: number): MyTable[] {
  const rank = (table: MyTable): number => {
    const kind = kindOf(table, now);
    return ORDER.indexOf(kind) + (kind === 'turn' && !withPeople(table) ? 0.5 : 0);
  };
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.at - one.at);
}

/** The names of the other people, and how many bots there are. */
export function company(table: MyTable): { people: string[]; bots: number } {
  const others = othersAt(table);
  return {
    people: others.filter((chair) => chair.kind === 'person').map((chair) => chair.name),
    bots: others.filter((chair) => chair.kind === 'bot').length,
  };
}
