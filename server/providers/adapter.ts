import type { TransferWalletClient } from '../gateways/transfer-wallet-client.ts';
import {
  bringHome,
  type Outcome,
  sendAway,
  type TransferDeps,
  type TransferWalletClients,
} from './transfers.ts';

/**
 * How a provider's games reach a player's coins: the one thing in which the two wallets differ (docs/providers.md). Every command may be
 * given again, and throws nothing when the provider is silent.
 */
export interface WalletAdapter {
  readonly provider: string;
  /**
   * Before a game is opened: makes coins ready for it; `amount` hundredths of them, or all. The game has them when it is done. Throws
   * balanceTooLow.
   */
  enter(userId: number, amount?: number): Promise<Outcome>;
  /** After a game was left: has every coin at home; unknown while the provider is silent. */
  leave(userId: number): Promise<Outcome>;
}

/** The seamless wallet: coins stay with us, and the provider asks for each bet. */
const seamlessAdapter = (provider: string): WalletAdapter => ({
  provider,
  enter: async () => 'done',
  leave: async () => 'done',
});

/** The transfer wallet: coins are at the provider's while a game of it is open. */
const transferAdapter = (deps: TransferDeps, walletClient: TransferWalletClient): WalletAdapter => ({
  provider: walletClient.provider,
  async enter(userId, amount) {
    // Nothing to send is nothing that could be missing.
    return (await sendAway(deps, { userId, walletClient }, amount)) ?? 'done';
  },
  leave: (userId) => bringHome(deps, { userId, walletClient }),
});

/** Returns a provider's adapter: that of the transfer wallet where it has a client for that, else that of the seamless one. */
export function walletAdapter(
  deps: TransferDeps,
  walletClients: TransferWalletClients,
  provider: string,
): WalletAdapter {
  const walletClient = walletClients.get(provider);
  return walletClient === undefined ? seamlessAdapter(provider) : transferAdapter(deps, walletClient);
}
