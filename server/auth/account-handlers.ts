import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Handlers } from '../calls/handler.ts';
import { deviceIdOf } from '../config/queries.ts';
import { endAllSessions, endSession } from '../sessions/sessions.ts';
import { giveWelcomeSet } from '../welcome/welcome.ts';
import { assertProved } from './identity-proof.ts';
import { assertGoodPassword, hashPassword } from './passwords.ts';
import { bindMobile, excludeUntil, readAccount, replacePassword, setFirstPassword } from './queries.ts';
import { verifySmsCode } from './sms-codes.ts';

const DAY_MS = 86_400_000;
/**
 * Time after registration during which binding a phone number grants the welcome set, ms (docs/product-rules.md,
 * Welcome set).
 */
const NEWCOMER_MS = 7 * DAY_MS;

type AccountHandlers = Pick<
  Handlers,
  'bindAccount' | 'takeBreak' | 'initPassword' | 'forgetPassword' | 'logout'
>;

/** Handlers for a player's own account: phone number, password, break from playing and log-out. */
export const accountHandlers: AccountHandlers = {
  async bindAccount({ mobile, smsCode, deviceId }, { db, clock, ip, session }) {
    const { userId } = session;
    const now = clock.now();
    // A number is usually added right after registering, without another question.
    await assertProved(db, session, { now, orFresh: true });
    const code = await verifySmsCode(db, { mobile, purpose: 'bind', code: smsCode, ip, now });
    return db.transaction(async (client) => {
      await code.use(client);
      const registeredAt = await bindMobile(client, userId, mobile);
      const isNew = registeredAt > now - NEWCOMER_MS;
      const set = { userId, deviceId: deviceIdOf(deviceId), ip, at: now };
      return { hasGifts: isNew && (await giveWelcomeSet(client, set)) };
    });
  },

  async takeBreak({ days }, { db, clock, session: { userId } }) {
    return { until: await excludeUntil(db, userId, clock.now() + days * DAY_MS) };
  },

  async initPassword({ password }, { db, clock, session }) {
    await assertProved(db, session, { now: clock.now(), orFresh: true });
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
      // No account has this number, so the code gives access to nothing. The response is the same as for an expired
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
