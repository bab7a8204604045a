import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { RequestOf } from '../../contract/calls.ts';
import { CallError, ErrorCode, type Locale } from '../../contract/errors.ts';
import type { redWars } from '../../contract/red-packet.ts';
import { RAIN, RED_PACKET_RULES, fillPacket, packetsOf } from '../../fair/red-packet.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import type { Database, Queryable } from '../db/database.ts';
import { closeRound, openRound } from '../fair/rounds.ts';
import { readSeed } from '../fair/seeds.ts';
import { feedFund, payFromFund } from '../funds/funds.ts';
import type { Handlers } from '../calls/handler.ts';
import { type CommandBy, runCommand } from '../calls/run-command.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { grantFreeRound } from '../ledger/stake.ts';
import { readWallet } from '../ledger/wallet.ts';
import { type Rain, lockRain, readPacket, readRains } from './rains.ts';

const GAME = 'red-packet-rain';
/** Duration of a rain on a player's screen, ms (docs/product-rules.md, Red packet rain). */
const RAIN_MS = 30_000;

const hasDeposited = async (db: Queryable, userId: number): Promise<boolean> => {
  const { rows } = await db.query<{ recharge: number }>(
    'select recharge from player_totals where user_id = $1',
    [userId],
  );
  return (rows[0]?.recharge ?? 0) > 0;
};

function stateOf(rain: Rain, packet: number, now: number): 'soon' | 'open' | 'joined' | 'over' {
  if (packet > 0) return 'joined';
  if (now < rain.startsAt) return 'soon';
  return rain.leftPackets === 0 ? 'over' : 'open';
}

/** Handlers of the red packet rain (docs/product-rules.md, Red packet rain). */
export const redPacketHandlers: Pick<Handlers, 'getRedPacketRainConfig' | 'redWars'> = {
  async getRedPacketRainConfig(_request, { db, session: { userId }, clock }) {
    const now = clock.now();
    const [rains, seed, mayJoin] = await Promise.all([
      readRains(db, now),
      readSeed(db, { userId, game: GAME }),
      hasDeposited(db, userId),
    ]);
    const [rain, next] = rains;
    if (!rain || !next) throw new Error('no rain is planned');
    const amount = await readPacket(db, rain.id, userId);
    return {
      rain: {
        id: rain.id,
        state: stateOf(rain, amount, now),
        startsAt: rain.startsAt,
        endsAt: rain.endsAt,
        amount,
      },
      nextAt: next.startsAt,
      mayJoin,
      rainMs: RAIN_MS,
      poolAtMost: RAIN.pool,
      packetMean: RAIN.perPacket,
      hours: [...RAIN.hours],
      ...seed,
      rulesVersion: RED_PACKET_RULES,
    };
  },

  redWars: ({ clientTxnId, rainId }, context) =>
    runCommand(context, (by) => joinRain(context.db, { ...by, clientTxnId, rainId, locale: context.locale })),
};

/**
 * Joins a rain and opens the player's packet, at most once per clientTxnId. Refuses with idempotencyConflict,
 * playerExcluded, activityClosed, conditionNotMet (the player has never deposited), alreadyClaimed and fundEmpty.
 */
async function joinRain(
  db: Database,
  { userId, at, clientTxnId, rainId, locale }: CommandBy & RequestOf<'redWars'> & { locale: Locale },
): Promise<{ answer: ResponseOf<typeof redWars>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'redWars', body: { rainId }, at };
  return runIdempotent(db, command, async (client) => {
    await assertCanPlay(client, { userId, activity: ActivityId.redPacketRain, at });
    if (!(await hasDeposited(client, userId)))
      throw new CallError(ErrorCode.conditionNotMet, { hint: HINT[locale] });
    const rain = await lockRain(client, rainId);
    if (!rain || at < rain.startsAt || at >= rain.endsAt) throw new CallError(ErrorCode.activityClosed);
    if ((await readPacket(client, rainId, userId)) > 0) throw new CallError(ErrorCode.alreadyClaimed);
    const { left, packets } = await leftOf(client, rain, at);
    if (packets === 0) throw new CallError(ErrorCode.fundEmpty);
    const stake = grantFreeRound(client, GAME, { userId, at });
    const round = await openRound(stake, { game: GAME });
    const amount = fillPacket(round.stream, left, packets);
    const journalId = await payFromFund(client, {
      fund: 'red-packet',
      userId,
      amount,
      at,
      text: 'Red Packet Rain',
    });
    await client.query('insert into red_packets (rain_id, user_id, amount) values ($1, $2, $3)', [
      rainId,
      userId,
      amount,
    ]);
    await client.query('update red_packet_rains set left_amount = $2, left_packets = $3 where id = $1', [
      rainId,
      left - amount,
      packets - 1,
    ]);
    const closed = await closeRound(round, {
      clientTxnId,
      rulesVersion: RED_PACKET_RULES,
      payout: amount,
      journalId,
      outcome: { rainId, left, packets, amount },
    });
    return { ...closed, rainId, amount, ...(await readWallet(client, userId)) };
  });
}

const HINT = {
  en: 'Make your first deposit to join the rain.',
  fil: 'Mag-deposit muna para makasali sa ulan.',
} as const;

/** Returns what is left in the rain's pool. For the first player who joins, fills the pool from the fund. */
async function leftOf(db: Queryable, rain: Rain, at: number): Promise<{ left: number; packets: number }> {
  if (rain.leftAmount !== null && rain.leftPackets !== null)
    return { left: rain.leftAmount, packets: rain.leftPackets };
  const pool = Math.max(0, Math.min(RAIN.pool, await feedFund(db, 'red-packet', at)));
  const packets = packetsOf(pool);
  await db.query(
    `update red_packet_rains set pool = $2, packets = $3, left_amount = $2, left_packets = $3 where id = $1`,
    [rain.id, pool, packets],
  );
  return { left: pool, packets };
}
