/** The score of an evening: the races that the same people have driven together, whatever the games. */
import type { EveningRace, Prize } from './wire';

export interface EveningScore {
  name: string;
  /** The place in each race, oldest first; null: did not drive in it. */
  places: (number | null)[];
  /** Races won, alone or together. */
  won: number;
  /** What was won in games that are counted in points, and in games that are counted in trophies. */
  points: number;
  trophies: number;
}

const placed = (places: (number | null)[]): number[] => places.filter((place) => place !== null);
const mean = (places: number[]): number => places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length);

/**
 * Everybody who drove, best first: by races won, and then by how good the places were. Points of different games cannot
 * be compared, so they decide nothing. `prizeOf` says what a game is counted in.
 */
export function scoreEvening(races: EveningRace[], prizeOf: (game: string) => Prize): EveningScore[] {
  const names = [...new Set(races.flatMap((race) => race.names))];
  const scores = names.map((name) => {
    const score: EveningScore = { name, places: [], won: 0, points: 0, trophies: 0 };
    for (const race of races) {
      const seat = race.names.indexOf(name),
        place = seat < 0 ? null : (race.ranks[seat] ?? null);
      score.places.push(place);
      if (place === 1) score.won += 1;
      score[prizeOf(race.game)] += seat < 0 ? 0 : (race.points[seat] ?? 0);
    }
    return score;
  });
  return scores.sort((a, b) => b.won - a.won || mean(placed(a.places)) - mean(placed(b.places)));
}
