import { useCallback } from 'react';
import { RewardId } from '../../contract/reward-ids.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { modalOpened } from '../store/modals-slice.ts';

/**
 * Returns a function that shows an amount of coins (hundredths) flying to the balance from a point of the window (CSS
 * px).
 */
export function useCoinFlight(): (coins: number, from: { readonly x: number; readonly y: number }) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (coins, from) =>
      void dispatch(
        modalOpened({ name: 'rewards', rewards: [{ propId: RewardId.coin, count: coins }], from }),
      ),
    [dispatch],
  );
}
