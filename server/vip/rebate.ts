import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { fillText } from '../../contract/fill-text.ts';
import { formatExact } from '../../contract/money.ts';
import {
  type betBonus,
  type betBonusLog,
  type betBonusReceive,
  REBATE_LEAST,
  type VipLevel,
  vipLevelOf,
} from '../../contract/vip.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import type { Database, Queryable } from '../db/database.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import { houseOf, post, walletOf } from '../ledger/post.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet } from '../ledger/wallet.ts';
import type { Claim } from './claim.ts';
import { vipHints } from './texts.ts';

type Rebate = ResponseOf<typeof betBonus>;

/** Returns the rebate that a level pays for valid bet that has had no rebate yet, in hundredths, rounded down. */
export function rebateOf({ rebateBp }: VipLevel, validBet: number): Rebate {
  const amount = Number((BigInt(validBet) * BigInt(rebateBp)) / 10_000n);
  return { rebateBp, validBet, amount, least: REBATE_LEAST, canReceive: amount >= REBATE_LEAST };
}

/** SQL expression for the part of player $1's lifetime valid bet for which rebates were already paid, in hundredths. */
export const REBATED =
  'coalesce((select through from vip_rebates where user_id = $1 order by id desc limit 1), 0)';

/** Reads the rebate that a player can claim now, and the lifetime valid bet, both in hundredths. */
export async function readRebate(
  db: Queryable,
  userId: number,
): Promise<Rebate & { readonly total: number }> {
  const { rows } = await db.query<{ experience: number; total: number; rebated: number }>({
    name: 'rebate-open',
    text: `select u.vip_exp as experience, t.valid_bet as total, ${REBATED} as rebated
           from users u join player_totals t on t.user_id = u.id where u.id = $1`,
    values: [userId],
  });
  const row = rows[0];
  if (row === undefined) throw new Error(`there is no player ${userId}`);
  return { ...rebateOf(vipLevelOf(row.experience), row.total - row.rebated), total: row.total };
}

/**
 * Pays the rebate for all valid bet so far. Refuses with idempotencyConflict, activityClosed, playerExcluded and
 * conditionNotMet (less than REBATE_LEAST).
 */
export const payRebate = (
  db: Database,
  { userId, at, clientTxnId, locale }: Claim,
): Promise<{ answer: ResponseOf<typeof betBonusReceive>; replayed: boolean }> =>
  runIdempotent(db, { userId, clientTxnId, name: 'betBonusReceive', body: {}, at }, async (client) => {
    await assertCanPlay(client, { userId, activity: ActivityId.rebate, at });
    // A lock runs one player's claims one after the other. The player's bets wait too, so that no bet is counted twice.
    await client.query('select 1 from player_totals where user_id = $1 for no key update', [userId]);
    const { validBet, total, rebateBp, amount, canReceive } = await readRebate(client, userId);
    if (!canReceive) throw new CallError(ErrorCode.conditionNotMet, { hint: fromOn(locale) });
    const journalId = await post(client, {
      kind: 'promotion',
      at,
      text: 'Rebate',
      legs: [
        { account: houseOf('HOUSE', userId), amount: -amount },
        { account: walletOf(userId), amount },
      ],
    });
    await client.query(
      'insert into vip_rebates (user_id, valid_bet, through, rebate_bp, amount, at, journal_id) values ($1, $2, $3, $4, $5, $6, $7)',
      [userId, validBet, total, rebateBp, amount, at, journalId],
    );
    return { amount, ...(await readWallet(client, userId)) };
  });

const fromOn = (locale: Claim['locale']): string =>
  fillText(vipHints[locale].rebate, { amount: formatExact(REBATE_LEAST) });

type Paid = ResponseOf<typeof betBonusLog>['list'][number];

/** Reads a page of the rebates paid to a player, newest first. */
export const readRebates = (db: Queryable, userId: number, page: PageRequest): Promise<Page<Paid>> =>
  readPage(
    db,
    {
      columns: `r.id, r.at as time, r.valid_bet as "validBet", r.rebate_bp as "rebateBp", r.amount`,
      from: 'vip_rebates r',
      where: 'r.user_id = $1',
      order: ['r.id'],
      values: [userId],
      toItem: (row: Omit<Paid, 'id'> & { id: number }): Paid => ({ ...row, id: String(row.id) }),
    },
    page,
  );
