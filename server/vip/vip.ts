import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { fillText } from '../../contract/fill-text.ts';
import { formatExact } from '../../contract/money.ts';
import {
  type getVipInfo,
  VIP_LEVELS,
  type VipLevel,
  vipLevelOf,
  type VipPeriodAward,
} from '../../contract/vip.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import { manilaDay, manilaDayStart, manilaMonthStart, manilaWeekStart, nextManilaMonth } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { houseOf, post, walletOf } from '../ledger/post.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet } from '../ledger/wallet.ts';
import type { Claim } from './claim.ts';
import { REBATED, rebateOf } from './rebate.ts';
import { vipHints } from './texts.ts';

const DAY = 86_400_000;

/** A period for which a VIP level has an award. */
export type Period = 'daily' | 'weekly' | 'monthly';

/** Length of each period in days: the bet required for a daily award is multiplied by it. */
const DAYS: Readonly<Record<Period, number>> = { daily: 1, weekly: 7, monthly: 30 };

/** Returns when the period that contains `now` began and when the next one begins, in ms since 1970. */
const BOUNDS: Readonly<Record<Period, (now: number) => readonly [from: number, next: number]>> = {
  daily: (now) => [manilaDayStart(now), manilaDayStart(now) + DAY],
  weekly: (now) => [manilaWeekStart(now), manilaWeekStart(now) + 7 * DAY],
  monthly: (now) => [manilaMonthStart(now), nextManilaMonth(now)],
};

/** What a player has bet and claimed in the current periods. Amounts in hundredths. */
interface Progress {
  readonly level: VipLevel;
  readonly experience: number;
  readonly validBet: number;
  readonly rebated: number;
  readonly bets: Readonly<Record<Period, number>>;
  /** Keys of the awards already claimed, in the form `kind:place`. */
  readonly taken: ReadonlySet<string>;
}

async function readProgress(db: Queryable, userId: number, now: number): Promise<Progress> {
  const [day, week, month] = [manilaDayStart(now), manilaWeekStart(now), manilaMonthStart(now)].map(
    manilaDay,
  );
  const { rows } = await db.query<{
    experience: number;
    valid_bet: number;
    rebated: number;
    daily: number;
    weekly: number;
    monthly: number;
    taken: string[];
  }>({
    name: 'vip-progress',
    text: `select u.vip_exp as experience, t.valid_bet, ${REBATED} as rebated, d.daily, d.weekly, d.monthly,
             array(select kind || ':' || place from vip_awards where user_id = $1
               and (kind = 'gift' or place >= least($3::integer, $4))) as taken
           from users u join player_totals t on t.user_id = u.id,
             lateral (select coalesce(sum(valid_bet) filter (where day = $2), 0)::bigint as daily,
               coalesce(sum(valid_bet) filter (where day >= $3), 0)::bigint as weekly,
               coalesce(sum(valid_bet) filter (where day >= $4), 0)::bigint as monthly
               from player_days where user_id = $1 and day between least($3, $4) and $2) d
           where u.id = $1`,
    values: [userId, day, week, month],
  });
  const row = rows[0];
  if (row === undefined) throw new Error(`there is no player ${userId}`);
  return {
    level: vipLevelOf(row.experience),
    experience: row.experience,
    validBet: row.valid_bet,
    rebated: row.rebated,
    bets: row,
    taken: new Set(row.taken),
  };
}

function periodAward({ level, bets, taken }: Progress, period: Period, now: number): VipPeriodAward {
  const [from, nextAt] = BOUNDS[period](now);
  const award = level[period];
  const needs = award === 0 ? 0 : level.betLimit * DAYS[period];
  const isTaken = taken.has(`${period}:${manilaDay(from)}`);
  return {
    award,
    bet: bets[period],
    needs,
    isTaken,
    canReceive: award > 0 && !isTaken && bets[period] >= needs,
    nextAt,
  };
}

const giftsOf = ({ level, taken }: Progress) =>
  VIP_LEVELS.filter((one) => one.gift > 0 && one.level <= level.level).map((one) => ({
    level: one.level,
    amount: one.gift,
    isTaken: taken.has(`gift:${one.level}`),
  }));

/** Reads the player's VIP level and the state of every award; `now` in ms since 1970. */
export async function readVip(
  db: Queryable,
  userId: number,
  now: number,
): Promise<ResponseOf<typeof getVipInfo>['vipData']> {
  const progress = await readProgress(db, userId, now);
  return {
    level: progress.level.level,
    experience: progress.experience,
    daily: periodAward(progress, 'daily', now),
    weekly: periodAward(progress, 'weekly', now),
    monthly: periodAward(progress, 'monthly', now),
    gifts: giftsOf(progress),
    rebate: rebateOf(progress.level, progress.validBet - progress.rebated),
  };
}

/** Returns whether an award or a gift is available to the player; the lobby then shows a dot. */
export async function hasVipAward(db: Queryable, userId: number, now: number): Promise<boolean> {
  const { daily, weekly, monthly, gifts } = await readVip(db, userId, now);
  return [daily, weekly, monthly].some((award) => award.canReceive) || gifts.some((gift) => !gift.isTaken);
}

/**
 * Pays the gift for a VIP level, once. Refuses with idempotencyConflict, activityClosed, playerExcluded,
 * conditionNotMet (the level is not reached or has no gift) and alreadyClaimed.
 */
export const payGift = (db: Database, claim: Claim, level: number) =>
  payAward(db, claim, { name: 'receiveVipBonusUser', body: { level } }, (progress) => {
    const gift = giftsOf(progress).find((one) => one.level === level);
    if (gift === undefined) throw new CallError(ErrorCode.conditionNotMet, { hint: unreached(level, claim) });
    if (gift.isTaken) throw new CallError(ErrorCode.alreadyClaimed);
    return { kind: 'gift', place: level, amount: gift.amount };
  });

/**
 * Pays the award of a day, week or month, once per period. Refuses with idempotencyConflict, activityClosed,
 * playerExcluded, conditionNotMet (too little valid bet, or the level has no such award) and alreadyClaimed.
 */
export const payPeriod = (
  db: Database,
  claim: Claim,
  period: Period,
  command: { name: string; body: object },
) =>
  payAward(db, claim, command, (progress) => {
    const { award, needs, bet, isTaken, canReceive } = periodAward(progress, period, claim.at);
    if (isTaken) throw new CallError(ErrorCode.alreadyClaimed);
    if (!canReceive)
      throw new CallError(ErrorCode.conditionNotMet, {
        hint: award === 0 ? unreached(progress.level.level + 1, claim) : missing(needs - bet, claim),
      });
    return { kind: period, place: manilaDay(BOUNDS[period](claim.at)[0]), amount: award };
  });

interface Award {
  readonly kind: Period | 'gift';
  readonly place: number;
  /** Amount of the award, hundredths. */
  readonly amount: number;
}

const payAward = (
  db: Database,
  { userId, at, clientTxnId }: Claim,
  command: { name: string; body: object },
  choose: (progress: Progress) => Award,
) =>
  runIdempotent(db, { userId, clientTxnId, ...command, at }, async (client) => {
    await assertCanPlay(client, { userId, activity: ActivityId.vip, at });
    // A lock runs one player's claims one after the other, so that each sees the earlier claims.
    await client.query('select 1 from users where id = $1 for no key update', [userId]);
    const { kind, place, amount } = choose(await readProgress(client, userId, at));
    const journalId = await post(client, {
      kind: 'promotion',
      at,
      text: kind === 'gift' ? `VIP ${place}` : 'VIP',
      meta: { vip: kind, place },
      legs: [
        { account: houseOf('HOUSE', userId), amount: -amount },
        { account: walletOf(userId), amount },
      ],
    });
    await client.query(
      'insert into vip_awards (user_id, kind, place, amount, at, journal_id) values ($1, $2, $3, $4, $5, $6)',
      [userId, kind, place, amount, at, journalId],
    );
    return { amount, ...(await readWallet(client, userId)) };
  });

const unreached = (level: number, { locale }: Claim): string => fillText(vipHints[locale].level, { level });

const missing = (amount: number, { locale }: Claim): string =>
  fillText(vipHints[locale].bet, { amount: formatExact(amount) });
