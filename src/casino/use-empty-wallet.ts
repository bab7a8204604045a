import { EMPTY_BELOW } from '../../contract/empty-wallet.ts';
import { useAppSelector, useBalance } from '../store/hooks.ts';

/**
 * Returns whether the wallet is empty; undefined until the balance is known and during a round, whose result may fill
 * it again.
 */
export function useEmptyWallet(): boolean | undefined {
  const balance = useBalance();
  const isPlaying = useAppSelector((state) => state.live.rounds > 0);
  return balance === undefined || isPlaying ? undefined : balance.coin < EMPTY_BELOW;
}
