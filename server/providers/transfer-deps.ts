import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { TransferWalletClient } from '../gateways/transfer-wallet-client.ts';
import type { LiveHub } from '../live/hub.ts';

/** Clients for the wallets of the providers that hold coins themselves, by provider id. */
export type TransferWalletClients = ReadonlyMap<string, TransferWalletClient>;

/** What transfers need. */
export interface TransferDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveHub;
}
