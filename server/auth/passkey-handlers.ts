import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { MOST_PASSKEYS } from '../../contract/passkeys.ts';
import type { Handlers, Log } from '../calls/handler.ts';
import type { Queryable } from '../db/database.ts';
import type { IsLobbyOrigin } from '../gateways/lobby-origins.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import { type LogIns, logInsOf } from './log-ins.ts';
import {
  addPasskey,
  type Challenge,
  countPasskeysLocked,
  deleteChallenge,
  deletePasskey,
  findByPasskey,
  listPasskeys,
  readPasskeyOwner,
  storeChallenge,
  storePasskeyUse,
} from './queries.ts';
import { takeWayIn } from './ways-in.ts';

/** External services and lists that passkeys use. */
export interface PasskeyGateways {
  readonly isLobbyOrigin: IsLobbyOrigin;
  readonly restricted: RestrictedPersons;
}

/** Time that the browser has to sign a challenge, ms. */
const LIVES_MS = 5 * 60_000;
const NAME = 'Perya';

type PasskeyHandlers = Pick<
  Handlers,
  | 'anonymous/passkeyLoginBegin'
  | 'passkeyLogin'
  | 'passkeyAddBegin'
  | 'passkeyAdd'
  | 'ownPasskeys'
  | 'removePasskey'
>;

const refused = (): CallError => new CallError(ErrorCode.passkeyRefused);

/**
 * Creates the handlers of passkeys. SimpleWebAuthn creates and verifies them; the device must always verify its user
 * (fingerprint, face, PIN).
 */
export function passkeyHandlers({ isLobbyOrigin, restricted }: PasskeyGateways): PasskeyHandlers {
  const rpIdOf: RpIdOf = (origin) => {
    if (!isLobbyOrigin(origin)) throw refused();
    return new URL(origin).hostname;
  };
  return { ...logInHandlers(rpIdOf, logInsOf(restricted)), ...addHandlers(rpIdOf), ...ownHandlers };
}

/** Returns the relying party id (host name) of a lobby's origin. Throws passkeyRefused for any other origin. */
type RpIdOf = (origin: string) => string;

const logInHandlers = (
  rpIdOf: RpIdOf,
  { signIn }: LogIns,
): Pick<PasskeyHandlers, 'anonymous/passkeyLoginBegin' | 'passkeyLogin'> => ({
  async 'anonymous/passkeyLoginBegin'({ origin }, { db, clock }) {
    const options = await generateAuthenticationOptions({
      rpID: rpIdOf(origin),
      userVerification: 'required',
    });
    await storeChallenge(db, {
      challenge: options.challenge,
      origin,
      userId: null,
      expiresAt: clock.now() + LIVES_MS,
    });
    return { options: { ...options } };
  },

  async passkeyLogin(request, { db, clock, ip, agent, log }) {
    const now = clock.now();
    const response = loggedIn(request.response);
    const { challenge, origin } = await takeChallenge(db, response, { userId: null, now });
    const found = await findByPasskey(db, response.id);
    if (found === undefined) throw refused();
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
    }).catch(refusal(log));
    if (!verified) throw refused();
    return db.transaction(async (client) => {
      const isUsed = await storePasskeyUse(client, {
        id: found.passkeyId,
        counter: authenticationInfo.newCounter,
        isSynced: authenticationInfo.credentialBackedUp,
        now,
      });
      if (!isUsed) throw refused();
      return signIn(client, found, { ip, agent, now });
    });
  },
});

const addHandlers = (rpIdOf: RpIdOf): Pick<PasskeyHandlers, 'passkeyAddBegin' | 'passkeyAdd'> => ({
  async passkeyAddBegin({ origin }, { db, clock, session: { userId } }) {
    const rpID = rpIdOf(origin);
    const player = await readPasskeyOwner(db, userId);
    if (player === undefined) throw refused();
    assertRoom(player.ids.length);
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID,
      userID: new TextEncoder().encode(player.uuid),
      userName: player.name,
      userDisplayName: player.nickname || player.name,
      excludeCredentials: player.ids.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await storeChallenge(db, {
      challenge: options.challenge,
      origin,
      userId,
      expiresAt: clock.now() + LIVES_MS,
    });
    return { options: { ...options } };
  },

  async passkeyAdd(request, { db, clock, log, session: { userId } }) {
    const now = clock.now();
    const response = made(request.response);
    const { challenge, origin } = await takeChallenge(db, response, { userId, now });
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: true,
    }).catch(refusal(log));
    if (!verified) throw refused();
    const { credential, credentialBackedUp } = registrationInfo;
    await db.transaction(async (client) => {
      assertRoom(await countPasskeysLocked(client, userId));
      const isAdded = await addPasskey(client, {
        passkeyId: credential.id,
        userId,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialBackedUp,
        origin,
        now,
      });
      if (!isAdded) throw refused();
    });
    return {};
  },
});

const ownHandlers: Pick<PasskeyHandlers, 'ownPasskeys' | 'removePasskey'> = {
  async ownPasskeys(_request, { db, session: { userId } }) {
    return { list: await listPasskeys(db, userId) };
  },

  async removePasskey({ id }, { db, session: { userId } }) {
    await db.transaction((client) =>
      takeWayIn(client, userId, async () => {
        if (!(await deletePasskey(client, userId, id))) throw new CallError(ErrorCode.notFound);
      }),
    );
    return {};
  },
};

function assertRoom(count: number): void {
  if (count >= MOST_PASSKEYS) throw new CallError(ErrorCode.tooManyPasskeys, { most: MOST_PASSKEYS });
}

/** Logs the library's message about an invalid response for operators; the player is only asked to try again. */
const refusal =
  (log: Log) =>
  (error: unknown): never => {
    log.info({ err: error }, 'a passkey was refused');
    throw refused();
  };

const clientData = v.object({ challenge: v.string() });

/**
 * Deletes the challenge that a response signs and returns it, so that each challenge works only once. Throws
 * passkeyRefused if the challenge was not issued here, was issued to another player, or has expired.
 */
async function takeChallenge(
  db: Queryable,
  { response: { clientDataJSON } }: AuthenticationResponseJSON | RegistrationResponseJSON,
  { userId, now }: { userId: number | null; now: number },
): Promise<Challenge> {
  const found = await deleteChallenge(db, { challenge: challengeOf(clientDataJSON), userId, now });
  if (found === undefined) throw refused();
  return found;
}

function challengeOf(clientDataJSON: string): string {
  try {
    return v.parse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    throw refused();
  }
}

const text = v.pipe(v.string(), v.maxLength(64_000));
const credential = {
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['cross-platform', 'platform'])),
  clientExtensionResults: v.optional(v.object({}), {}),
};
const answer = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(v.nullable(text)),
  }),
});
const attestation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(
      v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
    ),
  }),
});

function loggedIn(sent: unknown): AuthenticationResponseJSON {
  const { success, output } = v.safeParse(answer, sent);
  if (!success) throw refused();
  const { userHandle, ...response } = output.response;
  const { authenticatorAttachment: at, ...rest } = output;
  return {
    ...rest,
    ...(at !== undefined && { authenticatorAttachment: at }),
    response: { ...response, ...(typeof userHandle === 'string' && { userHandle }) },
  };
}

function made(sent: unknown): RegistrationResponseJSON {
  const { success, output } = v.safeParse(attestation, sent);
  if (!success) throw refused();
  const { transports, ...response } = output.response;
  const { authenticatorAttachment: at, ...rest } = output;
  return {
    ...rest,
    ...(at !== undefined && { authenticatorAttachment: at }),
    response: { ...response, ...(transports !== undefined && { transports }) },
  };
}
