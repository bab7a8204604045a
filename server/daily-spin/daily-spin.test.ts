import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAILY_SPIN_NEEDS, DAILY_SPIN_TOP, SECTORS, recomputeSector } from '../../fair/daily-spin.ts';
import { commit } from '../../fair/random.ts';
import { manilaDayStart } from '../clock.ts';
import { payFromFund, readFund } from '../funds/funds.ts';
import { settleRound } from '../games/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { makePlayer } from '../testing/players.ts';
import { openScreen } from '../testing/screen.ts';
import { signUp } from '../testing/sessions.ts';

const DAY = 86_400_000;
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

/** Creates a player with the valid bet that a spin requires today. */
async function ready() {
  const player = await signUp(product, { coins: 1_000_000 });
  await bet(player.userId, DAILY_SPIN_NEEDS);
  return player;
}
const bet = (userId: number, stake: number) =>
  settleRound(product.db, { userId, gameId: 1001, stake, win: 0, at: product.clock.now() });
const spin = (token: string, clientTxnId: string = randomUUID()) =>
  product.ask('dailySpin', { clientTxnId }, { token });
const info = (token: string) => product.ask('dailySpinInfo', {}, { token });

describe('the daily spin', () => {
  it('pays the prize of the sector that follows from the committed seed, and its proof can be recomputed', async () => {
    const { token, userId } = await ready();
    const before = await info(token);
    expect(before).toMatchObject({ canSpin: true, usedToday: false, needTyping: 0, nonce: 0 });
    const { coin } = await readWallet(product.db, userId);
    const answer = await spin(token);
    expect(commit(answer.proof.seed)).toBe(before.nextSeedHash);
    expect(recomputeSector(answer.proof.seed, answer.proof.clientSeed, 0)).toBe(answer.sector);
    expect(answer.amount).toBe(SECTORS[answer.sector]?.amount);
    expect(answer.coin).toBe(coin + answer.amount);
    const { list } = await product.ask('dailySpinLog', {}, { token });
    expect(list).toMatchObject([{ sector: answer.sector, amount: answer.amount, proof: answer.proof }]);
  });

  it("sends the new balance to the player's other open tabs and devices", async () => {
    const { token, userId } = await ready();
    const coins = await openScreen(product, userId);
    const { coin } = await spin(token);
    await expect.poll(coins).toBe(coin);
  });

  it('requires valid bet on the same day and reports the missing amount', async () => {
    const { token, userId } = await signUp(product, { coins: 1_000_000 });
    await bet(userId, DAILY_SPIN_NEEDS - 12_345);
    expect(await info(token)).toMatchObject({ canSpin: false, needTyping: 12_345 });
    expect(await spin(token)).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: expect.stringContaining('₱123.45'),
    });
    expect(await product.ask('dailySpinLog', {}, { token })).toMatchObject({ list: [] });
  });

  it('is paid once a day, even for fifty simultaneous requests, and a repeated id gets the same response', async () => {
    const { token, userId } = await ready();
    const { coin } = await readWallet(product.db, userId);
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => spin(token, id)));
    const paid = answers.filter(({ errcode }) => errcode === 0);
    expect(paid).toHaveLength(1);
    expect(answers.filter(({ errcode }) => errcode === ErrorCode.alreadyClaimed)).toHaveLength(49);
    expect((await readWallet(product.db, userId)).coin).toBe(coin + (paid[0]?.amount ?? 0));
    const again = await spin(token, ids[answers.findIndex(({ errcode }) => errcode === 0)]);
    expect(again).toMatchObject({ errcode: 0, sector: paid[0]?.sector, proof: paid[0]?.proof });
  });

  it('is available again from midnight in Manila', async () => {
    const { token, userId } = await ready();
    expect((await spin(token)).errcode).toBe(0);
    product.clock.set(manilaDayStart(product.clock.now()) + DAY);
    expect(await info(token)).toMatchObject({ usedToday: false, typingToday: 0 });
    await bet(userId, DAILY_SPIN_NEEDS);
    expect((await spin(token)).errcode).toBe(0);
  });

  it('refuses every player while the fund could not pay the largest prize', async () => {
    const { token } = await ready();
    const other = await makePlayer(product.db);
    const held = await readFund(product.db, 'spin');
    await payFromFund(product.db, {
      fund: 'spin',
      userId: other,
      amount: held - DAILY_SPIN_TOP + 1,
      at: product.clock.now(),
      text: 'Daily Spin',
    });
    expect(await info(token)).toMatchObject({ canSpin: false, isFunded: false });
    expect(await spin(token)).toMatchObject({ errcode: ErrorCode.fundEmpty });
    expect(await info(token)).toMatchObject({ usedToday: false, nonce: 0 });
  });
});
