import { EMPTY_BELOW } from '../../contract/empty-wallet.ts';
import { useAppSelector, useBalance } from '../store/hooks.ts';

/**
 * Returns whether the shown wallet is empty; undefined until it is known. A round that is still running does not
 * empty it.
 */
export function useEmptyWallet(): boolean | undefined {
  const balance = useBalance();
  const isPlaying = useAppSelector((state) => state.live.rounds > 0);
  return balance === undefined || isPlaying ? undefined : balance.coin < EMPTY_BELOW;
}
