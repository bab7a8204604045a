import { CURRENCY, PROVIDER_HEADERS } from '../../contract/provider-wallet.ts';
import type { Clock } from '../clock.ts';
import { type Provider, sign } from './provider-signature.ts';

/** Where signed messages go, who sends them and with which secret. */
export interface SignedAddress extends Provider {
  /** For example http://127.0.0.1:4180. */
  readonly origin: string;
  readonly clock: Clock;
}

/** Whoever takes longer is taken for silent. */
export const ANSWERS_WITHIN_MS = 8_000;

/** Sends a signed message and returns its answer as it came. Throws when nothing that can be read comes back in time. */
export async function sendSigned(
  { origin, id, secret, clock }: SignedAddress,
  path: string,
  fields: object,
): Promise<unknown> {
  const body = JSON.stringify({ ...fields, currency: CURRENCY });
  const timestamp = String(clock.now());
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [PROVIDER_HEADERS.provider]: id,
      [PROVIDER_HEADERS.timestamp]: timestamp,
      [PROVIDER_HEADERS.signature]: sign(secret, { path, timestamp, body }),
    },
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  return response.json();
}
