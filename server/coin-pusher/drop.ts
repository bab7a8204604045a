import { RewardId } from '../../contract/reward-ids.ts';
import { ActivityId } from '../../contract/activities.ts';
import { type SettledDrop, pieceKind, pusherTable } from '../../contract/coin-pusher.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import * as v from 'valibot';
import { COIN_PUSHER_RULES, settleDrop } from '../../fair/coin-pusher.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import type { Database, Queryable } from '../db/database.ts';
import { type StoredRound, closeRound, openRound, roundsOfCommand } from '../fair/rounds.ts';
import { HOUSE_GAMES } from '../../contract/catalogue/house-games.ts';
import { payWin } from '../games/rounds.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { type Leg, houseOf, post } from '../ledger/post.ts';
import { type Wallet, readWallet } from '../ledger/wallet.ts';
import { countFreeCoins, stakeDrop } from './free-coins.ts';
import { payOf, shownTable, wonOf } from './rules.ts';
import { findTable, storeTable } from './tables.ts';

const GAME = 'coin-pusher';
const { id: GAME_ID, title: TITLE } = HOUSE_GAMES.coinPusher;

/** Stored data of a coin pusher round from which it can be replayed; the table after the drop is recomputed. */
const dropOutcome = v.object({
  x: v.number(),
  before: pusherTable,
  exits: v.array(
    v.object({
      id: v.number(),
      kind: pieceKind,
      x: v.number(),
      y: v.number(),
      step: v.number(),
      out: v.picklist(['front', 'left', 'right']),
    }),
  ),
  steps: v.number(),
  hash: v.string(),
});

/** Response to a drop as stored with its command; the details of the drop are stored with its round. */
interface Booked extends Wallet {
  readonly best: number;
  readonly nextSeedHash: string;
  /** Number of free coins left after the drop; missing in responses stored before free coins existed. */
  readonly freeDrops?: number;
}

/** A player's request for a drop; time in ms since 1970. */
export interface DropAsked {
  readonly userId: number;
  readonly clientTxnId: string;
  /** Position of the disc on the rail above the table, 0 … 1000. */
  readonly x: number;
  readonly at: number;
}

/**
 * Buys a drop, settles the player's table and books the result, atomically and at most once for its clientTxnId. A lock
 * on the round's seed runs a player's drops one after the other, each on the table that the drop before has left.
 * Throws balanceTooLow, idempotencyConflict, playerExcluded and activityClosed, and conditionNotMet before a table was
 * dealt.
 */
export async function dropCoin(
  db: Database,
  { userId, clientTxnId, x, at }: DropAsked,
): Promise<{ answer: SettledDrop; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'coinPusherDrop', body: { x }, at };
  const { answer: booked, replayed } = await runIdempotent(db, command, async (client): Promise<Booked> => {
    await assertCanPlay(client, { userId, activity: ActivityId.coinPusher, at });
    const stake = await stakeDrop(client, { userId, at });
    // Only coinPusherDeal deals a table, from a seed whose commitment the player was shown.
    if (!(await findTable(client, userId))) throw new CallError(ErrorCode.conditionNotMet);
    const round = await openRound(stake, { game: GAME });
    const lying = await findTable(client, userId, { lock: true });
    if (!lying) throw new Error(`player ${userId} has no coin pusher table`);
    const { table, hash, exits, steps } = settleDrop(lying.table, { ...round, x }, round.stream);
    const pay = payOf(exits);
    const journalId = await payWin(client, { userId, gameId: GAME_ID, win: pay.coins, at });
    await giveThings(client, { userId, at, things: pay.things });
    const best = Math.max(lying.best, pay.worth);
    await storeTable(client, userId, { table, hash, drops: lying.drops + 1, best });
    const { nextSeedHash } = await closeRound(round, {
      clientTxnId,
      rulesVersion: COIN_PUSHER_RULES,
      payout: pay.coins,
      journalId,
      outcome: { x, before: lying.table, exits, steps, hash },
    });
    const freeDrops = await countFreeCoins(client, userId);
    return { ...(await readWallet(client, userId)), best, nextSeedHash, freeDrops };
  });
  const [round] = await roundsOfCommand(db, { userId, clientTxnId });
  if (!round) throw new Error(`command ${clientTxnId} has no round`);
  return { answer: { freeDrops: 0, ...shownDrop(round), ...tablesOf(round), ...booked }, replayed };
}

/** Returns a past drop in the format of the list of drops. */
export function shownDrop(round: StoredRound) {
  const { x, exits, steps, hash } = v.parse(dropOutcome, round.outcome);
  const won = wonOf(exits);
  return {
    dropId: round.id,
    x,
    price: round.stake,
    coins: round.payout,
    won,
    lost: exits.length - won.length,
    steps,
    hash,
    proof: round.proof,
  };
}

/** Returns the tables before and after a past drop. Throws if the replay does not give the stored hash. */
export function tablesOf(round: StoredRound) {
  const { x, before, hash } = v.parse(dropOutcome, round.outcome);
  const { table, hash: again, draw } = settleDrop(before, { ...round.proof, x });
  if (again !== hash) throw new Error(`drop ${round.id} does not come to its table again`);
  return { before, after: shownTable(table), draw: { ...draw, path: [...draw.path] } };
}

/**
 * Books rewards other than coins. The house sets their worth aside, diamonds are booked in the ledger, and the player
 * receives the scratch cards.
 */
async function giveThings(
  client: Queryable,
  { userId, at, things }: { userId: number; at: number; things: ReturnType<typeof payOf>['things'] },
): Promise<void> {
  for (const [propId, { count, worth }] of things) {
    const isDiamonds = propId === RewardId.diamond;
    const aside = houseOf(isDiamonds ? 'PROMO_DIAMOND' : 'PROMO_SCRATCH', userId);
    const legs: Leg[] = [
      { account: houseOf('HOUSE', userId), amount: -worth },
      { account: aside, amount: worth },
    ];
    if (isDiamonds)
      legs.push(
        { account: houseOf('DIAMOND_ISSUE', userId), amount: -count },
        { account: { owner: userId, name: 'diamonds' }, amount: count },
      );
    await post(client, { kind: 'win', at, text: TITLE, legs });
    if (!isDiamonds) await client.query('select scratch_give($1, $2)', [userId, count]);
  }
}
