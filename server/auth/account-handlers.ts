import { DatabaseError } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Handlers } from '../calls/handler.ts';
import { deviceIdOf } from '../config/queries.ts';
import type { Queryable } from '../db/database.ts';
import { endAllSessions, endSession } from '../sessions/sessions.ts';
import { giveWelcomeSet } from '../welcome/welcome.ts';
import { assertGoodPassword, hashPassword } from './passwords.ts';
import { verifySmsCode } from './sms-codes.ts';

const DAY_MS = 86_400_000;
/** Time after registration in which binding a number grants the welcome set (docs/product-rules.md, Welcome set). */
const NEWCOMER_MS = 7 * DAY_MS;

type AccountHandlers = Pick<
  Handlers,
  'bindAccount' | 'takeBreak' | 'initPassword' | 'forgetPassword' | 'logout'
>;

/** Handlers of a player's own account: number, password, break and log-out. */
export const accountHandlers: AccountHandlers = {
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
