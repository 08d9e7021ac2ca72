import { expect, test } from 'vitest';
import { standingsOf } from './standings';
import type { GameTypes } from './game';
import type { Frame } from './wire';

interface Toy extends GameTypes {
  state: { round: number; at: number[] };
}
const frame = (round: number, ...at: number[]): Frame => ({
  number: 0,
  seat: null,
  notation: null,
  events: [],
  position: { state: { round, at }, options: {} },
});

test('the last frame of each round counts, and everybody begins at 0', () => {
  const frames = [frame(1, 0, 0), frame(1, 0.2, 0), frame(1, 0.2, 0.3), frame(2, 0.5, 0.3)];
  expect(standingsOf<Toy>(frames, ({ state }) => ({ round: state.round, progress: state.at }))).toEqual([
    { round: 0, progress: [0, 0] },
    { round: 1, progress: [0.2, 0.3] },
    { round: 2, progress: [0.5, 0.3] },
  ]);
});

test('no frames, no standings', () => {
  expect(standingsOf<Toy>([], ({ state }) => ({ round: state.round, progress: state.at }))).toEqual([]);
});
