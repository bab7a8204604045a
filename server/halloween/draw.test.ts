import { ActivityId } from '../../contract/activities.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOTTERY_PRIZES, drawLottery } from '../../fair/halloween-lottery.ts';
import { manilaDayStart } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { readRounds } from '../fair/rounds.ts';
import { readSeed } from '../fair/seeds.ts';
import { settleRound } from '../games/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { chooseRoundSeed } from '../slots/test-kit.ts';
import { testDatabase } from '../testing/database.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { drawCard } from './draw.ts';
import { readTickets } from './tickets.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20 });
});
afterAll(async () => {
  expect((await verifyLedger(db)).faults).toEqual([]);
  await db.close();
});

const GAME = 'halloween-lottery';
const DAY = 86_400_000;
const draw = (userId: number, clientTxnId: string = randomUUID(), at = NOON) =>
  drawCard(db, { userId, clientTxnId, at, locale: 'en' });
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 0,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

/** Creates a player whose lost bets of the day have earned `tickets` tickets. */
async function playerWithTickets(tickets: number): Promise<number> {
  const stake = tickets * 100_000;
  const userId = await makePlayer(db, { coins: stake });
  await settleRound(db, { userId, gameId: 9002, stake, win: 0, at: NOON });
  return userId;
}
/** Reads the fund's balance, in hundredths. */
const held = async (): Promise<number> => {
  const { rows } = await db.query<{ balance: number }>(
    "select balance from accounts where owner is null and name = 'FUND_HALLOWEEN'",
  );
  return rows[0]?.balance ?? 0;
};

describe('Halloween tickets', () => {
  it("are earned by the day's valid bets, at most ten a day, and expire at midnight in Manila", async () => {
    const userId = await playerWithTickets(12);
    expect(await readTickets(db, userId, NOON)).toEqual({
      left: 10,
      earned: 10,
      validBet: 1_200_000,
      missing: 0,
    });
    await draw(userId);
    expect((await readTickets(db, userId, NOON)).left).toBe(9);
    const midnight = manilaDayStart(NOON) + DAY;
    expect((await readTickets(db, userId, midnight - 1)).left).toBe(9);
    expect((await readTickets(db, userId, midnight)).left).toBe(0);
    expect(await codeOf(draw(userId, randomUUID(), midnight))).toBe(ErrorCode.conditionNotMet);
  });

  it('are used once each: fifty parallel draws with three tickets make three draws', async () => {
    const userId = await playerWithTickets(3);
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(draw(userId))));
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set([0, ErrorCode.conditionNotMet]));
    expect((await readRounds(db, { userId, games: [GAME], pageNum: 1, pageSize: 100 })).list).toHaveLength(3);
  });

  it('are required: a draw without one is refused, and the refusal names the valid bet for the next ticket', async () => {
    const userId = await makePlayer(db, { coins: 40_000 });
    await settleRound(db, { userId, gameId: 9002, stake: 40_000, win: 0, at: NOON });
    await expect(draw(userId)).rejects.toMatchObject({
      code: ErrorCode.conditionNotMet,
      detail: { hint: 'Bet ₱600.00 more for the next ticket.' },
    });
  });
});

describe('a draw of a Halloween card', () => {
  it("happens once per transaction id, however often and from whichever of the player's sessions the request is sent", async () => {
    const userId = await playerWithTickets(2);
    const id = randomUUID();
    const results = await Promise.all(Array.from({ length: 50 }, () => draw(userId, id)));
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(results.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect((await readTickets(db, userId, NOON)).left).toBe(1);
  });

  it('pays exactly its prize out of the fund and follows from its seed', async () => {
    for (const [prize, { amount }] of LOTTERY_PRIZES.entries()) {
      // About two thousand seeds are tried to find the rarest prize.
      const userId = await playerWithTickets(1);
      await chooseRoundSeed(db, { userId, game: GAME }, (round) => drawLottery(round) === prize);
      await db.query("select fund_feed('halloween', 200, $1)", [NOON]);
      const before = await held();
      const { answer } = await draw(userId);
      expect(answer).toMatchObject({ prize, amount, lotteryNum: 0, coin: amount });
      expect(drawLottery(answer.proof)).toBe(prize);
      expect((await readWallet(db, userId)).coin).toBe(amount);
      expect(await held()).toBe(before - amount);
    }
  });

  it('is refused, whatever its card would be, while the fund holds less than the largest prize; no ticket is used', async () => {
    const codes: unknown[] = [];
    for (const wanted of [0, LOTTERY_PRIZES.length - 1]) {
      const userId = await playerWithTickets(1);
      await chooseRoundSeed(db, { userId, game: GAME }, (round) => drawLottery(round) === wanted);
      const seed = await readSeed(db, { userId, game: GAME });
      // Moves coins from the fund to the house, and back afterwards, so that the fund holds one hundredth less than the
      // largest prize.
      await db.query("select fund_feed('halloween', 200, $1)", [NOON]);
      const taken = (await held()) - 6_265;
      const move = (amount: number) =>
        db.query(
          `select ledger_post('correction', $1, 'test', null,
             array[house_account('FUND_HALLOWEEN', 0), house_account('HOUSE', 0)], array[-$2::bigint, $2::bigint])`,
          [NOON, amount],
        );
      await move(taken);
      codes.push(await codeOf(draw(userId)));
      expect((await readTickets(db, userId, NOON)).left).toBe(1);
      expect(await readSeed(db, { userId, game: GAME })).toEqual(seed);
      await move(-taken);
      codes.push(await codeOf(draw(userId)));
    }
    expect(codes).toEqual([ErrorCode.fundEmpty, 0, ErrorCode.fundEmpty, 0]);
  });

  it('is refused while the activity is closed and for players on a break', async () => {
    const userId = await playerWithTickets(2);
    await db.query('update users set excluded_until = $2 where id = $1', [userId, NOON + 1]);
    expect(await codeOf(draw(userId))).toBe(ErrorCode.playerExcluded);
    await db.query('update users set excluded_until = null where id = $1', [userId]);
    await db.query(`update activities set enabled = false where type = ${ActivityId.halloween}`);
    try {
      expect(await codeOf(draw(userId))).toBe(ErrorCode.activityClosed);
    } finally {
      await db.query(`update activities set enabled = true where type = ${ActivityId.halloween}`);
    }
    expect((await readTickets(db, userId, NOON)).left).toBe(2);
  });
});
