import ActivityRow from './activity-row.tsx';
import GameGrid from './game-grid.tsx';
import { TodayForGuests } from './today-for-guests.tsx';

/**
 * Parts of the lobby below its first screen. They load as one file, because names and headers would make three files
 * 50% larger in total.
 */
export const homeBelowFold = { ActivityRow, GameGrid, TodayForGuests };
