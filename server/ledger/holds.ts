import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import { type AccountRef, houseOf, post, walletOf } from './post.ts';

/** Coins that are set aside until their destination is known. */
export interface Hold {
  readonly id: string;
  readonly userId: number;
  /** Amount in hundredths. */
  readonly amount: number;
}

const held = (userId: number): AccountRef => ({ owner: userId, name: 'hold' });

/** Sets coins aside. Refuses with balanceTooLow if the player has too few. Call it inside a transaction. */
export async function openHold(
  db: Queryable,
  hold: { userId: number; amount: number; reason: string; at: number; expiresAt: number },
): Promise<Hold> {
  if (!Number.isSafeInteger(hold.amount) || hold.amount <= 0)
    throw new RangeError(`cannot hold ${hold.amount}`);
  const journal = await post(db, {
    kind: 'hold',
    at: hold.at,
    text: hold.reason,
    legs: [
      { account: walletOf(hold.userId), amount: -hold.amount },
      { account: held(hold.userId), amount: hold.amount },
    ],
  });
  const { rows } = await db.query<{ id: string }>(
    `insert into holds (user_id, amount, reason, at, expires_at, opened_by)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [hold.userId, hold.amount, hold.reason, hold.at, hold.expiresAt, journal],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the hold was not written');
  return { id, userId: hold.userId, amount: hold.amount };
}

/**
 * Marks an open hold as closed and returns it. Returns undefined if it is closed already, so that nothing happens
 * twice.
 */
async function takeOpen(db: Queryable, id: string): Promise<Hold | undefined> {
  const { rows } = await db.query<{ user_id: number; amount: number; state: string }>(
    'select user_id, amount, state from holds where id = $1 for update',
    [id],
  );
  const row = rows[0];
  if (!row) throw new CallError(ErrorCode.internalError);
  return row.state === 'open' ? { id, userId: row.user_id, amount: row.amount } : undefined;
}

const close = (db: Queryable, id: string, state: 'posted' | 'voided' | 'expired', journal: number) =>
  db.query('update holds set state = $2, closed_by = $3 where id = $1', [id, state, journal]);

/** Moves held coins to their destination. Returns false if the hold was closed already. */
export async function postHold(
  db: Queryable,
  id: string,
  to: AccountRef,
  kind: string,
  at: number,
): Promise<boolean> {
  const hold = await takeOpen(db, id);
  if (!hold) return false;
  const journal = await post(db, {
    kind,
    at,
    legs: [
      { account: held(hold.userId), amount: -hold.amount },
      { account: to, amount: hold.amount },
    ],
  });
  await close(db, id, 'posted', journal);
  return true;
}

/**
 * Pays held coins out through the payment provider, which completes a withdrawal. Returns false if the hold was closed
 * already.
 */
export async function payHold(db: Queryable, id: string, at: number): Promise<boolean> {
  const { rows } = await db.query<{ user_id: number; amount: number }>(
    'select user_id, amount from holds where id = $1',
    [id],
  );
  const hold = rows[0];
  if (!hold) throw new CallError(ErrorCode.internalError);
  if (!(await postHold(db, id, houseOf('PSP_CLEARING', hold.user_id), 'withdraw', at))) return false;
  await db.query('update player_totals set exchange = exchange + $2 where user_id = $1', [
    hold.user_id,
    hold.amount,
  ]);
  return true;
}

/** Returns held coins to the player's wallet. Returns false if the hold was closed already. */
export async function voidHold(
  db: Queryable,
  id: string,
  at: number,
  state: 'voided' | 'expired' = 'voided',
): Promise<boolean> {
  const hold = await takeOpen(db, id);
  if (!hold) return false;
  const journal = await post(db, {
    kind: 'release',
    at,
    legs: [
      { account: held(hold.userId), amount: -hold.amount },
      { account: walletOf(hold.userId), amount: hold.amount },
    ],
  });
  await close(db, id, state, journal);
  return true;
}

/**
 * Returns the coins of every expired hold to the players. Parallel processes may call it. Returns the number of holds.
 * Call it inside a transaction.
 */
export async function expireHolds(db: Queryable, now: number): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `select id from holds where state = 'open' and expires_at <= $1 order by expires_at limit 200 for update skip locked`,
    [now],
  );
  for (const row of rows) await voidHold(db, row.id, now, 'expired');
  return rows.length;
}
