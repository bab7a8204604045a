import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { VIP_LEVELS, VIP_PERIOD, vipLevelOf } from '../../contract/vip.ts';
import { manilaMonthStart, manilaWeekStart, nextManilaMonth } from '../clock.ts';
import { settleRound } from '../games/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { rebateOf } from './rebate.ts';

const DAY = 86_400_000;
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

/** Creates a player who has bet and lost `stake` hundredths. */
async function bettor(stake: number) {
  const player = await signUp(product, { coins: stake });
  await bet(player.userId, stake);
  return player;
}
const bet = (userId: number, stake: number) =>
  settleRound(product.db, { userId, gameId: 9002, stake, win: 0, at: product.clock.now() });
const coins = async (userId: number): Promise<number> => (await readWallet(product.db, userId)).coin;
const info = async (token: string) => (await product.ask('getVipInfo', {}, { token })).vipData;
const gift = (token: string, level: number, clientTxnId: string = randomUUID()) =>
  product.ask('receiveVipBonusUser', { level, clientTxnId }, { token });
const daily = (token: string) =>
  product.ask('appVipUserReceiveDaily', { clientTxnId: randomUUID() }, { token });
const period = (token: string, id: 1 | 2) =>
  product.ask('receiveVipTaskAndBonus', { id, clientTxnId: randomUUID() }, { token });
const rebate = (token: string, clientTxnId: string = randomUUID()) =>
  product.ask('betBonusReceive', { clientTxnId }, { token });

describe('the VIP level', () => {
  it('follows the lifetime valid bet, to the centavo', () => {
    for (const { level, experience } of VIP_LEVELS.slice(1)) {
      expect(vipLevelOf(experience).level).toBe(level);
      expect(vipLevelOf(experience - 1).level).toBe(level - 1);
    }
  });

  it('returns at most 0.2560 % of the valid bet in awards, and at most 0.15 % of the bet between two levels as a gift', () => {
    for (const [
      place,
      { betLimit, daily: day, weekly, monthly, gift: once, experience },
    ] of VIP_LEVELS.entries()) {
      if (place === 0) continue;
      const salary = day / betLimit + weekly / (7 * betLimit) + monthly / (30 * betLimit);
      expect(salary).toBeLessThanOrEqual(0.00256);
      expect(once / (experience - (VIP_LEVELS[place - 1]?.experience ?? 0))).toBeLessThanOrEqual(0.0015);
    }
  });

  it('is shown with the balance, and the lobby shows a dot when an award is available', async () => {
    const { token } = await bettor(100_000_00);
    const { vip, vipExp } = await product.ask('refreshData', {}, { token });
    expect([vip, vipExp]).toEqual([4, 100_000_00]);
    const device = { phoneInfo: '', deviceModel: '', deviceInfo: '', deviceId: '' };
    const { flags } = await product.ask('getAfterLoginInfoWeb', device, { token });
    expect(flags.vipAwardFlag).toBe(true);
    const newcomer = await signUp(product);
    const none = await product.ask('getAfterLoginInfoWeb', device, newcomer);
    expect(none.flags.vipAwardFlag).toBe(false);
  });
});

describe('the gifts for VIP levels', () => {
  it('are paid once for every level that one bet has reached: ₱87 in total for ₱100,000', async () => {
    const { token, userId } = await bettor(100_000_00);
    expect((await info(token)).gifts.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    for (const level of [4, 1, 3, 2]) expect((await gift(token, level)).errcode).toBe(0);
    expect(await coins(userId)).toBe(87_00);
    expect((await gift(token, 2)).errcode).toBe(ErrorCode.alreadyClaimed);
    expect((await info(token)).gifts.every(({ isTaken }) => isTaken)).toBe(true);
  });

  it('are refused for a level that is not reached, and for level 0', async () => {
    const { token, userId } = await bettor(9_999_99);
    expect(await gift(token, 2)).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: expect.stringContaining('VIP 2'),
    });
    expect((await gift(token, 0)).errcode).toBe(ErrorCode.conditionNotMet);
    expect((await gift(token, 11)).errcode).toBe(ErrorCode.validationFailed);
    expect(await coins(userId)).toBe(0);
  });

  it('are paid once under fifty parallel calls, and a repeated id gets the same answer', async () => {
    const { token, userId } = await bettor(2_000_00);
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => gift(token, 1, id)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(await coins(userId)).toBe(3_00);
    const paid = ids[answers.findIndex(({ errcode }) => errcode === 0)] ?? '';
    expect((await gift(token, 1, paid)).errcode).toBe(0);
    expect(await coins(userId)).toBe(3_00);
  });
});

describe('the daily, weekly and monthly VIP awards', () => {
  it('require a bet on the day, and are available again the next day', async () => {
    const { token, userId } = await bettor(2_000_00);
    expect((await info(token)).daily).toMatchObject({ award: 50, needs: 200_00, canReceive: true });
    expect((await daily(token)).amount).toBe(50);
    expect((await daily(token)).errcode).toBe(ErrorCode.alreadyClaimed);
    product.clock.set((await info(token)).daily.nextAt);
    expect(await daily(token)).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: expect.stringContaining('₱200.00'),
    });
    await product.db.query('update player_totals set bet = bet where user_id = $1', [userId]);
    await settleRound(product.db, { userId, gameId: 9002, stake: 50, win: 300_00, at: product.clock.now() });
    await bet(userId, 199_49);
    expect((await info(token)).daily).toMatchObject({ bet: 199_99, canReceive: false });
    await bet(userId, 1);
    expect((await daily(token)).amount).toBe(50);
  });

  it('count bets from Monday to Sunday for the week, and in the calendar month for the month', async () => {
    product.clock.set(manilaWeekStart(nextManilaMonth(product.clock.now()) + 14 * DAY) + 3_600_000);
    const { token, userId } = await bettor(30_000_00);
    expect(await info(token)).toMatchObject({
      weekly: { award: 10_00, needs: 11_200_00, canReceive: true },
      monthly: { award: 20_00, needs: 48_000_00, canReceive: false },
    });
    expect((await period(token, VIP_PERIOD.weekly)).amount).toBe(10_00);
    expect((await period(token, VIP_PERIOD.weekly)).errcode).toBe(ErrorCode.alreadyClaimed);
    expect((await period(token, VIP_PERIOD.monthly)).errcode).toBe(ErrorCode.conditionNotMet);
    product.clock.set((await info(token)).weekly.nextAt);
    expect((await info(token)).weekly).toMatchObject({ bet: 0, isTaken: false, canReceive: false });
    expect((await info(token)).monthly.bet).toBe(30_000_00);
    expect(await coins(userId)).toBe(10_00);
  });

  it('begin again at midnight in Manila, the monthly award on the first of the month', () => {
    const at = Date.UTC(2026, 10, 30, 16);
    expect(manilaMonthStart(at)).toBe(at);
    expect(manilaMonthStart(at - 1)).toBe(Date.UTC(2026, 9, 31, 16));
    expect(nextManilaMonth(at - 1)).toBe(at);
    expect(nextManilaMonth(Date.UTC(2026, 11, 31, 15))).toBe(Date.UTC(2026, 11, 31, 16));
  });
});

describe('the VIP rebate', () => {
  it('is the level’s share of the valid bet since the last rebate, rounded down to the centavo, and is listed', async () => {
    const { token, userId } = await bettor(10_000_99);
    expect((await info(token)).rebate).toMatchObject({ rebateBp: 25, validBet: 10_000_99, amount: 25_00 });
    expect((await rebate(token)).amount).toBe(25_00);
    expect(await rebate(token)).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: expect.stringContaining('₱1.00'),
    });
    expect(await coins(userId)).toBe(25_00);
    const { list } = await product.ask('betBonusLog', {}, { token });
    expect(list).toMatchObject([{ validBet: 10_000_99, rebateBp: 25, amount: 25_00 }]);
    expect((await product.ask('betBonus', {}, { token })).validBet).toBe(0);
  });

  it('is paid once under fifty parallel calls, and refused to a player on a break', async () => {
    const { token, userId } = await bettor(2_000_00);
    const answers = await Promise.all(Array.from({ length: 50 }, () => rebate(token)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(await coins(userId)).toBe(4_00);
  });

  it("never exceeds the level's rate, and rounding costs the player less than a centavo", () => {
    fc.assert(
      fc.property(fc.constantFrom(...VIP_LEVELS), fc.integer({ min: 0, max: 2 ** 50 }), (level, validBet) => {
        const exact = BigInt(validBet) * BigInt(level.rebateBp);
        const paid = BigInt(rebateOf(level, validBet).amount) * 10_000n;
        expect(paid <= exact && exact - paid < 10_000n).toBe(true);
      }),
    );
  });
});
