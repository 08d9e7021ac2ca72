/** Whose keys are whose, where several people grab at one keyboard; and which edge of one screen is whose. */
import type { Colour } from '../../lib/colours';
import { placed, type Rally } from './rally';
import type { Turn } from './turn';

/** Keys by their place on the keyboard, so that they lie side by side in every language. */
const ROWS = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN'],
  ['KeyU', 'KeyI', 'KeyO', 'KeyP', 'BracketLeft', 'BracketRight'],
  ['Digit7', 'Digit8', 'Digit9', 'Digit0', 'Minus', 'Equal'],
];

export type Edge = 'bottom' | 'top' | 'left' | 'right' | 'bottom-right' | 'top-right';

const EDGES: Edge[][] = [
  ['bottom'],
  ['bottom', 'top'],
  ['bottom', 'top', 'right'],
  ['bottom', 'top', 'left', 'right'],
  ['bottom', 'bottom-right', 'top', 'left', 'right'],
  ['bottom', 'bottom-right', 'top', 'top-right', 'left', 'right'],
];

/** The edge of the screen for the nth of so many people. */
export const edgeOf = (at: number, people: number): Edge => EDGES[Math.min(people, EDGES.length) - 1]?.[at] ?? 'bottom';

export interface Meaning {
  /** The nth of the people at this device, and the nth pawn. */
  person: number;
  pawn: number;
}

export function meaningOf(code: string, people: number): Meaning | null {
  const numpad = people === 1 ? code.replace('Numpad', 'Digit') : code;
  for (let person = 0; person < people; person++) {
    const pawn = ROWS[person]?.indexOf(numpad) ?? -1;
    if (pawn >= 0) return { person, pawn };
  }
  return null;
}

export interface Reach {
  /** Undefined where nobody here, or no pawn, has this key. */
  seat: number | undefined;
  pawn: Colour | undefined;
}

/** Who reaches for which pawn with this key, to grab or to rank it; null: it is no key for pawns now. */
export function reachOf(code: string, rally: Rally, turn: Turn, yours: number[]): Reach | null {
  const alone = turn.kind === 'horn' || turn.kind === 'wish',
    meant = meaningOf(code, alone ? 1 : yours.length);
  if (!meant || !(rally.phase === 'grab' || alone)) return null;
  return {
    seat: alone && rally.phase !== 'grab' ? turn.seat : yours[meant.person],
    pawn: placed(rally)[meant.pawn]?.[0],
  };
}

let names: ReadonlyMap<string, string> | null = null;

/** Learns what is printed on this keyboard, where the browser tells it. */
export async function readKeyboard(): Promise<void> {
  const keyboard = (
    navigator as Navigator & { keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> } }
  ).keyboard;
  try {
    names ??= (await keyboard?.getLayoutMap?.()) ?? null;
  } catch {
    names = null; // it is not told: the keys keep the names that most keyboards have
  }
}

export function keyName(person: number, pawn: number): string {
  const code = ROWS[person]?.[pawn] ?? '';
  const usual = code
    .replace(/^(Digit|Key)/, '')
    .replace('BracketLeft', '[')
    .replace('BracketRight', ']')
    .replace('Minus', '-')
    .replace('Equal', '=');
  return (names?.get(code) ?? usual).toUpperCase();
}
