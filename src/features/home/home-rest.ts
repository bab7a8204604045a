import ActivityRow from './activity-row.tsx';
import GameGrid from './game-grid.tsx';
import { TodayForGuests } from './today-for-guests.tsx';

/**
 * What follows the lobby's first screen, in one file: as three their names and headers would weigh as much as half of what is
 * in them.
 */
export const homeRest = { ActivityRow, GameGrid, TodayForGuests };
