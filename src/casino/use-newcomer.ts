import { useUser } from '../store/hooks.ts';

/** Number of days after registration during which a player counts as a newcomer. */
const GUIDED_DAYS = 7;

/** Returns whether the player is a newcomer, who is guided from gift to gift. */
export const useNewcomer = (): boolean => (useUser()?.regPeriod ?? GUIDED_DAYS) < GUIDED_DAYS;
