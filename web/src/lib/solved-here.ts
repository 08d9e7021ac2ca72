/** What of the puzzles is solved is kept on this device. */
import { recall, remember } from './prefs.svelte';
import { readSolved, withSolved, type Solved } from './solved';

const KEY = 'puzzles';

export const keptSolved = (): Solved => readSolved(recall(KEY));

export function keepSolved(game: string, number: number, day: string | null): void {
  remember(KEY, JSON.stringify(withSolved(keptSolved(), game, number, day)));
}
