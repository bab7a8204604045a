import type { ResponseOf } from '../../contract/call.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import type { memberBag } from '../../contract/bag.ts';
import type { Queryable } from '../db/database.ts';

type Held = ResponseOf<typeof memberBag>['list'][number];

interface HeldRow {
  prop_id: number;
  count: number;
  expires_at: number | null;
  expiring: number | null;
}

/**
 * Reads what a player holds besides coins, in the order of the reward ids: chances with their first expiry, diamonds,
 * and everything in the bag.
 */
export async function readBag(db: Queryable, userId: number, now: number): Promise<Held[]> {
  const { rows } = await db.query<HeldRow>({
    name: 'read-bag',
    text: `
      with chances as (
        select count(*) as count, min(expires_at) as first from jackpot_chances where user_id = $1 and expires_at > $2
      )
      select $3::integer as prop_id, count, first as expires_at,
        (select count(*) from jackpot_chances where user_id = $1 and expires_at = first) as expiring
      from chances where count > 0
      union all
      select $4::integer, balance, null, null from accounts where owner = $1 and name = 'diamonds' and balance > 0
      union all
      select prop_id, count, null, null from player_props where user_id = $1 and count > 0
      order by prop_id`,
    values: [userId, now, RewardId.jackpot, RewardId.diamond],
  });
  return rows.map(({ prop_id: propId, count, expires_at: expiresAt, expiring }) => ({
    propId,
    count,
    ...(expiresAt !== null && { expiresAt, expiring: expiring ?? 0 }),
  }));
}
