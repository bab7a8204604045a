import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { RequestOf } from '../../contract/calls.ts';
import type { Handlers, PlayerContext } from '../calls/handler.ts';
import type { IsLobbyOrigin } from '../gateways/lobby-origins.ts';
import { readProof, storeProof } from './identity-proof.ts';
import { CHALLENGE_LIVES_MS, checkPasskey, refusedPasskey, type RpIdOf, rpIdsOf } from './passkey-check.ts';
import { isCorrectPassword } from './passwords.ts';
import { listPasskeys, readPasswordHash, storeChallenge } from './queries.ts';
import { countAttempt } from './sign-in-attempts.ts';
import { verifySmsCode } from './sms-codes.ts';

/** External lists that proofs of identity use. */
export interface IdentityProofGateways {
  readonly isLobbyOrigin: IsLobbyOrigin;
}

type IdentityProofHandlers = Pick<Handlers, 'identityProof' | 'passkeyProofBegin' | 'proveIdentity'>;

/** Creates the handlers by which a logged-in player proves again who they are. */
export function identityProofHandlers({ isLobbyOrigin }: IdentityProofGateways): IdentityProofHandlers {
  const rpIdOf = rpIdsOf(isLobbyOrigin);
  return {
    async identityProof(_request, { db, clock, session }) {
      const { provedUntil, hasPassword, hasMobile, hasPasskey } = await readProof(db, session);
      return { provedUntil: provedUntil > clock.now() ? provedUntil : 0, hasPassword, hasMobile, hasPasskey };
    },

    async passkeyProofBegin({ origin }, { db, clock, session: { userId } }) {
      const own = await listPasskeys(db, userId);
      if (own.length === 0) throw refusedPasskey();
      const options = await generateAuthenticationOptions({
        rpID: rpIdOf(origin),
        userVerification: 'required',
        allowCredentials: own.map(({ id }) => ({ id })),
      });
      await storeChallenge(db, {
        challenge: options.challenge,
        origin,
        userId,
        expiresAt: clock.now() + CHALLENGE_LIVES_MS,
      });
      return { options: { ...options } };
    },

    async proveIdentity(request, context) {
      await checkProof(rpIdOf, request, context);
      return { provedUntil: await storeProof(context.db, context.session, context.clock.now()) };
    },
  };
}

/** Throws the refusal of a wrong proof, and validationFailed without one. */
async function checkProof(
  rpIdOf: RpIdOf,
  { password, smsCode, passkey }: RequestOf<'proveIdentity'>,
  context: PlayerContext,
): Promise<void> {
  if (password !== undefined) return checkPassword(password, context);
  const { db, clock, ip, log, session } = context;
  const now = clock.now();
  if (smsCode !== undefined) {
    if (session.mobile === null) throw new CallError(ErrorCode.smsCodeExpired);
    const check = { mobile: session.mobile, purpose: 'prove', code: smsCode, ip, now } as const;
    return (await verifySmsCode(db, check)).use(db);
  }
  if (passkey === undefined) throw new CallError(ErrorCode.validationFailed, {}, { password: 'required' });
  const signed = await checkPasskey({ db, log, rpIdOf, now }, passkey, session.userId);
  if (signed.player.id !== session.userId) throw refusedPasskey();
  await signed.use(db);
}

/** Wrong passwords count together with those of log-ins, so that an open session allows no more tries. */
async function checkPassword(password: string, { db, clock, ip, session }: PlayerContext): Promise<void> {
  const { userId } = session;
  const attempt = await countAttempt(db, { typed: '', userId, ip, deviceId: null, now: clock.now() });
  if (!(await isCorrectPassword(password, await readPasswordHash(db, userId))))
    throw new CallError(ErrorCode.wrongCredentials);
  await attempt.clear();
}
