import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { DAILY_TASKS } from '../../contract/tasks.ts';
import { settleDeposit, settleRound } from '../games/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { makePlayer } from '../testing/players.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

const bet = (userId: number, stake: number) =>
  settleRound(product.db, { userId, gameId: 9002, stake, win: 0, at: product.clock.now() });
const tasks = (token: string) => product.ask('getTaskUser', {}, { token });
const receive = (token: string, id: number, clientTxnId: string = randomUUID()) =>
  product.ask('receiveTaskAward', { id, clientTxnId }, { token });
const diamonds = async (userId: number): Promise<number> => (await readWallet(product.db, userId)).lottery;

describe('the daily tasks', () => {
  it('pay nothing before bets have fed the fund, and show that the fund is empty', async () => {
    const { token, userId } = await signUp(product);
    expect(await tasks(token)).toMatchObject({ isFunded: false });
    expect((await receive(token, 1)).errcode).toBe(ErrorCode.fundEmpty);
    expect(await diamonds(userId)).toBe(0);
    const other = await makePlayer(product.db, { coins: 2_000_000_00 });
    await bet(other, 1_000_000_00);
    expect(await tasks(token)).toMatchObject({ isFunded: true });
  });

  it('pay once each for the day’s log-in, deposit and bets, and begin again the next day', async () => {
    const { token, userId } = await signUp(product);
    expect((await tasks(token)).tasks.map(({ canReceive }) => canReceive)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await receive(token, 2)).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: expect.stringContaining('₱100.00'),
    });
    const deposit = (amount: number) =>
      settleDeposit(product.db, { userId, amount, channel: 'GCash', at: product.clock.now() });
    await deposit(99_99);
    expect((await receive(token, 2)).message).toContain('₱0.01');
    await deposit(1);
    expect((await tasks(token)).tasks[1]).toMatchObject({ done: 100_00, canReceive: true });
    await deposit(20_000_00);
    await bet(userId, 20_000_00);
    const before = await diamonds(userId);
    for (const { id, diamonds: count } of DAILY_TASKS)
      expect((await receive(token, id)).diamonds).toBe(count);
    expect(await diamonds(userId)).toBe(before + 117);
    expect((await receive(token, 3)).errcode).toBe(ErrorCode.alreadyClaimed);
    product.clock.set((await tasks(token)).nextAt);
    expect((await tasks(token)).tasks).toMatchObject([
      { isTaken: false, canReceive: true },
      { done: 0, canReceive: false },
      { done: 0, canReceive: false },
      { done: 0, canReceive: false },
    ]);
  });

  it('are paid once under fifty parallel calls; an unknown task is refused', async () => {
    const { token, userId } = await signUp(product);
    const answers = await Promise.all(Array.from({ length: 50 }, () => receive(token, 1)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(await diamonds(userId)).toBe(2);
    expect((await receive(token, 9)).errcode).toBe(ErrorCode.validationFailed);
  });
});
