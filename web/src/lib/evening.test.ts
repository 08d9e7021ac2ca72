import { describe, expect, test } from 'vitest';
import { scoreEvening } from './evening';
import type { EveningRace, Prize } from './wire';

const race = (game: string, places: Record<string, [rank: number, points: number]>): EveningRace => ({
  game,
  table: 't',
  race: 1,
  names: Object.keys(places),
  ranks: Object.values(places).map(([rank]) => rank),
  points: Object.values(places).map(([, points]) => points),
});
const prizeOf = (game: string): Prize => (game === 'monza' ? 'trophies' : 'points');

describe('scoreEvening', () => {
  test('counts races won, and keeps points and trophies apart', () => {
    const [mia, jo] = scoreEvening(
      [
        race('monza', { Jo: [2, 0], Mia: [1, 1] }),
        race('hurry-cup', { Jo: [2, 7], Mia: [1, 22] }),
        race('monza', { Jo: [1, 1], Mia: [2, 0] }),
      ],
      prizeOf,
    );
    expect(mia).toEqual({ name: 'Mia', places: [1, 1, 2], won: 2, points: 22, trophies: 1 });
    expect(jo).toEqual({ name: 'Jo', places: [2, 2, 1], won: 1, points: 7, trophies: 1 });
  });

  test('with as many races won, better places come first', () => {
    const scores = scoreEvening([race('monza', { Zoé: [3, 0], Jo: [2, 0], Mia: [1, 1] })], prizeOf);
    expect(scores.map((score) => score.name)).toEqual(['Mia', 'Jo', 'Zoé']);
  });

  test('a win together counts for all of them', () => {
    const scores = scoreEvening([race('monza', { Jo: [1, 1], Mia: [1, 1] })], prizeOf);
    expect(scores.map((score) => score.won)).toEqual([1, 1]);
  });

  test('whoever came later has no place in the races before', () => {
    const scores = scoreEvening(
      [race('monza', { Jo: [1, 1], Bolt: [2, 0] }), race('monza', { Jo: [2, 0], Opa: [1, 1] })],
      prizeOf,
    );
    const opa = scores.find((score) => score.name === 'Opa');
    expect(opa).toEqual({ name: 'Opa', places: [null, 1], won: 1, points: 0, trophies: 1 });
    expect(scores[0]?.name).toBe('Opa'); // one win each, and no worse place
  });

  test('an evening without a race is empty', () => {
    expect(scoreEvening([], prizeOf)).toEqual([]);
  });
});
