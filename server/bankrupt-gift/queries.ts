import { BANKRUPT_GIFT } from '../../contract/bankrupt-gift.ts';
import { vipLevelOf } from '../../contract/vip.ts';
import { manilaDay, manilaWeekStart } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { type GiftFacts, type ReceivedGift, riskScore } from './rule.ts';

/** Number of the latest ledger movements in which to look for the moment when the wallet became empty. */
const LOOKED_THROUGH = 200;

interface HeldRow {
  held: number;
  vip_exp: number;
  break_until: number;
  valid_bet: number;
  round_open: boolean;
}

/** Reads the facts that decide a player's gift for an empty wallet; `now` in ms since 1970. */
export async function readGiftFacts(db: Queryable, userId: number, now: number): Promise<GiftFacts> {
  const [{ rows }, gifts] = [
    await db.query<HeldRow>({
      name: 'gift-held',
      text: `select (select coalesce(sum(balance), 0)::bigint from accounts where owner = $1 and currency = 'coin') as held,
               u.vip_exp, coalesce(u.excluded_until, 0) as break_until, t.valid_bet,
               exists (select from provider_rounds where user_id = $1 and ended_at is null and at > $2) as round_open
             from users u join player_totals t on t.user_id = u.id where u.id = $1`,
      values: [userId, now - BANKRUPT_GIFT.windowMs],
    }),
    await readReceived(db, userId),
  ];
  const row = rows[0];
  if (row === undefined) throw new Error(`there is no player ${userId}`);
  const emptiedAt = row.held < BANKRUPT_GIFT.emptyBelow ? await readEmptiedAt(db, userId) : undefined;
  const day =
    emptiedAt === undefined ? { loss: 0, deposits: 0 } : await readDay(db, userId, manilaDay(emptiedAt));
  const week = manilaDay(manilaWeekStart(now));
  return {
    now,
    held: row.held,
    emptiedAt,
    loss: day.loss,
    level: vipLevelOf(row.vip_exp).level,
    isRoundOpen: row.round_open,
    risk:
      emptiedAt === undefined
        ? 0
        : riskScore({ deposits: day.deposits, emptiedAt, breakUntil: row.break_until }),
    last: gifts[0],
    thisWeek: gifts.filter(({ receivedOn }) => receivedOn >= week).length,
    validBet: row.valid_bet,
  };
}

/**
 * Reads the first gifts that a player has received (second gifts do not count), newest first, at most as many as a week
 * allows.
 */
async function readReceived(db: Queryable, userId: number): Promise<ReceivedGift[]> {
  const { rows } = await db.query<ReceivedGift>({
    name: 'gift-received',
    text: `select emptied_on as "emptiedOn", received_on as "receivedOn", at, first_amount as first,
             second_amount as second, second_from as "secondFrom", second_journal is not null as "hasSecond"
           from bankrupt_gifts where user_id = $1 order by received_on desc limit $2`,
    values: [userId, BANKRUPT_GIFT.aWeek],
  });
  return rows;
}

/**
 * Reads when the wallet fell below the limit of an empty wallet without rising again; undefined for a wallet without
 * movements.
 */
async function readEmptiedAt(db: Queryable, userId: number): Promise<number | undefined> {
  const { rows } = await db.query<{ at: number }>({
    name: 'gift-emptied',
    text: `with moves as materialized (
             select journal_id, balance_after from postings
             where account_id = (select id from accounts where owner = $1 and name = 'wallet' and shard = 0)
             order by journal_id desc limit $3
           )
           select at from journals where id = (
             select min(journal_id) from moves
             where journal_id > coalesce((select max(journal_id) from moves where balance_after >= $2), 0)
           )`,
    values: [userId, BANKRUPT_GIFT.emptyBelow, LOOKED_THROUGH],
  });
  return rows[0]?.at;
}

/** Reads a player's loss on one day since the last deposit, in hundredths, and the number of deposits on that day. */
async function readDay(
  db: Queryable,
  userId: number,
  day: number,
): Promise<{ loss: number; deposits: number }> {
  const { rows } = await db.query<{ loss: number; deposits: number }>({
    name: 'gift-day',
    text: `select (staked - staked_before) - (won - won_before) as loss, deposits
           from player_days where user_id = $1 and day = $2`,
    values: [userId, day],
  });
  return rows[0] ?? { loss: 0, deposits: 0 };
}
