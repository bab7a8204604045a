import { hallTitles, type HallTitle } from '../../server/game-server/titles.ts';

/** Titles that one player plays in a row: logging in costs more than a title. */
const TITLES_A_VISIT = 6;

/** Returns all handmade titles that can be played, grouped into visits. */
export function visits(): HallTitle[][] {
  return Array.from({ length: Math.ceil(hallTitles.length / TITLES_A_VISIT) }, (_, visit) =>
    hallTitles.slice(visit * TITLES_A_VISIT, (visit + 1) * TITLES_A_VISIT),
  );
}

/** Returns the names of a visit's titles, for the test name. */
export const namesOf = (visit: readonly HallTitle[]): string => visit.map(({ title }) => title).join(', ');
