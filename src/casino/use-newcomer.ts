import { useUser } from '../store/hooks.ts';

/** Days from registration on which a player is guided. */
const GUIDED_DAYS = 7;

/** True while a player is new enough to be guided. */
export const useNewcomer = (): boolean => (useUser()?.regPeriod ?? GUIDED_DAYS) < GUIDED_DAYS;
