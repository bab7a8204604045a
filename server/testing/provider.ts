import {
  CURRENCY,
  PROVIDER_HEADERS,
  PROVIDER_PREFIX,
  type WalletAnswer,
  type WalletMessageName,
} from '../../contract/provider-wallet.ts';
import { type Provider, sign } from '../gateways/provider-signature.ts';
import type { TestProduct } from './product.ts';

/** A provider of games for tests. */
export const TEST_PROVIDER: Provider = {
  id: 'test-games',
  secret: 'a secret of the tests, long enough for one',
};

/** Sends a message as the provider would. Its currency is `PHP` unless the body has another one. */
export async function send(
  product: TestProduct,
  name: WalletMessageName,
  body: object,
  { id, secret }: Provider = TEST_PROVIDER,
): Promise<WalletAnswer> {
  const payload = JSON.stringify({ currency: CURRENCY, ...body });
  const path = `${PROVIDER_PREFIX}${name}`;
  const timestamp = String(product.clock.now());
  const response = await product.served.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      'content-type': 'application/json',
      [PROVIDER_HEADERS.provider]: id,
      [PROVIDER_HEADERS.timestamp]: timestamp,
      [PROVIDER_HEADERS.signature]: sign(secret, { path, timestamp, body: payload }),
    },
  });
  return response.json();
}
