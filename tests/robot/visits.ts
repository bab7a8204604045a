import { hallTitles, type HallTitle } from '../../server/game-server/titles.ts';

/** Number of game titles that one player plays in a row, since a log-in takes longer than playing one title. */
const TITLES_A_VISIT = 6;

/** Returns all playable game titles except generated ones, in groups: one player plays a group during one visit. */
export function visits(): HallTitle[][] {
  return Array.from({ length: Math.ceil(hallTitles.length / TITLES_A_VISIT) }, (_, visit) =>
    hallTitles.slice(visit * TITLES_A_VISIT, (visit + 1) * TITLES_A_VISIT),
  );
}

/** Returns the names of a visit's game titles, as text for the name of a test. */
export const namesOf = (visit: readonly HallTitle[]): string => visit.map(({ title }) => title).join(', ');
