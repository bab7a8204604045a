import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';

/**
 * Removes a way to log in unless it is the last one: without a number, a password, a third party and a passkey the
 * player could not log in any more. Call it inside a transaction; of two concurrent calls the second waits for the
 * first. Throws lastWayIn.
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
