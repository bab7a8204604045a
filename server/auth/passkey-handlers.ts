import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { MOST_PASSKEYS } from '../../contract/passkeys.ts';
import type { Handlers } from '../calls/handler.ts';
import type { IsLobbyOrigin } from '../gateways/lobby-origins.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import { assertProved } from './identity-proof.ts';
import { type LogIns, logInsOf } from './log-ins.ts';
import {
  CHALLENGE_LIVES_MS,
  checkPasskey,
  credentialFields,
  logRefusal,
  refusedPasskey,
  type RpIdOf,
  rpIdsOf,
  takeChallenge,
  webAuthnText,
} from './passkey-check.ts';
import {
  addPasskey,
  countPasskeysLocked,
  deletePasskey,
  listPasskeys,
  readPasskeyOwner,
  storeChallenge,
} from './queries.ts';
import { takeWayIn } from './ways-in.ts';

/** External services and lists that passkeys use. */
export interface PasskeyGateways {
  readonly isLobbyOrigin: IsLobbyOrigin;
  readonly restricted: RestrictedPersons;
}

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

/**
 * Creates the handlers of passkeys. SimpleWebAuthn creates and verifies them; the device must always verify its user
 * (fingerprint, face, PIN).
 */
export function passkeyHandlers({ isLobbyOrigin, restricted }: PasskeyGateways): PasskeyHandlers {
  const rpIdOf = rpIdsOf(isLobbyOrigin);
  return { ...logInHandlers(rpIdOf, logInsOf(restricted)), ...addHandlers(rpIdOf), ...ownHandlers };
}

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
      expiresAt: clock.now() + CHALLENGE_LIVES_MS,
    });
    return { options: { ...options } };
  },

  async passkeyLogin(request, { db, clock, ip, agent, log }) {
    const now = clock.now();
    const signed = await checkPasskey({ db, log, rpIdOf, now }, request.response, null);
    return db.transaction(async (client) => {
      await signed.use(client);
      return signIn(client, signed.player, { ip, agent, now });
    });
  },
});

const addHandlers = (rpIdOf: RpIdOf): Pick<PasskeyHandlers, 'passkeyAddBegin' | 'passkeyAdd'> => ({
  async passkeyAddBegin({ origin }, { db, clock, session }) {
    const { userId } = session;
    await assertProved(db, session, { now: clock.now() });
    const rpID = rpIdOf(origin);
    const player = await readPasskeyOwner(db, userId);
    if (player === undefined) throw refusedPasskey();
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
      expiresAt: clock.now() + CHALLENGE_LIVES_MS,
    });
    return { options: { ...options } };
  },

  async passkeyAdd(request, { db, clock, log, session }) {
    const { userId } = session;
    const now = clock.now();
    await assertProved(db, session, { now });
    const response = made(request.response);
    const { challenge, origin } = await takeChallenge(db, response, { userId, now });
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: true,
    }).catch(logRefusal(log));
    if (!verified) throw refusedPasskey();
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
      if (!isAdded) throw refusedPasskey();
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

const attestation = v.object({
  ...credentialFields,
  response: v.object({
    clientDataJSON: webAuthnText,
    attestationObject: webAuthnText,
    transports: v.optional(
      v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
    ),
  }),
});

function made(sent: unknown): RegistrationResponseJSON {
  const { success, output } = v.safeParse(attestation, sent);
  if (!success) throw refusedPasskey();
  const { transports, ...response } = output.response;
  const { authenticatorAttachment: at, ...rest } = output;
  return {
    ...rest,
    ...(at !== undefined && { authenticatorAttachment: at }),
    response: { ...response, ...(transports !== undefined && { transports }) },
  };
}
