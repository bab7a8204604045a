import type { TransferWalletClient } from '../gateways/transfer-wallet-client.ts';
import { endSessionsAtProviders } from './ended-sessions.ts';
import type { TransferDeps, TransferWalletClients } from './transfer-deps.ts';
import { bringHome, type TransferOutcome, sendAway } from './transfers.ts';

/**
 * How a provider's games reach a player's coins; it hides the difference between the two kinds of wallets
 * (docs/providers.md). Every command may be repeated. No command throws if the provider does not respond.
 */
export interface WalletAdapter {
  readonly provider: string;
  /**
   * Makes coins available to a game before it opens: `amount` hundredths, or all coins. The game has them if the
   * outcome is done. Throws balanceTooLow.
   */
  enter(userId: number, amount?: number): Promise<TransferOutcome>;
  /**
   * Ends the player's sessions that are over at the provider, and moves all coins back to the wallet. The outcome is unknown while the provider does not
   * respond.
   */
  leave(userId: number): Promise<TransferOutcome>;
}

/** Adapter of the seamless wallet: coins stay in the lobby's wallet, and the provider requests each bet. */
const seamlessAdapter = (provider: string): WalletAdapter => ({
  provider,
  enter: async () => 'done',
  leave: async () => 'done',
});

/** Adapter of the transfer wallet: coins are at the provider while one of its games is open. */
const transferAdapter = (deps: TransferDeps, walletClient: TransferWalletClient): WalletAdapter => ({
  provider: walletClient.provider,
  async enter(userId, amount) {
    // If sendAway has sent nothing, the game waits for no coins.
    return (await sendAway(deps, { userId, walletClient }, amount)) ?? 'done';
  },
  async leave(userId) {
    await endSessionsAtProviders(deps, new Map([[walletClient.provider, walletClient]]), userId);
    return bringHome(deps, { userId, walletClient });
  },
});

/**
 * Returns a provider's adapter: of the transfer wallet if the provider has a client for it, else of the seamless
 * wallet.
 */
export function walletAdapter(
  deps: TransferDeps,
  walletClients: TransferWalletClients,
  provider: string,
): WalletAdapter {
  const walletClient = walletClients.get(provider);
  return walletClient === undefined ? seamlessAdapter(provider) : transferAdapter(deps, walletClient);
}
