import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_WINDOW_MS, signedText } from '../../contract/provider-wallet.ts';

/** A provider that may move coins, and the secret that it shares with the lobby. */
export interface Provider {
  readonly id: string;
  readonly secret: string;
  /** The provider's name, as players see it. */
  readonly name?: string | undefined;
  /** URL to which transfers are sent; set if the provider holds coins itself. */
  readonly transferUrl?: string | undefined;
}

/** Providers by id. */
export type Providers = ReadonlyMap<string, Provider>;

/** The parts of a message that its signature covers. */
export interface Signed {
  readonly path: string;
  /** Time of the message as in its header, ms since 1970. */
  readonly timestamp: string;
  /** Raw body as text, before it is parsed. */
  readonly body: string;
}

/** Returns the signature of a message: HMAC-SHA256 in hex. */
export const sign = (secret: string, { path, timestamp, body }: Signed): string =>
  createHmac('sha256', secret)
    .update(signedText(path, timestamp, body))
    .digest('hex');

/** Returns whether a message was signed by its provider, and recently. */
export function isSignedBy(provider: Provider, signed: Signed, signature: string, now: number): boolean {
  const age = Math.abs(now - Number(signed.timestamp));
  if (!(age <= SIGNATURE_WINDOW_MS)) return false;
  const right = Buffer.from(sign(provider.secret, signed), 'hex');
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}
