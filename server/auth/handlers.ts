import { CallError, ErrorCode } from '../../contract/errors.ts';
import { normaliseMobile } from '../../contract/form.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { SmsGateway } from '../gateways/sms.ts';
import type { Context, Handlers } from '../calls/handler.ts';
import { assertGoodPassword, hashPassword, isCorrectPassword } from './passwords.ts';
import { deviceIdOf } from '../config/queries.ts';
import { giveWelcomeSet } from '../welcome/welcome.ts';
import { logInsOf, type SignedIn } from './log-ins.ts';
import {
  bindMobile,
  excludeUntil,
  findByLogin,
  readAccount,
  replacePassword,
  setFirstPassword,
} from './queries.ts';
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
      return { until: await excludeUntil(db, userId, clock.now() + days * DAY_MS) };
    },

    async initPassword({ password }, { db, session }) {
      assertGoodPassword(password, await readAccount(db, session.userId));
      const isSet = await setFirstPassword(db, session.userId, await hashPassword(password));
      if (!isSet) throw new CallError(ErrorCode.passwordAlreadySet);
      return {};
    },

    async forgetPassword({ mobile, smsCode, password }, { db, clock, live, ip }) {
      const now = clock.now();
      assertGoodPassword(password);
      const code = await verifySmsCode(db, { mobile, purpose: 'forget', code: smsCode, ip, now });
      const passwordHash = await hashPassword(password);
      const ended = await db.transaction(async (client) => {
        await code.use(client);
        const userId = await replacePassword(client, mobile, passwordHash);
        // The number has no account: its code is useless, and the response is the same as for an expired
        // code.
        if (userId === undefined) throw new CallError(ErrorCode.smsCodeExpired);
        return endAllSessions(client, userId, now);
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

/** Returns the typed name in its stored form; throws validationFailed if it is empty. */
function loginName(account: string | undefined, mobile: string | undefined): string {
  const typed = (mobile ?? account ?? '').trim();
  if (typed === '') throw new CallError(ErrorCode.validationFailed, {}, { account: 'required' });
  return normaliseMobile(typed) ?? typed.toLowerCase();
}
