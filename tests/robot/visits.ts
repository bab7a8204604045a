import { hallTitles, type HallTitle } from '../../server/studio/titles.ts';
import { hasScene } from '../../contract/catalogue/playing.ts';

/** So many titles are played by one player after one another: logging in costs more than a title. */
const TITLES_A_VISIT = 6;

/** Every title made by hand that its tile opens, in visits. */
export function visits(): HallTitle[][] {
  const titles = hallTitles.filter(({ gameId }) => hasScene(gameId));
  return Array.from({ length: Math.ceil(titles.length / TITLES_A_VISIT) }, (_, visit) =>
    titles.slice(visit * TITLES_A_VISIT, (visit + 1) * TITLES_A_VISIT),
  );
}

/** The names of a visit's titles, for the list of the run. */
export const namesOf = (visit: readonly HallTitle[]): string => visit.map(({ title }) => title).join(', ');
