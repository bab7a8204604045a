import { useUser } from '../store/hooks.ts';

/** Number of days from registration during which a player is guided. */
const GUIDED_DAYS = 7;

/** Returns whether the player is new enough to be guided. */
export const useNewcomer = (): boolean => (useUser()?.regPeriod ?? GUIDED_DAYS) < GUIDED_DAYS;
