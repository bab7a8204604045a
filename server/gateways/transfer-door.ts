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
export interface TransferDoor {
  readonly provider: string;
  /** As players read it. */
  readonly name: string;
  /** Sends a message. Throws when no answer that can be read has come in time: then it may have been done. */
  send(name: TransferMessageName, fields: object): Promise<TransferAnswer>;
}

/** Opens the purses of a provider over HTTP. */
export const transferDoor = (provider: TransferProvider, clock: Clock): TransferDoor => ({
  provider: provider.id,
  name: provider.name,
  async send(name, fields) {
    const { id, secret, url: origin } = provider;
    const address = { id, secret, origin, clock };
    return v.parse(transferAnswer, await sendSigned(address, `${TRANSFER_PREFIX}${name}`, fields));
  },
});
