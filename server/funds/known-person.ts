import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';

/**
 * Asserts that a promotion fund may pay a player: one with a proved number, verified documents or a deposit. A name
 * alone costs nothing, so anybody could open accounts to empty the funds. Call it in the transaction that pays, before
 * anything is drawn. Throws numberNeeded.
 */
export async function assertKnownPerson(db: Queryable, userId: number): Promise<void> {
  const { rows } = await db.query<{ known: boolean }>({
    name: 'known-person',
    text: `select u.mobile is not null
        or exists (select from player_totals t where t.user_id = u.id and t.recharge > 0)
        or exists (select from kyc_applications k where k.user_id = u.id and k.status = 'verified') as known
      from users u where u.id = $1`,
    values: [userId],
  });
  if (rows[0]?.known !== true) throw new CallError(ErrorCode.numberNeeded);
}
