import ActivityRow from './activity-row.tsx';
import GameGrid from './game-grid.tsx';
import { TodayForGuests } from './today-for-guests.tsx';

/**
 * The parts below the lobby's first screen, in one file: as three files, their names and headers would add half of
 * the content's size.
 */
export const homeBelowFold = { ActivityRow, GameGrid, TodayForGuests };
