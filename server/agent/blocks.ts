import type { Queryable } from '../db/database.ts';

/** Time before and after a registration in which its inviter was nearby, ms. */
const NEAR_MS = 3_600_000;

/**
 * Marks an invited player who counts for nobody because the account was opened in the neighbourhood of the inviter: in
 * the same /24 (IPv6: /48) within an hour of the inviter's visit. (A device that goes from one to the other is noticed by
 * device_changes_hands.) Call it in the transaction that stores the inviter; the mark stays, because sessions do not.
 */
export async function markInvite(db: Queryable, userId: number): Promise<void> {
  await db.query(
    `update users u set invite_blocked = 'network'
     where u.id = $1 and u.invite_blocked is null and u.registered_ip is not null and exists (
       select from sessions s
       where s.user_id = u.pid and s.created_at <= u.registered_at + $2 and s.seen_at >= u.registered_at - $2
         and s.ip <<= network(set_masklen(u.registered_ip, case family(u.registered_ip) when 4 then 24 else 48 end)))`,
    [userId, NEAR_MS],
  );
}
