import { RewardId } from '../../contract/reward-ids.ts';
import { randomBytes } from 'node:crypto';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import {
  CELLS,
  JACKPOT_MONEY,
  JACKPOT_RULES,
  type JackpotTier,
  TIER_RULES,
  drawJackpot,
} from '../../fair/jackpot.ts';
import { commit } from '../../fair/random.ts';
import { manilaWeekStart } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { sqlState } from '../db/pool.ts';
import { newSeed } from '../fair/seeds.ts';
import { bodyHash } from '../ledger/command.ts';
import { shardOf } from '../ledger/wallet.ts';

/** Coin prizes of at least this many hundredths pass by in the winners ticker. */
const SHOWN_FROM = 2_000;

/** True when a draw won enough to pass by in the winners ticker. */
export const isWinShown = ({ tier, propId, count }: Pick<StoredDraw, 'tier' | 'propId' | 'count'>): boolean =>
  tier !== null || (propId === RewardId.coin && count >= SHOWN_FROM);

/** Where a player stands between draws. The seed is secret. */
interface PlayerSeed {
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Spins are blocked, or the player is on a break. */
  readonly mayNotSpin: boolean;
  /** The activity is open now. */
  readonly isOpen: boolean;
}

/** The lucky jackpot's activity type. */
const ACTIVITY = 47;

/** The seed of the player's next draw, made at the first look, and whether the player may draw at all. */
export async function readSeed(db: Queryable, userId: number, now: number): Promise<PlayerSeed> {
  const read = () =>
    db.query<{ seed: string; client_seed: string; nonce: number; blocked: boolean; open: boolean }>({
      name: 'jackpot-seed',
      text: `select p.seed, p.client_seed, p.nonce, (u.spins_blocked or coalesce(u.excluded_until, 0) > $2) as blocked,
               exists (select 1 from activities where type = ${ACTIVITY} and enabled and opens_at <= $2 and closes_at > $2)
                 as open
             from jackpot_players p join users u on u.id = p.user_id where p.user_id = $1`,
      values: [userId, now],
    });
  let { rows } = await read();
  if (rows.length === 0) {
    await db.query(
      'insert into jackpot_players (user_id, seed, client_seed) values ($1, $2, $3) on conflict do nothing',
      [userId, newSeed(), randomBytes(8).toString('hex')],
    );
    ({ rows } = await read());
  }
  const row = rows[0];
  if (!row) throw new Error(`player ${userId} has no jackpot seed`);
  return {
    seed: row.seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    mayNotSpin: row.blocked,
    isOpen: row.open,
  };
}

/** A stored draw with everything its answer needs. */
export interface StoredDraw {
  readonly id: number;
  readonly userId: number;
  readonly at: number;
  readonly cell: number;
  readonly propId: number;
  readonly count: number;
  readonly tier: JackpotTier | null;
  readonly bonus: number;
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly rulesVersion: string;
  readonly nextSeedHash: string;
  readonly chancesAfter: number;
  readonly coinAfter: number;
  readonly coinVersionAfter: number;
  readonly diamondsAfter: number;
}

/** Columns of a stored draw, named as the type above. */
export const DRAW_COLUMNS = `d.id, d.user_id as "userId", d.at, d.cell, d.prop_id as "propId", d.count, d.tier, d.bonus,
  d.seed, d.client_seed as "clientSeed", d.nonce, d.rules_version as "rulesVersion",
  d.next_seed_hash as "nextSeedHash", d.chances_after as "chancesAfter", d.coin_after as "coinAfter",
  d.coin_version_after as "coinVersionAfter", d.diamonds_after as "diamondsAfter"`;

/** One draw in one statement, as the hot path runs it; the benchmark runs this very text bare. */
export const DRAW_SQL = `select r.status, ${DRAW_COLUMNS}
  from jackpot_draw($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
    $20, $21, $22, $23, $24, $25, $26) r, lateral (select (r.draw).*) d`;

const WORTH_ACCOUNT: Readonly<Record<number, string>> = {
  [RewardId.diamond]: 'PROMO_DIAMOND',
  [RewardId.depositCoupon2]: 'PROMO_COUPON',
  [RewardId.scratchCard]: 'PROMO_SCRATCH',
};
const CAPS = TIER_RULES.map((rule) => rule.cap);
const SEEDS = TIER_RULES.map((rule) => rule.seed);

/** The values of DRAW_SQL for one draw: the outcome computed from the player's seed, and the house's numbers. */
export function drawValues(given: {
  userId: number;
  clientTxnId: string;
  /** As it came: part of what "the same body" means. */
  asked: { clientSeed?: string | undefined };
  at: number;
  player: Pick<PlayerSeed, 'seed' | 'clientSeed' | 'nonce'>;
  nextSeed: string;
}): unknown[] {
  const clientSeed = given.asked.clientSeed ?? given.player.clientSeed;
  const { cell, tier } = drawJackpot(given.player.seed, clientSeed, given.player.nonce);
  const prize = CELLS[cell];
  if (!prize) throw new Error(`no cell ${cell}`);
  const isCoin = prize.propId === RewardId.coin;
  return [
    given.userId,
    given.clientTxnId,
    bodyHash({ clientSeed: given.asked.clientSeed }),
    given.at,
    manilaWeekStart(given.at),
    shardOf(given.userId),
    given.player.nonce,
    given.nextSeed,
    commit(given.nextSeed),
    clientSeed,
    JACKPOT_RULES,
    cell,
    prize.propId,
    prize.count,
    tier ?? null,
    isCoin ? prize.count : 0,
    isCoin ? 0 : prize.worth,
    WORTH_ACCOUNT[prize.propId] ?? null,
    prize.propId === RewardId.diamond ? prize.count : 0,
    JACKPOT_MONEY.budget,
    JACKPOT_MONEY.feed,
    JACKPOT_MONEY.reserve,
    CAPS,
    SEEDS,
    JACKPOT_MONEY.float,
    SHOWN_FROM,
  ];
}

/**
 * Spends one chance. Two round trips: the player's seed, then the whole draw. At most once per clientTxnId: a stored
 * draw is answered again whatever has happened since. Refuses with noChanceLeft (no chance), jackpotClosed (the activity is closed),
 * drawInProgress (another draw of this player came in between), drawNotAllowed and idempotencyConflict.
 */
export async function draw(
  db: Queryable,
  request: { userId: number; clientTxnId: string; clientSeed?: string | undefined; at: number },
): Promise<{ draw: StoredDraw; replayed: boolean }> {
  const player = await readSeed(db, request.userId, request.at);
  if (player.mayNotSpin || !player.isOpen) {
    const stored = await readStored(db, request);
    if (stored) return { draw: stored, replayed: true };
    throw new CallError(player.mayNotSpin ? ErrorCode.drawNotAllowed : ErrorCode.jackpotClosed);
  }
  const values = drawValues({
    userId: request.userId,
    clientTxnId: request.clientTxnId,
    asked: { clientSeed: request.clientSeed },
    at: request.at,
    player,
    nextSeed: newSeed(),
  });
  try {
    const { rows } = await db.query<StoredDraw & { status: string }>({
      name: 'jackpot-draw',
      text: DRAW_SQL,
      values,
    });
    const row = rows[0];
    if (!row || row.status === 'conflict') throw new CallError(ErrorCode.idempotencyConflict);
    const { status, ...stored } = row;
    return { draw: stored, replayed: status === 'replay' };
  } catch (error) {
    if (sqlState(error) === 'PJ001') throw new CallError(ErrorCode.noChanceLeft);
    if (sqlState(error) === 'PJ003') throw new CallError(ErrorCode.drawInProgress);
    throw error;
  }
}

/** The draw that a command has made before; refuses with idempotencyConflict when it was asked with another body. */
async function readStored(
  db: Queryable,
  asked: { userId: number; clientTxnId: string; clientSeed?: string | undefined },
): Promise<StoredDraw | undefined> {
  const { rows } = await db.query<StoredDraw & { hash: Buffer }>(
    `select c.body_hash as hash, ${DRAW_COLUMNS} from jackpot_draws d
     join commands c on c.user_id = d.user_id and c.client_txn_id = d.client_txn_id
     where d.user_id = $1 and d.client_txn_id = $2`,
    [asked.userId, asked.clientTxnId],
  );
  const row = rows[0];
  if (!row) return undefined;
  const { hash, ...stored } = row;
  if (!hash.equals(bodyHash({ clientSeed: asked.clientSeed })))
    throw new CallError(ErrorCode.idempotencyConflict);
  return stored;
}
