import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLoggedIn } from '../../store/hooks.ts';
import { useGetJackpotQuery } from '../../api/jackpot.ts';

/** The player's jackpot chances; `open` is false for guests and while the activity is closed. */
export function useChances(): { open: boolean; ready: boolean; chances: number } {
  const loggedIn = useLoggedIn();
  const { data, isError } = useGetJackpotQuery(loggedIn ? undefined : skipToken);
  if (!loggedIn || isError || data === undefined) return { open: false, ready: false, chances: 0 };
  return { open: true, ready: data.canReceiveDrawChance, chances: data.chanceSize };
}
