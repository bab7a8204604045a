import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { type ManifestWith, promotionsWith } from '../../contract/promotions/promotions.ts';
import type { Queryable } from '../db/database.ts';
import { refusing } from '../db/call-function.ts';
import { houseOf, post } from '../ledger/post.ts';

/**
 * Highest share of the valid bet that all funds together may receive, in millionths: 0.40 % (docs/product-rules.md,
 * Promotion funds).
 */
export const FUNDS_AT_MOST = 4_000;

/** Returns a table of rates in millionths, by fund; throws if their sum exceeds the maximum. */
export function fundTable<const Table extends Readonly<Record<string, number>>>(table: Table): Table {
  const sum = Object.values(table).reduce((total, rate) => total + rate, 0);
  if (sum > FUNDS_AT_MOST)
    throw new RangeError(`the funds' rates sum to ${sum} of ${FUNDS_AT_MOST} millionths`);
  return table;
}

/** Name of a fund. */
export type Fund = ManifestWith<'fund'>['fund']['name'];

/** Share of the valid bet that each fund receives, in millionths (docs/product-rules.md, Promotion funds). */
export const FUND_PPM = fundTable(
  Object.fromEntries(promotionsWith('fund').map(([, { fund }]) => [fund.name, fund.ppm])) as Readonly<
    Record<Fund, number>
  >,
);

/** A payment out of a fund; `text` is shown in the wallet's details. Amount in hundredths, time in ms since 1970. */
export interface FundPayment {
  readonly fund: Fund;
  readonly userId: number;
  readonly amount: number;
  readonly at: number;
  readonly text: string;
}

/**
 * Pays a promotion out of its fund, which first receives its share of the bets so far and never falls below zero.
 * Returns the id of the ledger's journal; refuses with fundEmpty if the fund holds too little. Payments of one fund
 * wait for each other until the transaction ends.
 */
export async function payFromFund(db: Queryable, payment: FundPayment): Promise<number> {
  const { fund, userId, amount, at, text } = payment;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount to pay: ${amount}`);
  const { rows } = await refusing(
    db.query<{ id: number }>({
      name: 'fund-pay',
      text: 'select fund_pay($1, $2, $3, $4, $5, $6) as id',
      values: [fund, FUND_PPM[fund], userId, at, text, amount],
    }),
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`nothing was paid out of ${fund}`);
  return id;
}

/** Diamonds paid out of a fund; time in ms since 1970, `text` is shown in the diamond history. */
export interface FundDiamonds extends Omit<FundPayment, 'amount'> {
  readonly diamonds: number;
}

/**
 * Pays diamonds out of a fund; the fund sets aside the coins that all diamonds are worth. Returns the id of the
 * ledger's journal; refuses with fundEmpty if the fund holds too little. Payments of one fund wait for each other until
 * the transaction ends.
 */
export async function payDiamondsFromFund(db: Queryable, payment: FundDiamonds): Promise<number> {
  const { fund, userId, diamonds, at, text } = payment;
  if (!Number.isSafeInteger(diamonds) || diamonds <= 0)
    throw new RangeError(`not a number of diamonds to pay: ${diamonds}`);
  const worth = diamonds * DIAMOND_WORTH;
  if ((await feedFund(db, fund, at)) < worth) throw new CallError(ErrorCode.fundEmpty);
  return post(db, {
    kind: 'promotion',
    at,
    text,
    legs: [
      { account: { house: `FUND_${fund.toUpperCase().replaceAll('-', '_')}`, shard: 0 }, amount: -worth },
      { account: houseOf('PROMO_DIAMOND', userId), amount: worth },
      { account: houseOf('DIAMOND_ISSUE', userId), amount: -diamonds },
      { account: { owner: userId, name: 'diamonds' }, amount: diamonds },
    ],
  });
}

/** Reads what a fund could pay now, in hundredths, including its share of the bets so far; takes no locks. */
export async function readFund(db: Queryable, fund: Fund): Promise<number> {
  const { rows } = await db.query<{ held: number }>({
    name: 'fund-read',
    text: `select (select balance from accounts where owner is null and shard = 0
               and name = 'FUND_' || replace(upper($1), '-', '_'))
             + ((select sum(valid_bet) from house_bets) * $2::integer / 1000000)::bigint
             - (select fed from funds where name = $1) as held`,
    values: [fund, FUND_PPM[fund]],
  });
  return rows[0]?.held ?? 0;
}

/**
 * Adds a fund's share of the bets so far. Returns the fund's balance in hundredths, and locks it until the transaction
 * ends.
 */
export async function feedFund(db: Queryable, fund: Fund, at: number): Promise<number> {
  const { rows } = await db.query<{ held: number }>('select fund_feed($1, $2, $3) as held', [
    fund,
    FUND_PPM[fund],
    at,
  ]);
  return rows[0]?.held ?? 0;
}
