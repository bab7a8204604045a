import { EMPTY_BELOW } from '../../contract/empty-wallet.ts';
import { useAppSelector, useBalance } from '../store/hooks.ts';

/** Returns whether the wallet that is shown is empty; undefined until it is known. No round that still runs empties it. */
export function useEmptyWallet(): boolean | undefined {
  const balance = useBalance();
  const isPlaying = useAppSelector((state) => state.live.rounds > 0);
  return balance === undefined || isPlaying ? undefined : balance.coin < EMPTY_BELOW;
}
