import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import {
  TRANSFER_PREFIX,
  transferAnswer,
  type TransferAnswer,
  type TransferMessageName,
} from '../../contract/transfer-wallet.ts';
import type { Clock } from '../clock.ts';
import type { Provider } from './provider-signature.ts';
import { sendSigned } from './signed-message.ts';

/** A provider that holds players' coins in its own wallets. */
export interface TransferProvider extends Provider {
  /** The provider's name, as players see it. */
  readonly name: string;
  /** Base URL for the lobby's messages to the provider, for example https://games.example. */
  readonly url: string;
}

/** Client for the wallets of one provider. */
export interface TransferWalletClient {
  readonly provider: string;
  /** The provider's name, as players see it. */
  readonly name: string;
  /** Sends a message. Throws if no readable answer arrives in time; the transfer may then have happened or not. */
  send(name: TransferMessageName, fields: object): Promise<TransferAnswer>;
}

/** Creates the HTTP client of a provider's wallets. */
export const transferWalletClient = (provider: TransferProvider, clock: Clock): TransferWalletClient => ({
  provider: provider.id,
  name: provider.name,
  async send(name, fields) {
    const { id, secret, url: origin } = provider;
    const address = { id, secret, origin, clock };
    const send = () => sendSigned(address, `${TRANSFER_PREFIX}${name}`, fields);
    return v.parse(transferAnswer, await againWhileRefused(send));
  },
});

/** Number of tries and the delay between them, ms: together long enough for a provider to restart. */
const TRIES = 8;
const APART_MS = 500;

/** Tries again while the connection is refused, because then nothing has happened yet. Throws all other errors. */
async function againWhileRefused<T>(send: () => Promise<T>, triesLeft: number = TRIES): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (triesLeft <= 1 || !isRefused(error)) throw error;
    await pause(APART_MS);
    return againWhileRefused(send, triesLeft - 1);
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ECONNREFUSED') || isRefused(error.cause));
