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
import { KNOWN_PLAYER, type KnownPlayer, type LogIns, logInsOf } from './log-ins.ts';
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
    await keepChallenge(db, { challenge: options.challenge, origin, userId: null, now: clock.now() });
    return { options: { ...options } };
  },

  async passkeyLogin(request, { db, clock, ip, agent, log }) {
    const now = clock.now();
    const response = loggedIn(request.response);
    const { challenge, origin } = await takeChallenge(db, response, { userId: null, now });
    const { rows } = await db.query<KnownPlayer & PasskeyRow>(
      `select ${KNOWN_PLAYER}, p.id as "passkeyId", p.public_key as "publicKey", p.counter, p.transports
       from passkeys p join users on users.id = p.user_id where p.id = $1`,
      [response.id],
    );
    const found = rows[0];
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
      // If a cloned passkey signs at the same time, its counter is not higher, and no row is updated.
      const { rowCount } = await client.query(
        `update passkeys set counter = $2, used_at = $3, is_synced = $4
         where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
        [found.passkeyId, authenticationInfo.newCounter, now, authenticationInfo.credentialBackedUp],
      );
      if (rowCount !== 1) throw refused();
      return signIn(client, found, { ip, agent, now });
    });
  },
});

const addHandlers = (rpIdOf: RpIdOf): Pick<PasskeyHandlers, 'passkeyAddBegin' | 'passkeyAdd'> => ({
  async passkeyAddBegin({ origin }, { db, clock, session: { userId } }) {
    const rpID = rpIdOf(origin);
    const { rows } = await db.query<{ uuid: string; name: string; nickname: string; ids: string[] }>(
      `select uuid, coalesce(account, mobile) as name, nickname,
         array(select id from passkeys where user_id = users.id) as ids
       from users where id = $1`,
      [userId],
    );
    const player = rows[0];
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
    await keepChallenge(db, { challenge: options.challenge, origin, userId, now: clock.now() });
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
      // Locks the player, so that simultaneous requests count the passkeys one after the other. Without the lock, a
      // waiting statement would not see the passkeys that others have just added.
      await client.query('select from users where id = $1 for update', [userId]);
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from passkeys where user_id = $1',
        [userId],
      );
      assertRoom(rows[0]?.count ?? 0);
      const { rowCount } = await client.query(
        `insert into passkeys (id, user_id, public_key, counter, transports, is_synced, origin, added_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
        [
          credential.id,
          userId,
          Buffer.from(credential.publicKey),
          credential.counter,
          credential.transports ?? [],
          credentialBackedUp,
          origin,
          now,
        ],
      );
      if (rowCount !== 1) throw refused();
    });
    return {};
  },
});

const ownHandlers: Pick<PasskeyHandlers, 'ownPasskeys' | 'removePasskey'> = {
  async ownPasskeys(_request, { db, session: { userId } }) {
    const { rows } = await db.query<{
      id: string;
      addedAt: number;
      usedAt: number | null;
      isSynced: boolean;
    }>(
      `select id, added_at as "addedAt", used_at as "usedAt", is_synced as "isSynced"
       from passkeys where user_id = $1 order by added_at desc, id`,
      [userId],
    );
    return { list: rows };
  },

  async removePasskey({ id }, { db, session: { userId } }) {
    await db.transaction((client) =>
      takeWayIn(client, userId, async () => {
        const { rowCount } = await client.query('delete from passkeys where id = $1 and user_id = $2', [
          id,
          userId,
        ]);
        if (rowCount !== 1) throw new CallError(ErrorCode.notFound);
      }),
    );
    return {};
  },
};

interface PasskeyRow {
  passkeyId: string;
  publicKey: Buffer;
  counter: number;
  transports: AuthenticatorTransport[];
}
type AuthenticatorTransport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

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

interface Challenge {
  readonly challenge: string;
  readonly origin: string;
}

async function keepChallenge(
  db: Queryable,
  { challenge, origin, userId, now }: Challenge & { userId: number | null; now: number },
): Promise<void> {
  await db.query(
    'insert into passkey_challenges (challenge, origin, user_id, expires_at) values ($1, $2, $3, $4)',
    [challenge, origin, userId, now + LIVES_MS],
  );
}

const clientData = v.object({ challenge: v.string() });

/**
 * Takes the challenge that a response signs, so that it works once. Throws passkeyRefused if the challenge was not
 * issued here, was issued to another player, or has expired.
 */
async function takeChallenge(
  db: Queryable,
  { response: { clientDataJSON } }: AuthenticationResponseJSON | RegistrationResponseJSON,
  { userId, now }: { userId: number | null; now: number },
): Promise<Challenge> {
  const { rows } = await db.query<Challenge>(
    `delete from passkey_challenges where challenge = $1 and user_id is not distinct from $2 and expires_at > $3
     returning challenge, origin`,
    [challengeOf(clientDataJSON), userId, now],
  );
  if (rows[0] === undefined) throw refused();
  return rows[0];
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
