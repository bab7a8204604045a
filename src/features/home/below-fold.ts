import ActivityRow from './activity-row.tsx';
import GameGrid from './game-grid.tsx';
import { TodayForGuests } from './today-for-guests.tsx';

/**
 * Parts of the lobby below its first screen. They load as one file, because three files would need half as much again
 * for their names and headers.
 */
export const homeBelowFold = { ActivityRow, GameGrid, TodayForGuests };
