import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const launch = v.object({
  /** Id of the session that startGame has opened. */
  sessionId: v.pipe(v.string(), v.uuid()),
  gameId: v.pipe(v.number(), v.safeInteger()),
  /** Id of the player who plays for coins; null if the game is played for fun. */
  playerId: v.nullable(v.pipe(v.number(), v.safeInteger())),
  /** The player's masked name, as other players see it. */
  name: v.string(),
  /** Time after which no bets are accepted, ms since 1970. */
  endsAt: v.pipe(v.number(), v.safeInteger()),
  /** True if the game is played from the second brand's wallet (contract/transfer-wallet.ts) instead of the lobby's. */
  isArcade: v.optional(v.literal(true)),
});

/** Content of a player token for the game server. Its holder can read it, but only the lobby's server can create it. */
export type Launch = v.InferOutput<typeof launch>;

/** Creates the player token of an opened game, safe in a URL. */
export function sealLaunch(secret: string, opened: Launch): string {
  const text = Buffer.from(JSON.stringify(opened)).toString('base64url');
  return `${text}.${sealOf(secret, text)}`;
}

/**
 * Returns the content of a player token, even an expired one; undefined if the lobby's server did not create the token.
 */
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

/** The prefix ensures that a seal is never a valid signature of a wallet message, which uses the same secret. */
const sealOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`launch\n${text}`).digest('base64url');
