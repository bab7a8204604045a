import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLoggedIn } from '../../store/hooks.ts';
import { useGetJackpotQuery } from '../../api/jackpot.ts';

/** Age of the answer after which a page that shows the bubble again asks again, s: the jackpot may have closed. */
const FRESH_S = 60;

/**
 * Returns the number of draws the player has in the Lucky Jackpot; `open` is false for guests, while the activity is
 * closed and until the server has answered.
 * @param isShown false if the caller shows no chances: they are then not fetched
 */
export function useChances(isShown: boolean): { open: boolean; ready: boolean; chances: number } {
  const loggedIn = useLoggedIn();
  const isAsked = loggedIn && isShown;
  const { data, isError } = useGetJackpotQuery(isAsked ? undefined : skipToken, {
    refetchOnMountOrArgChange: FRESH_S,
  });
  if (!isAsked || isError || data === undefined) return { open: false, ready: false, chances: 0 };
  return { open: true, ready: data.canReceiveDrawChance, chances: data.chanceSize };
}
