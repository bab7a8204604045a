import * as v from 'valibot';
import { ActivityId } from '../../contract/activities.ts';
import type { Proof } from '../../contract/proof.ts';
import { tier as tierName } from '../../contract/pools.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import {
  CELLS,
  drawFrom,
  JACKPOT_MONEY,
  JACKPOT_RULES,
  type JackpotTier,
  TIER_RULES,
} from '../../fair/jackpot.ts';
import { manilaWeekStart } from '../clock.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database, Queryable } from '../db/database.ts';
import { closingFields, openRound, proofOf, type SeededRound, type StoredRound } from '../fair/rounds.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { spendChance } from '../ledger/stake.ts';
import { shardOf } from '../ledger/wallet.ts';

const GAME = 'lucky-jackpot';

/** Smallest coin prize that the winners ticker shows, in hundredths. */
const SHOWN_FROM = 2_000;

/** Returns whether a draw's prize is large enough for the winners ticker. */
export const isWinShown = ({
  tier,
  propId,
  count,
}: Pick<BookedPrize, 'tier' | 'propId' | 'count'>): boolean =>
  tier !== null || (propId === RewardId.coin && count >= SHOWN_FROM);

/** Booked outcome of a draw. Amounts in hundredths. */
export interface BookedPrize {
  readonly cell: number;
  readonly propId: number;
  /** Amount of the prize: hundredths for coins, pieces for anything else, 0 for the jackpot. */
  readonly count: number;
  readonly tier: JackpotTier | null;
  /** Amount that the pool pays, hundredths; 0 if no jackpot was won. */
  readonly bonus: number;
}

/** Answer to a draw: its outcome and proof, and the player's balances and chances right after it. */
export interface JackpotDrawAnswer extends BookedPrize {
  readonly id: string;
  /** Time of the draw, ms since 1970; missing in answers stored before this field existed. */
  readonly time?: number;
  readonly proof: Proof;
  readonly nextSeedHash: string;
  readonly chances: number;
  readonly coin: number;
  readonly coinVersion: number;
  readonly diamonds: number;
}

/** A past draw of the Lucky Jackpot. */
export interface JackpotDraw extends BookedPrize {
  readonly id: string;
  /** Time of the draw, ms since 1970. */
  readonly time: number;
  readonly proof: Proof;
}

const storedOutcome = v.object({
  cell: v.number(),
  propId: v.number(),
  count: v.number(),
  tier: v.nullish(tierName, null),
  bonus: v.number(),
});

/** Converts a stored round of the Lucky Jackpot to a past draw. */
export const toJackpotDraw = ({ id, time, outcome, proof }: StoredRound): JackpotDraw => ({
  id,
  time,
  proof,
  ...v.parse(storedOutcome, outcome),
});

/**
 * Reads whether the Lucky Jackpot is open now, and whether the player may draw then: spins are not blocked, and the
 * player is not on a break.
 */
export async function readDrawer(
  db: Queryable,
  userId: number,
  now: number,
): Promise<{ isOpen: boolean; mayDraw: boolean }> {
  const { rows } = await db.query<{ open: boolean; may: boolean }>({
    name: 'read-drawer',
    text: `select not u.spins_blocked and coalesce(u.excluded_until, 0) <= $2 as may, exists (
             select from activities
             where type = ${ActivityId.luckyJackpot} and enabled and opens_at <= $2 and closes_at > $2
           ) as open
           from users u where u.id = $1`,
    values: [userId, now],
  });
  return { isOpen: rows[0]?.open === true, mayDraw: rows[0]?.may === true };
}

/** Request for a draw; time in ms since 1970. */
export interface DrawRequest {
  readonly userId: number;
  readonly clientTxnId: string;
  readonly clientSeed?: string | undefined;
  readonly at: number;
}

/**
 * Uses up a chance, draws, and books the outcome, atomically and at most once for its clientTxnId. Throws noChanceLeft,
 * jackpotClosed, drawInProgress (another draw of this player is being settled), drawNotAllowed and idempotencyConflict.
 */
export async function draw(
  db: Database,
  { userId, clientTxnId, clientSeed, at }: DrawRequest,
): Promise<{ answer: JackpotDrawAnswer; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'receiveDrawChance', body: { clientSeed }, at };
  return runIdempotent(db, command, async (client): Promise<JackpotDrawAnswer> => {
    const stake = await spendChance(client, { userId, at });
    const round = await openRound(stake, { game: GAME, clientSeed });
    const fields = drawFields(round, clientTxnId);
    const booked = await callFunction<BookedDraw>(client, 'jackpot_draw', fields);
    return {
      ...v.parse(storedOutcome, fields.round.outcome),
      id: String(booked.round_id),
      time: at,
      bonus: booked.bonus,
      proof: proofOf({ ...round, rulesVersion: JACKPOT_RULES }),
      nextSeedHash: fields.round.next_seed_hash,
      chances: booked.chances,
      coin: booked.coin,
      coinVersion: booked.coin_version,
      diamonds: booked.diamonds,
    };
  });
}

/** Row that jackpot_draw() in SQL returns. */
interface BookedDraw {
  readonly round_id: number;
  readonly bonus: number;
  readonly coin: number;
  readonly coin_version: number;
  readonly diamonds: number;
  readonly chances: number;
}

const WORTH_ACCOUNT: Readonly<Record<number, string>> = {
  [RewardId.diamond]: 'PROMO_DIAMOND',
  [RewardId.depositCoupon2]: 'PROMO_COUPON',
  [RewardId.scratchCard]: 'PROMO_SCRATCH',
};

/** Constants of the rules, which every draw passes to SQL. Amounts in hundredths. */
const RULES = {
  budget: JACKPOT_MONEY.budget,
  feed: JACKPOT_MONEY.feed,
  reserve: JACKPOT_MONEY.reserve,
  caps: TIER_RULES.map((rule) => rule.cap),
  seeds: TIER_RULES.map((rule) => rule.seed),
  float: JACKPOT_MONEY.float,
  show_from: SHOWN_FROM,
} as const;

/**
 * Creates the arguments of jackpot_draw() in SQL, with the outcome drawn from the round's stream. `nextSeed` is a new
 * seed by default.
 */
export function drawFields(round: SeededRound, clientTxnId: string, nextSeed?: string) {
  const { cell, tier } = drawFrom(round.stream);
  const prize = CELLS[cell];
  if (!prize) throw new Error(`no cell ${cell}`);
  const { propId, count, worth } = prize;
  const isCoin = propId === RewardId.coin;
  return {
    ...RULES,
    user_id: round.userId,
    shard: shardOf(round.userId),
    at: round.at,
    week: manilaWeekStart(round.at),
    prop_id: propId,
    count,
    tier,
    coins: isCoin ? count : 0,
    worth: isCoin ? 0 : worth,
    worth_account: WORTH_ACCOUNT[propId],
    diamonds: propId === RewardId.diamond ? count : 0,
    round: closingFields(
      round,
      {
        clientTxnId,
        rulesVersion: JACKPOT_RULES,
        // A draw costs a chance and no coins. Its payout is known only after it was booked.
        stake: 0,
        payout: 0,
        journalId: null,
        outcome: { cell, propId, count, ...(tier === undefined ? {} : { tier }), bonus: 0 },
      },
      nextSeed,
    ),
  };
}
