import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import type { Queryable } from '../db/database.ts';
import { houseOf, post } from '../ledger/post.ts';
import { NOON } from './players.ts';

/** Grants a test's player diamonds through the ledger, their worth set aside as bets and draws do. */
export async function grantDiamonds(db: Queryable, userId: number, diamonds: number): Promise<void> {
  const worth = diamonds * DIAMOND_WORTH;
  await post(db, {
    kind: 'promotion',
    at: NOON,
    text: 'test',
    legs: [
      { account: houseOf('HOUSE', userId), amount: -worth },
      { account: houseOf('PROMO_DIAMOND', userId), amount: worth },
      { account: houseOf('DIAMOND_ISSUE', userId), amount: -diamonds },
      { account: { owner: userId, name: 'diamonds' }, amount: diamonds },
    ],
  });
}

/** The sum of a house account over its shards. */
export async function houseSum(db: Queryable, name: string): Promise<number> {
  const { rows } = await db.query<{ sum: number }>(
    'select coalesce(sum(balance), 0)::bigint as sum from accounts where owner is null and name = $1',
    [name],
  );
  return rows[0]?.sum ?? 0;
}

/** The error code that a refused promise carries; 0 when it was not refused. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 0,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
