import { useCallback } from 'react';
import { walletApi } from '../../api/wallet.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import type { DaySums } from './play-session.ts';

/**
 * Returns a function that fetches the player's sums for each day, newest first; it rejects if the server does not
 * answer.
 */
export function useDaySums(): () => Promise<readonly DaySums[]> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const { getDayReports } = walletApi.endpoints;
    const asked = dispatch(getDayReports.initiate(undefined, { subscribe: false, forceRefetch: true }));
    const { pages } = await asked.unwrap();
    return pages.flatMap(({ list }) => list);
  }, [dispatch]);
}
