import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import type { Queryable } from '../db/database.ts';
import { houseOf, post } from '../ledger/post.ts';
import { NOON } from './players.ts';

/** Grants a player diamonds through the ledger, with their value set aside as for earned diamonds. */
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

/** Returns the sum of the balances of a house account over all its shards. */
export async function houseSum(db: Queryable, name: string): Promise<number> {
  const { rows } = await db.query<{ sum: number }>(
    'select coalesce(sum(balance), 0)::bigint as sum from accounts where owner is null and name = $1',
    [name],
  );
  return rows[0]?.sum ?? 0;
}

/** Returns the error code of a rejected promise; 0 if the promise resolved. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 0,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
