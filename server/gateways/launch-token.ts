import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const launch = v.object({
  /** The session that startGame opened. */
  sessionId: v.pipe(v.string(), v.uuid()),
  gameId: v.pipe(v.number(), v.safeInteger()),
  /** Who plays for coins; null when it is for fun. */
  playerId: v.nullable(v.pipe(v.number(), v.safeInteger())),
  /** How others see the player: masked. */
  name: v.string(),
  /** Milliseconds since 1970: nothing is played after it. */
  endsAt: v.pipe(v.number(), v.safeInteger()),
  /** Played from the purse of the second brand (contract/transfer-wallet.ts), not from the wallet. */
  isArcade: v.optional(v.literal(true)),
});

/** What a player token of the house studio says. Whoever holds it can read it; only the lobby's server can make one. */
export type Launch = v.InferOutput<typeof launch>;

/** Returns the player token of an opened game, good in an address. */
export function sealLaunch(secret: string, opened: Launch): string {
  const text = Buffer.from(JSON.stringify(opened)).toString('base64url');
  return `${text}.${sealOf(secret, text)}`;
}

/** Returns what a player token says, whether its time has passed or not; undefined when it is not one of ours. */
export function readLaunch(secret: string, token: string): Launch | undefined {
  const [text = '', seal = ''] = token.split('.');
  const right = Buffer.from(sealOf(secret, text));
  const given = Buffer.from(seal);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), launch),
    Buffer.from(text, 'base64url').toString(),
  );
  return read.success ? read.output : undefined;
}

/** The word before it keeps a seal from ever being the signature of a wallet's message, whose secret is the same. */
const sealOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`launch\n${text}`).digest('base64url');
