import { expect, test } from 'vitest';
import type { Colour } from '../../lib/colours';
import { pawnPlaces, type PawnPlace, type Seer } from './pawn-places';
import { placed, readRally } from './rally';

const rally = readRally({
  state: { cars: [4, 6, 3], phase: 'grab', tanks: { red: 5, green: 2, blue: 6 } },
  options: { cars: ['red', 'green', 'blue'] },
});
const NAMES = ['Ann', 'Ben', 'Cleo'];
const ann: Seer = { person: 0, seat: 0, ranking: [], reaching: undefined };
const pawn = (colour: Colour, places: PawnPlace[]): PawnPlace =>
  places.find((one) => one.colour === colour) as PawnPlace;

test('each pawn has its place of this round, and the key of that place', () => {
  const places = pawnPlaces(rally, [], NAMES, ann);
  expect(places.map((one) => one.colour)).toEqual(placed(rally).map(([colour]) => colour));
  expect(places.map((one) => one.key)).toEqual(['1', '2', '3']);
  expect(pawn('blue', places)).toMatchObject({ value: 6, gone: null, rank: null, reached: false });
});

test('a pawn that another hand was on first says whose', () => {
  const seen = (how: string, seat: number | null): PawnPlace =>
    pawn('green', pawnPlaces(rally, [{ seat: 1, pawn: 'green', how }], NAMES, { ...ann, seat }));
  expect(seen('live', 0).gone).toEqual({ name: 'Ben', car: 'green', first: true });
  expect(seen('live', 1).gone?.first).toBe(false);
  expect(seen('wish', 0).gone?.first).toBe(false);
});

test('what is reached for or ranked is marked', () => {
  const places = pawnPlaces(rally, [], NAMES, { ...ann, ranking: ['blue', 'red'], reaching: 'green' });
  expect([pawn('red', places).rank, pawn('green', places).rank]).toEqual([2, null]);
  expect(pawn('green', places).reached).toBe(true);
});
