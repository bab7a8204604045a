import type { TransferWalletClient } from '../gateways/transfer-wallet-client.ts';
import {
  bringHome,
  type TransferOutcome,
  sendAway,
  type TransferDeps,
  type TransferWalletClients,
} from './transfers.ts';

/**
 * Access of a provider's games to a player's coins: the only difference between the two wallets (docs/providers.md).
 * Every command may be repeated, and none throws when the provider is silent.
 */
export interface WalletAdapter {
  readonly provider: string;
  /**
   * Before a game opens: makes coins available to it, `amount` hundredths or all. The game has them when the outcome
   * is done. Throws balanceTooLow.
   */
  enter(userId: number, amount?: number): Promise<TransferOutcome>;
  /** After a game was left: returns all coins to the wallet; unknown while the provider is silent. */
  leave(userId: number): Promise<TransferOutcome>;
}

/** The seamless wallet: coins stay with us, and the provider requests each bet. */
const seamlessAdapter = (provider: string): WalletAdapter => ({
  provider,
  enter: async () => 'done',
  leave: async () => 'done',
});

/** The transfer wallet: coins are at the provider while one of its games is open. */
const transferAdapter = (deps: TransferDeps, walletClient: TransferWalletClient): WalletAdapter => ({
  provider: walletClient.provider,
  async enter(userId, amount) {
    // With nothing to send, nothing can be missing.
    return (await sendAway(deps, { userId, walletClient }, amount)) ?? 'done';
  },
  leave: (userId) => bringHome(deps, { userId, walletClient }),
});

/** Returns a provider's adapter: the transfer wallet's if it has a client for it, else the seamless one. */
export function walletAdapter(
  deps: TransferDeps,
  walletClients: TransferWalletClients,
  provider: string,
): WalletAdapter {
  const walletClient = walletClients.get(provider);
  return walletClient === undefined ? seamlessAdapter(provider) : transferAdapter(deps, walletClient);
}
