import { ErrorCode } from '../../contract/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { settleRound } from '../games/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testDatabase } from '../testing/database.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { FUND_PPM, FUNDS_AT_MOST, feedFund, fundTable, payFromFund } from './funds.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20 });
});
afterAll(async () => {
  expect((await verifyLedger(db)).faults).toEqual([]);
  await db.close();
});

const pay = (userId: number, amount: number, fund: 'raffle' | 'tasks' = 'raffle') =>
  payFromFund(db, { fund, userId, amount, at: NOON, text: 'Raffle' });

describe('promotion funds', () => {
  it('may receive at most 0.40 % of the valid bet in total', () => {
    expect(Object.values(FUND_PPM).reduce((sum, rate) => sum + rate, 0)).toBeLessThanOrEqual(FUNDS_AT_MOST);
    expect(() => fundTable({ ...FUND_PPM, more: FUNDS_AT_MOST })).toThrow(RangeError);
  });

  it('receive their rate of all players’ valid bet and nothing else', async () => {
    const before = await feedFund(db, 'raffle', NOON);
    const userId = await makePlayer(db, { coins: 10_000_000 });
    await settleRound(db, { userId, gameId: 1001, stake: 10_000_000, win: 10_000_000, at: NOON });
    expect((await feedFund(db, 'raffle', NOON)) - before).toBe((10_000_000 * FUND_PPM.raffle) / 1_000_000);
    expect(await feedFund(db, 'raffle', NOON)).toBe(await feedFund(db, 'raffle', NOON));
  });

  it('pay only what they hold, even under parallel claims, and refuse all further claims because they are empty (6004)', async () => {
    const userId = await makePlayer(db, { coins: 100_000_000 });
    await settleRound(db, { userId, gameId: 1001, stake: 100_000_000, win: 0, at: NOON });
    const held = await db.transaction((client) => feedFund(client, 'tasks', NOON));
    const share = Math.floor(held / 10);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => pay(userId, share, 'tasks')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const refused of results.filter((one) => one.status === 'rejected'))
      expect(refused.reason).toMatchObject({ code: ErrorCode.fundEmpty });
    expect((await readWallet(db, userId)).coin).toBe(10 * share);
  });

  it('refuse to pay an invalid amount', async () => {
    const userId = await makePlayer(db);
    for (const amount of [0, -1, 1.5, Number.NaN])
      await expect(pay(userId, amount)).rejects.toThrow(RangeError);
  });
});
