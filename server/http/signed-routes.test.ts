import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROVIDER_HEADERS, PROVIDER_PREFIX, SIGNATURE_WINDOW_MS } from '../../contract/provider-wallet.ts';
import { sign } from '../gateways/provider-signature.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { TEST_PROVIDER } from '../testing/provider.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ providers: new Map([[TEST_PROVIDER.id, TEST_PROVIDER]]) });
});
afterAll(() => product.close());

const PATH = `${PROVIDER_PREFIX}balance`;
const BODY = JSON.stringify({ playerToken: 'made-up' });

/** Sends a `balance` message that is signed correctly except for the given changes. */
function send(changes: { headers?: Record<string, string>; body?: string; ageMs?: number } = {}) {
  const timestamp = String(product.clock.now() - (changes.ageMs ?? 0));
  return product.served.app.inject({
    method: 'POST',
    url: PATH,
    payload: changes.body ?? BODY,
    headers: {
      'content-type': 'application/json',
      [PROVIDER_HEADERS.provider]: TEST_PROVIDER.id,
      [PROVIDER_HEADERS.timestamp]: timestamp,
      [PROVIDER_HEADERS.signature]: sign(TEST_PROVIDER.secret, { path: PATH, timestamp, body: BODY }),
      ...changes.headers,
    },
  });
}

it('a message with a valid signature is accepted', async () => {
  expect((await send()).json()).toEqual({ status: 'refused', code: 'sessionEnded' });
});

it.each([
  ['another body', { body: JSON.stringify({ playerToken: 'another' }) }],
  ['the same body with a space more', { body: `${BODY} ` }],
  ['an unknown provider', { headers: { [PROVIDER_HEADERS.provider]: 'nobody' } }],
  ['another time', { headers: { [PROVIDER_HEADERS.timestamp]: '1794974400001' } }],
  ['no time', { headers: { [PROVIDER_HEADERS.timestamp]: 'now' } }],
  ['a short signature', { headers: { [PROVIDER_HEADERS.signature]: 'ab' } }],
  ['a signature that is no hex', { headers: { [PROVIDER_HEADERS.signature]: 'z'.repeat(64) } }],
  ['an old time', { ageMs: SIGNATURE_WINDOW_MS + 1 }],
  ['a time to come', { ageMs: -SIGNATURE_WINDOW_MS - 1 }],
])('a message with %s is refused with 401 before its body is parsed', async (_, changes) => {
  const response = await send(changes);
  expect([response.statusCode, response.json()]).toEqual([401, { status: 'refused', code: 'badSignature' }]);
});

it('a refusal names the invalid field, even if the body is not JSON', async () => {
  const timestamp = String(product.clock.now());
  const headers = {
    [PROVIDER_HEADERS.signature]: sign(TEST_PROVIDER.secret, { path: PATH, timestamp, body: '{' }),
  };
  expect((await send({ body: '{', headers })).json()).toMatchObject({ code: 'invalidMessage' });
});
