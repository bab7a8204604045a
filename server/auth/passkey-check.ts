import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Log } from '../calls/handler.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { IsLobbyOrigin } from '../gateways/lobby-origins.ts';
import type { KnownPlayer } from './log-ins.ts';
import { type Challenge, deleteChallenge, findByPasskey, storePasskeyUse } from './queries.ts';

/** Time that the browser has to sign a challenge, ms. */
export const CHALLENGE_LIVES_MS = 5 * 60_000;

/** Returns the refusal of a passkey. */
export const refusedPasskey = (): CallError => new CallError(ErrorCode.passkeyRefused);

/** Returns the relying party id (host name) of a lobby's origin. Throws passkeyRefused for any other origin. */
export type RpIdOf = (origin: string) => string;

/** Creates the function that returns the relying party id of a lobby's origin. */
export const rpIdsOf =
  (isLobbyOrigin: IsLobbyOrigin): RpIdOf =>
  (origin) => {
    if (!isLobbyOrigin(origin)) throw refusedPasskey();
    return new URL(origin).hostname;
  };

/** What the check of a signature needs. */
export interface PasskeyCheck {
  readonly db: Database;
  readonly log: Log;
  readonly rpIdOf: RpIdOf;
  readonly now: number;
}

/** A correct signature of a passkey that has not been used yet. */
export interface SignedByPasskey {
  /** The player whose passkey has signed. */
  readonly player: KnownPlayer;
  /** Stores the use; call it in the transaction of the action that it permits. Throws passkeyRefused for a clone. */
  use(db: Queryable): Promise<void>;
}

/**
 * Checks a passkey's signature of a challenge that was issued to a player, or to nobody for a log-in (null). Throws
 * passkeyRefused if it is not good.
 */
export async function checkPasskey(
  { db, log, rpIdOf, now }: PasskeyCheck,
  sent: unknown,
  userId: number | null,
): Promise<SignedByPasskey> {
  const response = signatureOf(sent);
  const { challenge, origin } = await takeChallenge(db, response, { userId, now });
  const found = await findByPasskey(db, response.id);
  if (found === undefined) throw refusedPasskey();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
    requireUserVerification: true,
    credential: {
      id: found.passkeyId,
      publicKey: Uint8Array.from(found.publicKey),
      counter: found.counter,
      transports: found.transports,
    },
  }).catch(logRefusal(log));
  if (!verified) throw refusedPasskey();
  const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo;
  return {
    player: found,
    async use(client) {
      if (!(await storePasskeyUse(client, { id: found.passkeyId, counter, isSynced, now })))
        throw refusedPasskey();
    },
  };
}

/** Logs the library's message about an invalid response for operators; the player is only asked to try again. */
export const logRefusal =
  (log: Log) =>
  (error: unknown): never => {
    log.info({ err: error }, 'a passkey was refused');
    throw refusedPasskey();
  };

const clientData = v.object({ challenge: v.string() });

/**
 * Deletes the challenge that a response signs and returns it, so that each challenge works only once. Throws
 * passkeyRefused if the challenge was not issued here, was issued to another player, or has expired.
 */
export async function takeChallenge(
  db: Queryable,
  { response: { clientDataJSON } }: AuthenticationResponseJSON | RegistrationResponseJSON,
  { userId, now }: { userId: number | null; now: number },
): Promise<Challenge> {
  const found = await deleteChallenge(db, { challenge: challengeOf(clientDataJSON), userId, now });
  if (found === undefined) throw refusedPasskey();
  return found;
}

function challengeOf(clientDataJSON: string): string {
  try {
    return v.parse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    throw refusedPasskey();
  }
}

/** Schema of a text of a browser's response. */
export const webAuthnText = v.pipe(v.string(), v.maxLength(64_000));
/** Fields that all responses of a browser share. */
export const credentialFields = {
  id: webAuthnText,
  rawId: webAuthnText,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['cross-platform', 'platform'])),
  clientExtensionResults: v.optional(v.object({}), {}),
};
const signature = v.object({
  ...credentialFields,
  response: v.object({
    clientDataJSON: webAuthnText,
    authenticatorData: webAuthnText,
    signature: webAuthnText,
    userHandle: v.optional(v.nullable(webAuthnText)),
  }),
});

function signatureOf(sent: unknown): AuthenticationResponseJSON {
  const { success, output } = v.safeParse(signature, sent);
  if (!success) throw refusedPasskey();
  const { userHandle, ...response } = output.response;
  const { authenticatorAttachment: at, ...rest } = output;
  return {
    ...rest,
    ...(at !== undefined && { authenticatorAttachment: at }),
    response: { ...response, ...(typeof userHandle === 'string' && { userHandle }) },
  };
}
