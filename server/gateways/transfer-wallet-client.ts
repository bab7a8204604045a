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

/** A provider that keeps players' coins in purses of its own. */
export interface TransferProvider extends Provider {
  /** As players read it. */
  readonly name: string;
  /** Where it takes our messages, for example https://games.example. */
  readonly url: string;
}

/** A provider's purses as the lobby's server reaches them. */
export interface TransferWalletClient {
  readonly provider: string;
  /** As players read it. */
  readonly name: string;
  /** Sends a message. Throws when no answer that can be read has come in time: then it may have been done. */
  send(name: TransferMessageName, fields: object): Promise<TransferAnswer>;
}

/** Opens the purses of a provider over HTTP. */
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

/** A provider that is just being started again is there within this many tries, ms apart. */
const TRIES = 8;
const APART_MS = 500;

/** Sends again while nobody listens: then nothing was heard, and nothing can have been done. Any other silence is thrown. */
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
