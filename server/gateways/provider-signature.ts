import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_WINDOW_MS, signedText } from '../../contract/provider-wallet.ts';

/** A provider that may move coins, with its secret. */
export interface Provider {
  readonly id: string;
  readonly secret: string;
  /** Name shown to players. */
  readonly name?: string | undefined;
  /** URL for transfers, when it holds coins itself. */
  readonly transferUrl?: string | undefined;
}

/** Providers by id. */
export type Providers = ReadonlyMap<string, Provider>;

/** Signed content of a message. */
export interface Signed {
  readonly path: string;
  /** Milliseconds since 1970, as in the header. */
  readonly timestamp: string;
  /** Raw body as text, before parsing. */
  readonly body: string;
}

/** Returns the signature of a message: HMAC-SHA256 in hex. */
export const sign = (secret: string, { path, timestamp, body }: Signed): string =>
  createHmac('sha256', secret)
    .update(signedText(path, timestamp, body))
    .digest('hex');

/** Returns whether a message is signed by its provider and recent. */
export function isSignedBy(provider: Provider, signed: Signed, signature: string, now: number): boolean {
  const age = Math.abs(now - Number(signed.timestamp));
  if (!(age <= SIGNATURE_WINDOW_MS)) return false;
  const right = Buffer.from(sign(provider.secret, signed), 'hex');
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}
