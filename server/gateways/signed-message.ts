import { CURRENCY, PROVIDER_HEADERS } from '../../contract/provider-wallet.ts';
import type { Clock } from '../clock.ts';
import { type Provider, sign } from './provider-signature.ts';

/** Where signed messages are sent, by whom, and with which secret. */
export interface SignedAddress extends Provider {
  /** Origin of the receiver, such as http://127.0.0.1:4180. */
  readonly origin: string;
  readonly clock: Clock;
}

/** Longest wait for an answer, ms. */
export const ANSWERS_WITHIN_MS = 8_000;

/** Sends a signed message and returns its answer unchanged. Throws when no readable answer arrives in time. */
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
