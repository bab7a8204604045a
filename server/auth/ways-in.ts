import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';

/**
 * Removes one of a player's ways to log in: number, password, third party or passkey. Throws lastWayIn if none would be
 * left. Call it inside a transaction: of two concurrent calls, the second waits for the first.
 */
export async function takeWayIn(
  client: Queryable,
  userId: number,
  take: () => Promise<unknown>,
): Promise<void> {
  await client.query('select from users where id = $1 for update', [userId]);
  await take();
  const { rows } = await client.query<{ can: boolean }>(
    `select mobile is not null or password_hash is not null
       or exists (select from social_accounts where user_id = users.id)
       or exists (select from passkeys where user_id = users.id) as can
     from users where id = $1`,
    [userId],
  );
  if (rows[0]?.can !== true) throw new CallError(ErrorCode.lastWayIn);
}
