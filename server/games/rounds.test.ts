import { ErrorCode } from '../../contract/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { expireChances, grantChances, missingFor, readProgress } from '../jackpot/chances.ts';
import { countChances } from '../jackpot/queries.ts';
import { readWinners } from '../winners/winners.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testDatabase } from '../testing/database.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { titles } from '../../contract/catalogue/catalogue.ts';
import { settleDeposit, settleRound } from './rounds.ts';

const DAY = 86_400_000;
const SLOT = 1001;
const LIVE = titles.find((title) => title.weight === 20)?.id ?? 0;
const MIDNIGHT = Date.UTC(2026, 10, 18, 16);

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20 });
});
afterAll(async () => {
  expect((await verifyLedger(db)).faults).toEqual([]);
  await db.close();
});

const bet = (userId: number, stake: number, at: number = NOON, win = 0, gameId: number = SLOT) =>
  settleRound(db, { userId, gameId, stake, win, at });
const chances = (userId: number, at: number = NOON) => countChances(db, userId, at);
const missing = async (userId: number, at: number = NOON) => missingFor(await readProgress(db, userId, at));

describe('settled rounds and deposits', () => {
  it("a round moves stake and win, adds to the day's and lifetime sums, and weights the valid bet by game type", async () => {
    const userId = await makePlayer(db, { coins: 1_000_000 });
    await bet(userId, 30_000, NOON, 45_050);
    await bet(userId, 10_003, NOON, 0, LIVE);
    expect((await readWallet(db, userId)).coin).toBe(1_000_000 - 30_000 + 45_050 - 10_003);
    const { rows } = await db.query(
      `select d.staked, d.won, d.valid_bet, d.deposited, t.bet, t.valid_bet as life, t.recharge, u.vip_exp
       from player_days d join player_totals t using (user_id) join users u on u.id = d.user_id where d.user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([
      {
        staked: 40_003,
        won: 45_050,
        valid_bet: 32_000,
        deposited: 1_000_000,
        bet: 40_003,
        life: 32_000,
        recharge: 1_000_000,
        vip_exp: 32_000,
      },
    ]);
  });

  it('a round with a stake above the balance is refused as balanceTooLow (4001) and changes nothing', async () => {
    const userId = await makePlayer(db, { coins: 600_000 });
    await expect(bet(userId, 600_001, NOON, 5_000_000)).rejects.toMatchObject({
      code: ErrorCode.balanceTooLow,
    });
    expect(await readWallet(db, userId)).toMatchObject({ coin: 600_000, coinVersion: 1 });
    expect(await chances(userId)).toBe(0);
    expect((await readProgress(db, userId, NOON)).validBetToday).toBe(0);
  });

  it.each([
    [-1, 0],
    [1.5, 0],
    [100, -1],
    [Number.NaN, 0],
    [2 ** 53, 0],
  ])('a round with stake %s and win %s is an error and is not booked', async (stake, win) => {
    const userId = await makePlayer(db, { coins: 1_000 });
    await expect(bet(userId, stake, NOON, win)).rejects.toThrow(RangeError);
  });

  it.each([0, -1, 1.5, Number.NaN])('a deposit of %s is an error and is not booked', async (amount) => {
    const userId = await makePlayer(db);
    await expect(settleDeposit(db, { userId, amount, channel: 'Maya', at: NOON })).rejects.toThrow(
      RangeError,
    );
  });

  it("the winners ticker shows wins from a thousand pesos on, with the player's name masked", async () => {
    const userId = await makePlayer(db, { coins: 10_000 });
    await bet(userId, 100, NOON + 5, 99_999);
    await bet(userId, 100, NOON + 6, 100_000);
    const [latest] = await readWinners(db, 1);
    expect(latest).toMatchObject({
      kind: 'game',
      amount: 100_000,
      time: NOON + 6,
      gameId: SLOT,
      gameTitle: 'Ginto Kingdom',
    });
    expect(latest?.name).toMatch(/^t[0-9a-f]\*\*\*[0-9a-f]{2}$/);
  });
});

describe('chances of the Lucky Jackpot', () => {
  it('are earned one per 5,000 pesos of valid bet, at most twenty a day; the count restarts at midnight in Manila', async () => {
    const userId = await makePlayer(db, { coins: 90_000_000 });
    await bet(userId, 499_999);
    expect([await chances(userId), await missing(userId)]).toEqual([0, { needDeposit: 0, needTyping: 1 }]);
    await bet(userId, 1);
    expect([await chances(userId), await missing(userId)]).toEqual([
      1,
      { needDeposit: 0, needTyping: 500_000 },
    ]);
    await bet(userId, 1_600_000);
    expect([await chances(userId), await missing(userId)]).toEqual([
      4,
      { needDeposit: 0, needTyping: 400_000 },
    ]);
    await bet(userId, 20_000_000);
    expect([await chances(userId), await missing(userId)]).toEqual([20, { needDeposit: 0, needTyping: 0 }]);
    await bet(userId, 500_000, MIDNIGHT - 1);
    expect(await chances(userId)).toBe(20);
    await bet(userId, 500_000, MIDNIGHT);
    expect(await chances(userId, MIDNIGHT)).toBe(21);
  });

  it('are never granted twice and never exceed twenty under fifty parallel bets', async () => {
    const userId = await makePlayer(db, { coins: 90_000_000 });
    await Promise.all(Array.from({ length: 50 }, (_, n) => bet(userId, 250_000 + (n % 2), NOON + n)));
    expect(await chances(userId)).toBe(20);
    const other = await makePlayer(db, { coins: 90_000_000 });
    await Promise.all(Array.from({ length: 25 }, () => bet(other, 300_000)));
    expect(await chances(other)).toBe(15);
  });

  it('require 200 pesos deposited in the last seven days, except the first chance of a day, and are granted with that deposit', async () => {
    const userId = await makePlayer(db, { coins: 5_000_000, at: NOON - 7 * DAY });
    await bet(userId, 1_100_000);
    expect([await chances(userId), await missing(userId)]).toEqual([
      0,
      { needDeposit: 20_000, needTyping: 0 },
    ]);
    await settleDeposit(db, { userId, amount: 15_000, channel: 'Maya', at: NOON });
    expect([await chances(userId), await missing(userId)]).toEqual([
      0,
      { needDeposit: 5_000, needTyping: 0 },
    ]);
    await Promise.all(
      [0, 1, 2].map((n) => settleDeposit(db, { userId, amount: 5_000, channel: 'GCash', at: NOON + n })),
    );
    expect([await chances(userId), await missing(userId)]).toEqual([
      2,
      { needDeposit: 0, needTyping: 400_000 },
    ]);
  });

  it('count a deposit until the sixth day after it, and no longer on the seventh', async () => {
    const users = await Promise.all(
      [6, 7].map((days) => makePlayer(db, { coins: 5_000_000, at: NOON - days * DAY })),
    );
    for (const userId of users) await bet(userId, 500_000);
    expect(await Promise.all(users.map((userId) => chances(userId)))).toEqual([1, 0]);
  });

  it('expire after exactly thirty days; their value then returns to the house once', async () => {
    const userId = await makePlayer(db, { chances: 2 });
    const ends = NOON + 30 * DAY;
    await db.transaction((client) =>
      grantChances(client, { userId, count: 1, source: 'promotion', at: NOON + 1 }),
    );
    expect([
      await chances(userId, ends - 1),
      await chances(userId, ends),
      await chances(userId, ends + 1),
    ]).toEqual([3, 1, 0]);
    const promo = async (): Promise<number> => {
      const { rows } = await db.query<{ n: number }>(
        `select balance as n from accounts where owner is null and name = 'PROMO_JACKPOT' and shard = $1`,
        [userId % 16],
      );
      return rows[0]?.n ?? Number.NaN;
    };
    const before = await promo();
    const { rows } = await db.query<{ n: number }>(
      'select count(*) as n from jackpot_chances where expires_at <= $1',
      [ends],
    );
    const ended = await Promise.all([0, 1, 2].map(() => expireChances(db, ends)));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(rows[0]?.n);
    expect(before - (await promo())).toBeGreaterThanOrEqual(2 * 2_500);
    expect(await chances(userId, ends)).toBe(1);
    expect(await expireChances(db, ends)).toBe(0);
  });

  it('cannot be granted in fractions or negative numbers', async () => {
    const userId = await makePlayer(db);
    for (const count of [-1, 0.5, Number.NaN]) {
      await expect(grantChances(db, { userId, count, source: 'world', at: NOON })).rejects.toThrow(
        RangeError,
      );
    }
  });
});
