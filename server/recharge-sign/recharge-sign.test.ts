import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { RECHARGE_SIGN } from '../../contract/recharge-sign.ts';
import { manilaDayStart } from '../clock.ts';
import { payDiamondsFromFund, readFund } from '../funds/funds.ts';
import { settleDeposit, settleRound } from '../games/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { makePlayer } from '../testing/players.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

const DAY = 86_400_000;
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
  // Bets of another player feed the fund that pays the diamonds.
  const other = await makePlayer(product.db, { coins: 40_000_000_00 });
  const at = product.clock.now();
  await settleRound(product.db, { userId: other, gameId: 1001, stake: 40_000_000_00, win: 0, at });
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

const deposit = (userId: number, amount: number) =>
  settleDeposit(product.db, { userId, amount, channel: 'GCash', at: product.clock.now() });
const card = (token: string) => product.ask('getRechargeSignConfig', {}, { token });
const stamp = (token: string, id: number, clientTxnId: string = randomUUID()) =>
  product.ask('rechargeSignIn', { id, clientTxnId }, { token });
const upgrade = (token: string, id: number, clientTxnId: string = randomUUID()) =>
  product.ask('upgradeRechargeSignAward', { id, clientTxnId }, { token });
const diamonds = async (userId: number): Promise<number> => (await readWallet(product.db, userId)).lottery;
const nextDay = () => product.clock.set(manilaDayStart(product.clock.now()) + DAY);

describe('the deposit card', () => {
  it('is stamped only on days with deposits, one stamp a day, and begins again after the seventh stamp', async () => {
    const { token, userId } = await signUp(product);
    expect(await card(token)).toMatchObject({ deposited: 0, areDepositsOpen: false, isFunded: true });
    expect(await stamp(token, 1)).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: expect.stringContaining('₱100.00'),
    });
    for (const [place, count] of RECHARGE_SIGN.diamonds.entries()) {
      const id = place + 1;
      await deposit(userId, 99_99);
      expect((await stamp(token, id)).message).toContain('₱0.01');
      await deposit(userId, 1);
      expect((await card(token)).days[place]).toMatchObject({ canReceive: true, isReceived: false });
      if (id < 7) expect((await stamp(token, id + 1)).errcode).toBe(ErrorCode.conditionNotMet);
      expect(await stamp(token, id)).toMatchObject({ errcode: 0, diamonds: count });
      expect((await stamp(token, id)).errcode).toBe(ErrorCode.alreadyClaimed);
      const after = await card(token);
      expect(after.days[place]).toMatchObject({ canReceive: false, isReceived: true, canUpgrade: false });
      expect(after).toMatchObject({ stampedToday: true, deposited: 100_00 });
      nextDay();
      // On a day without deposits, no stamp is lost.
      if (place === 3) nextDay();
      expect(await card(token)).toMatchObject({ deposited: 0, stampedToday: false });
    }
    expect(await diamonds(userId)).toBe(150);
    expect((await card(token)).days.map(({ isReceived }) => isReceived)).toEqual(Array(7).fill(false));
    await deposit(userId, 100_00);
    expect(await stamp(token, 1)).toMatchObject({ errcode: 0, diamonds: 10 });
  });

  it("triples a stamp for larger deposits, only on the stamp's day and only once", async () => {
    const { token, userId } = await signUp(product);
    await deposit(userId, 499_99);
    expect((await upgrade(token, 1)).errcode).toBe(ErrorCode.conditionNotMet);
    await stamp(token, 1);
    expect((await upgrade(token, 1)).message).toContain('₱0.01');
    await deposit(userId, 1);
    expect((await card(token)).days[0]).toMatchObject({ canUpgrade: true, isUpgraded: false });
    expect((await upgrade(token, 2)).errcode).toBe(ErrorCode.conditionNotMet);
    expect(await upgrade(token, 1)).toMatchObject({ errcode: 0, diamonds: 20 });
    expect((await upgrade(token, 1)).errcode).toBe(ErrorCode.alreadyClaimed);
    expect(await diamonds(userId)).toBe(30);
    expect((await card(token)).days[0]).toMatchObject({ canUpgrade: false, isUpgraded: true });
    nextDay();
    await deposit(userId, 500_00);
    expect((await upgrade(token, 1)).errcode).toBe(ErrorCode.conditionNotMet);
    await stamp(token, 2);
    nextDay();
    // The stamp of the day before stays unchanged.
    await deposit(userId, 500_00);
    expect((await upgrade(token, 2)).errcode).toBe(ErrorCode.conditionNotMet);
    expect((await card(token)).days[1]).toMatchObject({ isReceived: true, canUpgrade: false });
  });

  it('is stamped and upgraded once under fifty parallel calls, and a repeated id gets the same answer', async () => {
    const { token, userId } = await signUp(product);
    await deposit(userId, 500_00);
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => stamp(token, 1, id)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(answers.filter(({ errcode }) => errcode === ErrorCode.alreadyClaimed)).toHaveLength(49);
    const paid = ids[answers.findIndex(({ errcode }) => errcode === 0)];
    expect(await stamp(token, 1, paid)).toMatchObject({ errcode: 0, diamonds: 10 });
    expect((await stamp(token, 2, paid)).errcode).toBe(ErrorCode.idempotencyConflict);
    const upgrades = await Promise.all(ids.map(() => upgrade(token, 1)));
    expect(upgrades.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(await diamonds(userId)).toBe(30);
  });

  it('shows whether deposits are open, and is refused while its own activity is closed', async () => {
    const { token, userId } = await signUp(product);
    await deposit(userId, 100_00);
    const isOpen = (name: string, open: boolean) =>
      product.db.query('update activities set enabled = $2 where type = activity_id($1)', [name, open]);
    await isOpen('deposit', true);
    await isOpen('rechargeSign', false);
    expect(await card(token)).toMatchObject({ areDepositsOpen: true, deposited: 100_00 });
    expect((await card(token)).days.some(({ canReceive }) => canReceive)).toBe(false);
    expect((await stamp(token, 1)).errcode).toBe(ErrorCode.activityClosed);
    await isOpen('deposit', false);
    await isOpen('rechargeSign', true);
    expect((await stamp(token, 1)).errcode).toBe(0);
  });

  it('shows that the fund is empty, and keeps the stamp available', async () => {
    const { token, userId } = await signUp(product);
    await deposit(userId, 100_00);
    const other = await makePlayer(product.db);
    await payDiamondsFromFund(product.db, {
      fund: 'recharge-sign',
      userId: other,
      diamonds: Math.floor((await readFund(product.db, 'recharge-sign')) / 10),
      at: product.clock.now(),
      text: 'x',
    });
    expect(await card(token)).toMatchObject({ isFunded: false });
    expect((await stamp(token, 1)).errcode).toBe(ErrorCode.fundEmpty);
    expect(await card(token)).toMatchObject({ stampedToday: false });
  });
});
