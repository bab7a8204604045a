import EmptyWalletLine from '../../casino/empty-wallet-line.tsx';
import { useUnseenRound } from '../../rounds/use-unseen-round.ts';

/** Draws the link to the gift for an empty wallet; waits until the results of all rounds have been shown. */
export default function EmptyWallet() {
  return useUnseenRound() ? null : <EmptyWalletLine />;
}
