import EmptyWalletLine from '../../casino/empty-wallet-line.tsx';
import { useUnseenRound } from '../../rounds/use-unseen-round.ts';

/** The way to the gift for an empty wallet, once every result was seen. */
export default function EmptyWallet() {
  return useUnseenRound() ? null : <EmptyWalletLine />;
}
