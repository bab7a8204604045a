import { CallError, ErrorCode } from '../../contract/errors.ts';
import { normaliseMobile } from '../../contract/form.ts';
import { plainText } from '../../contract/plain-text.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { SmsGateway } from '../gateways/sms.ts';
import type { Context, Handlers } from '../calls/handler.ts';
import { deviceIdOf } from '../config/queries.ts';
import { assertGoodPassword, hashPassword, isCorrectPassword } from './passwords.ts';
import { type LogIns, logInsOf, type SignedIn } from './log-ins.ts';
import { findByLogin } from './queries.ts';
import { assertAdult } from './registration.ts';
import { countStored } from '../sessions/stored-limit.ts';
import { countAttempt } from './sign-in-attempts.ts';
import { CODE_LIMITS } from './sms-limits.ts';
import { verifySmsCode, sendSmsCode, type SmsSender } from './sms-codes.ts';

/** External services that registering and logging in use. */
export interface AuthGateways {
  readonly sms: SmsGateway;
  /** Maximum number of codes that the house sends in a Manila day; by default the number of CODE_LIMITS. */
  readonly codesADay?: number | undefined;
  readonly restricted: RestrictedPersons;
}

type RegistrationHandlers = Pick<Handlers, 'accountRegist' | 'accountRegist4'>;
type LogInHandlers = Pick<Handlers, 'accountLogin' | 'accountLoginSms' | 'accountLoginSms2'>;
type SmsHandlers = Pick<Handlers, 'smsSend' | 'smsSendV2'>;

/** Creates the handlers for registering, logging in and text message codes. */
export function authHandlers({
  sms,
  codesADay = CODE_LIMITS.codesADay,
  restricted,
}: AuthGateways): RegistrationHandlers & LogInHandlers & SmsHandlers {
  const logIns = logInsOf(restricted);
  return { ...registrationHandlers(logIns), ...logInHandlers(logIns), ...smsHandlers({ sms, codesADay }) };
}

const registrationHandlers = ({ register }: LogIns): RegistrationHandlers => ({
  async accountRegist({ account, password, inviteCode, declarations: { birthDate } }, context) {
    assertAdult(birthDate, context.clock.now());
    assertGoodPassword(password, account);
    await countStored({ ...context, session: undefined }, 'account');
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
});

const logInHandlers = (logIns: LogIns): LogInHandlers => ({
  async accountLogin({ account, mobile, password, deviceId }, context) {
    return logInByPassword(logIns, { typed: loginName(account, mobile), password, deviceId }, context);
  },

  async accountLoginSms2({ mobile, password, deviceId }, context) {
    return logInByPassword(logIns, { typed: mobile, password, deviceId }, context);
  },

  async accountLoginSms({ mobile, smsCode, inviteCode, nickname, deviceId, declarations }, context) {
    const { db, clock, ip, agent } = context;
    const now = clock.now();
    const code = await verifySmsCode(db, { mobile, purpose: 'login', code: smsCode, ip, now });
    const found = await findByLogin(db, mobile);
    if (found === undefined) {
      // The code is not used up: the client repeats the request with the same code and the declarations.
      if (declarations === undefined) throw new CallError(ErrorCode.declarationsNeeded);
      assertAdult(declarations.birthDate, now);
      const signedIn = await logIns.register(
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
      return { ...(await logIns.signIn(client, found, { ip, agent, now })), isNew: false };
    });
  },
});

async function logInByPassword(
  { signIn }: LogIns,
  { typed, password, deviceId }: { typed: string; password: string; deviceId: string | undefined },
  { db, clock, ip, agent }: Context,
): Promise<SignedIn> {
  const now = clock.now();
  const found = await findByLogin(db, typed);
  const attempt = await countAttempt(db, {
    typed,
    userId: found?.id,
    ip,
    deviceId: deviceIdOf(deviceId),
    now,
  });
  if (!(await isCorrectPassword(password, found?.passwordHash)) || found === undefined)
    throw new CallError(ErrorCode.wrongCredentials);
  await attempt.clear();
  return signIn(db, found, { ip, agent, now });
}

const smsHandlers = (sender: SmsSender): SmsHandlers => ({
  smsSend: ({ mobile, purpose, deviceId }, { db, clock, ip, locale }) =>
    sendSmsCode(db, sender, { mobile, purpose, deviceId, ip, now: clock.now(), locale }),

  smsSendV2: ({ mobile, purpose, by, deviceId }, { db, clock, ip, locale }) =>
    sendSmsCode(db, sender, { mobile, purpose, deviceId, ip, now: clock.now(), locale, by }),
});

/** Returns the typed account name or number in its stored form; throws validationFailed if neither is given. */
function loginName(account: string | undefined, mobile: string | undefined): string {
  const typed = (mobile ?? account ?? '').trim();
  if (typed === '') throw new CallError(ErrorCode.validationFailed, {}, { account: 'required' });
  return normaliseMobile(typed) ?? plainText(typed).toLowerCase();
}
