import { DatabaseError } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { normaliseMobile } from '../../contract/form.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { SmsGateway } from '../gateways/sms.ts';
import type { Context, Handlers } from '../calls/handler.ts';
import { assertGoodPassword, hashPassword, isCorrectPassword } from './passwords.ts';
import { deviceIdOf } from '../config/queries.ts';
import { giveWelcomeSet } from '../welcome/welcome.ts';
import { KNOWN_PLAYER, type KnownPlayer, logInsOf, type SignedIn } from './log-ins.ts';
import { assertAdult } from './registration.ts';
import { endAllSessions, endSession } from '../sessions/sessions.ts';
import { countAttempt } from './sign-in-attempts.ts';
import { verifySmsCode, sendSmsCode, SMS_RULES } from './sms-codes.ts';

const DAY_MS = 86_400_000;
/** Time after registration in which binding a number grants the welcome set (docs/product-rules.md, Welcome set). */
const NEWCOMER_MS = 7 * DAY_MS;

/** External dependencies of signing in. */
export interface AuthGateways {
  readonly sms: SmsGateway;
  readonly restricted: RestrictedPersons;
}

type AuthHandlers = Pick<
  Handlers,
  | 'accountRegist'
  | 'accountRegist4'
  | 'accountLogin'
  | 'accountLoginSms'
  | 'accountLoginSms2'
  | 'smsSend'
  | 'smsSendV2'
  | 'bindAccount'
  | 'takeBreak'
  | 'initPassword'
  | 'forgetPassword'
  | 'logout'
>;

/** Creates the handlers of registering, signing in and passwords. */
export function authHandlers({ sms, restricted }: AuthGateways): AuthHandlers {
  const { register, signIn } = logInsOf(restricted);

  async function logInByPassword(
    typed: string,
    password: string,
    { db, clock, ip, agent }: Context,
  ): Promise<SignedIn> {
    const now = clock.now();
    const found = await findByLogin(db, typed);
    const attempt = await countAttempt(db, { typed, userId: found?.id, ip, now });
    if (!(await isCorrectPassword(password, found?.passwordHash)) || found === undefined)
      throw new CallError(ErrorCode.wrongCredentials);
    await attempt.clear();
    return signIn(db, found, { ip, agent, now });
  }

  return {
    async accountRegist({ account, password, inviteCode, declarations: { birthDate } }, context) {
      assertAdult(birthDate, context.clock.now());
      assertGoodPassword(password, account);
      const passwordHash = await hashPassword(password);
      return register(context, { account, passwordHash, inviteCode, birthDate });
    },

    async accountRegist4(request, context) {
      const { mobile, smsCode, password, inviteCode, nickname, deviceId } = request;
      const { birthDate } = request.declarations;
      const now = context.clock.now();
      assertAdult(birthDate, now);
      if (password !== undefined) assertGoodPassword(password);
      const code = await verifySmsCode(context.db, {
        mobile,
        purpose: 'register',
        code: smsCode,
        ip: context.ip,
        now,
      });
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      return register(
        context,
        { mobile, passwordHash, inviteCode, birthDate, ...(nickname !== undefined && { nickname }) },
        { code, deviceId },
      );
    },

    async accountLogin({ account, mobile, password }, context) {
      return logInByPassword(loginName(account, mobile), password, context);
    },

    async accountLoginSms2({ mobile, password }, context) {
      return logInByPassword(mobile, password, context);
    },

    async accountLoginSms({ mobile, smsCode, inviteCode, nickname, deviceId, declarations }, context) {
      const { db, clock, ip, agent } = context;
      const now = clock.now();
      const code = await verifySmsCode(db, { mobile, purpose: 'login', code: smsCode, ip, now });
      const found = await findByLogin(db, mobile);
      if (found === undefined) {
        // The code stays valid: the client repeats the request with the declarations.
        if (declarations === undefined) throw new CallError(ErrorCode.declarationsNeeded);
        assertAdult(declarations.birthDate, now);
        const signedIn = await register(
          context,
          {
            mobile,
            inviteCode,
            birthDate: declarations.birthDate,
            ...(nickname !== undefined && { nickname }),
          },
          { code, deviceId },
        );
        return { ...signedIn, isNew: true };
      }
      return db.transaction(async (client) => {
        await code.use(client);
        return { ...(await signIn(client, found, { ip, agent, now })), isNew: false };
      });
    },

    async smsSend({ mobile, purpose }, { db, clock, ip, locale }) {
      await sendSmsCode(db, sms, { mobile, purpose, ip, now: clock.now(), locale });
      return { resendAfterMs: SMS_RULES.resendAfterMs, expiresInMs: SMS_RULES.livesMs };
    },

    async smsSendV2({ mobile, purpose, by }, { db, clock, ip, locale }) {
      await sendSmsCode(db, sms, { mobile, purpose, ip, now: clock.now(), locale, by });
      return { resendAfterMs: SMS_RULES.resendAfterMs, expiresInMs: SMS_RULES.livesMs };
    },

    async bindAccount({ mobile, smsCode, deviceId }, { db, clock, ip, session: { userId } }) {
      const now = clock.now();
      const code = await verifySmsCode(db, { mobile, purpose: 'bind', code: smsCode, ip, now });
      return db.transaction(async (client) => {
        await code.use(client);
        const registeredAt = await bindMobile(client, userId, mobile);
        const isNew = registeredAt > now - NEWCOMER_MS;
        const set = { userId, deviceId: deviceIdOf(deviceId), at: now };
        return { hasGifts: isNew && (await giveWelcomeSet(client, set)) };
      });
    },

    async takeBreak({ days }, { db, clock, session: { userId } }) {
      // A trigger on this column ends the player's sessions and streams (server/db/functions/accounts).
      const { rows } = await db.query<{ until: number }>(
        `update users set excluded_until = greatest(coalesce(excluded_until, 0), $2) where id = $1
         returning excluded_until as until`,
        [userId, clock.now() + days * DAY_MS],
      );
      return { until: rows[0]?.until ?? 0 };
    },

    async initPassword({ password }, { db, session }) {
      const { rows } = await db.query<{ account: string | null }>('select account from users where id = $1', [
        session.userId,
      ]);
      assertGoodPassword(password, rows[0]?.account ?? undefined);
      const { rowCount } = await db.query(
        'update users set password_hash = $2 where id = $1 and password_hash is null',
        [session.userId, await hashPassword(password)],
      );
      if (rowCount !== 1) throw new CallError(ErrorCode.passwordAlreadySet);
      return {};
    },

    async forgetPassword({ mobile, smsCode, password }, { db, clock, live, ip }) {
      const now = clock.now();
      assertGoodPassword(password);
      const code = await verifySmsCode(db, { mobile, purpose: 'forget', code: smsCode, ip, now });
      const passwordHash = await hashPassword(password);
      const ended = await db.transaction(async (client) => {
        await code.use(client);
        const { rows } = await client.query<{ id: number }>(
          'update users set password_hash = $2 where mobile = $1 returning id',
          [mobile, passwordHash],
        );
        // The number has no account: its code is useless, and the response is the same as for an expired
        // code.
        if (rows[0] === undefined) throw new CallError(ErrorCode.smsCodeExpired);
        return endAllSessions(client, rows[0].id, now);
      });
      for (const id of ended) live.sessionEnded(id);
      return {};
    },

    async logout(_request, { db, session, clock, live }) {
      await endSession(db, live, session.id, clock.now());
      return {};
    },
  };
}

/**
 * Binds a verified number to a player; returns when the player registered. Throws alreadyClaimed if the player
 * already has one, accountExists if another player has this one.
 */
async function bindMobile(client: Queryable, userId: number, mobile: string): Promise<number> {
  try {
    const { rows } = await client.query<{ registeredAt: number }>(
      `update users set mobile = $2 where id = $1 and mobile is null returning registered_at as "registeredAt"`,
      [userId, mobile],
    );
    if (rows[0] === undefined) throw new CallError(ErrorCode.alreadyClaimed);
    return rows[0].registeredAt;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'users_mobile_key')
      throw new CallError(ErrorCode.accountExists);
    throw error;
  }
}

/** Returns the typed name in its stored form; throws validationFailed if it is empty. */
function loginName(account: string | undefined, mobile: string | undefined): string {
  const typed = (mobile ?? account ?? '').trim();
  if (typed === '') throw new CallError(ErrorCode.validationFailed, {}, { account: 'required' });
  return normaliseMobile(typed) ?? typed.toLowerCase();
}

async function findByLogin(db: Database, typed: string): Promise<KnownPlayer | undefined> {
  const { rows } = await db.query<KnownPlayer>(
    `select ${KNOWN_PLAYER} from users where account = $1 or mobile = $1`,
    [typed],
  );
  return rows[0];
}
