import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BANKRUPT_GIFT, GiftId } from '../../contract/bankrupt-gift.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { manilaDayStart, manilaWeekStart } from '../clock.ts';
import { payFromFund, readFund } from '../funds/funds.ts';
import { settleDeposit, settleRound } from '../games/rounds.ts';
import { openHold, voidHold } from '../ledger/holds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { openSession } from '../sessions/sessions.ts';
import { makePlayer } from '../testing/players.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

const { windowMs, delayMs } = BANKRUPT_GIFT;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** A slot game: the whole stake counts as valid bet. */
const SLOT = 1001;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
  // Bets of another player feed the fund that pays the gifts.
  const other = await makePlayer(product.db, { coins: 20_000_000_00 });
  await bet(other, 10_000_000_00);
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});
// Every test begins on a Monday at noon, so that no test crosses the end of a day or week by accident.
beforeEach(() => product.clock.set(manilaWeekStart(product.clock.now()) + WEEK + DAY / 2));

const bet = (userId: number, stake: number, win = 0) =>
  settleRound(product.db, { userId, gameId: SLOT, stake, win, at: product.clock.now() });
const deposit = (userId: number, amount: number) =>
  settleDeposit(product.db, { userId, amount, channel: 'GCash', at: product.clock.now() });
const info = (token: string) => product.ask('getBankruptGiftInfo', {}, { token });
const receive = (token: string, id: number, clientTxnId: string = randomUUID()) =>
  product.ask('receiveBankruptGiftAward', { id, clientTxnId }, { token });
const coins = async (userId: number): Promise<number> => (await readWallet(product.db, userId)).coin;

/** Creates a player who has just lost everything. */
async function loser(lost = 1_000_00): Promise<{ userId: number; token: string }> {
  const player = await signUp(product, { coins: lost });
  await bet(player.userId, lost);
  return player;
}

describe('the gift for an empty wallet', () => {
  it('is paid ten minutes after the loss, and a second gift is paid after the valid bet that it requires', async () => {
    // At VIP level 0 each gift is at most ₱20.
    const { userId, token } = await loser();
    const start = product.clock.now();
    expect(await info(token)).toMatchObject({
      bankrupt: true,
      receiveFromMs: start + delayMs,
      canReceiveLastMs: start + windowMs,
      gift2LastMs: -1,
      currBet: 0,
      validBet: 200_00,
      awardList: [
        { id: 1, propId: RewardId.coin, count: 20_00, canReceive: false, isReceived: false },
        { id: 2, propId: RewardId.coin, count: 20_00, canReceive: false, isReceived: false },
      ],
      isFunded: true,
    });
    expect(await receive(token, GiftId.first)).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: expect.stringContaining('ten minutes'),
    });
    product.clock.advance(delayMs);
    const held = await readFund(product.db, 'bankruptcy');
    expect((await info(token)).awardList[0]).toMatchObject({ canReceive: true });
    expect(await receive(token, GiftId.second)).toMatchObject({ errcode: ErrorCode.conditionNotMet });
    expect(await receive(token, GiftId.first)).toMatchObject({ errcode: 0, amount: 20_00, coin: 20_00 });
    expect(await readFund(product.db, 'bankruptcy')).toBe(held - 20_00);

    const end = product.clock.now() + windowMs;
    expect(await info(token)).toMatchObject({
      bankrupt: true,
      canReceiveLastMs: -1,
      gift2LastMs: end,
      currBet: 0,
      awardList: [
        { isReceived: true, canReceive: false },
        { isReceived: false, canReceive: false },
      ],
    });
    expect(await receive(token, GiftId.second)).toMatchObject({
      errcode: ErrorCode.giftBetMissing,
      message: 'Bet ₱200.00 more to unlock the second gift.',
    });
    await deposit(userId, 300_00);
    await bet(userId, 199_99, 199_99);
    expect(await info(token)).toMatchObject({ currBet: 199_99 });
    await bet(userId, 1);
    expect(await info(token)).toMatchObject({ currBet: 200_00, awardList: [{}, { canReceive: true }] });
    expect(await receive(token, GiftId.second)).toMatchObject({ errcode: 0, amount: 20_00 });
    expect(await info(token)).toMatchObject({
      bankrupt: true,
      canReceiveLastMs: -1,
      gift2LastMs: -1,
      awardList: [{ isReceived: true }, { isReceived: true }],
    });
    expect(await receive(token, GiftId.second)).toMatchObject({ errcode: ErrorCode.giftReceived });
    const { list } = await product.ask('appUserCoinDetail', { kind: 'promotion' }, { token });
    expect(list).toMatchObject([
      { amount: 20_00, text: 'Empty wallet gift' },
      { amount: 20_00, text: 'Empty wallet gift' },
    ]);
  });

  it('is 3 per cent of the loss since the last deposit, and its maximum rises with the VIP level', async () => {
    const { userId, token } = await signUp(product, { coins: 1_000_00 });
    await product.db.query('update users set vip_exp = $2 where id = $1', [userId, 30_000_00]);
    await bet(userId, 1_000_00, 400_00);
    await deposit(userId, 100_00);
    await bet(userId, 500_00);
    expect(await info(token)).toMatchObject({ awardList: [{ count: 15_00 }, { count: 10_00 }] });
  });

  it('is refused while coins are in the wallet or on hold, after a small loss, and during an open round', async () => {
    const { userId, token } = await loser();
    await deposit(userId, 250_00);
    const none = async (): Promise<void> => {
      product.clock.advance(delayMs);
      expect(await info(token)).toMatchObject({ bankrupt: false, awardList: [] });
    };
    await none();
    expect(await receive(token, GiftId.first)).toMatchObject({
      errcode: ErrorCode.walletNotEmpty,
      message: 'You still have balance. This gift is for empty wallets.',
    });
    // The loss since the deposit is ₱199.99; losses before the deposit do not count.
    await bet(userId, 199_99);
    const hold = await product.db.transaction((client) =>
      openHold(client, {
        userId,
        amount: 41_00,
        reason: 'Maya',
        at: product.clock.now(),
        expiresAt: product.clock.now() + HOUR,
      }),
    );
    expect(await coins(userId)).toBe(9_01);
    await none();
    expect((await receive(token, GiftId.first)).errcode).toBe(ErrorCode.walletNotEmpty);
    await product.db.transaction((client) => voidHold(client, hold.id, product.clock.now()));
    await bet(userId, 40_01 + 1, 40_01);
    await bet(userId, 41_00, 40_00);
    await none();
    await bet(userId, 39_99);
    await product.db.query(
      `insert into provider_rounds (provider, round_id, user_id, game_id, at) values ('house', $1, $2, $3, $4)`,
      [randomUUID(), userId, SLOT, product.clock.now()],
    );
    await none();
    expect((await receive(token, GiftId.first)).message).toContain('isn’t over yet');
    await product.db.query('update provider_rounds set ended_at = at where user_id = $1', [userId]);
    expect(await info(token)).toMatchObject({ bankrupt: true, awardList: [{ canReceive: true }, {}] });
  });

  it('counts its waiting time from the moment the wallet became empty, even if the last pesos are played later', async () => {
    const { userId, token } = await signUp(product, { coins: 1_009_99 });
    await bet(userId, 1_000_00);
    const emptied = product.clock.now();
    for (let played = 0; played < 5; played++) {
      product.clock.advance(60_000);
      await bet(userId, 1_00, played === 2 ? 1_00 : 0);
    }
    expect(await info(token)).toMatchObject({ receiveFromMs: emptied + delayMs });
  });

  it('expires a day after the loss', async () => {
    const { token } = await loser();
    product.clock.advance(windowMs);
    expect(await info(token)).toMatchObject({ bankrupt: true, canReceiveLastMs: -1, gift2LastMs: -1 });
    expect(await receive(token, GiftId.first)).toMatchObject({
      errcode: ErrorCode.giftOver,
      message: 'The time to claim this gift is over.',
    });
  });

  it('includes a second gift, which expires if it is not claimed within a day of the first', async () => {
    const { userId, token } = await loser();
    product.clock.advance(delayMs);
    await receive(token, GiftId.first);
    await deposit(userId, 1_000_00);
    await bet(userId, 500_00, 500_00);
    product.clock.advance(windowMs);
    expect(await receive(token, GiftId.second)).toMatchObject({ errcode: ErrorCode.giftOver });
    expect(await info(token)).toMatchObject({ bankrupt: false });
  });

  it('is paid at most once a day and three times a week', async () => {
    const { userId, token } = await loser();
    const lose = async (): Promise<void> => {
      product.clock.advance(HOUR);
      await deposit(userId, 500_00);
      await bet(userId, await coins(userId));
      product.clock.advance(delayMs);
    };
    const nextDay = () => product.clock.set(manilaDayStart(product.clock.now()) + DAY + DAY / 2);
    product.clock.advance(delayMs);
    for (let day = 0; day < 3; day++) {
      expect((await receive(token, GiftId.first)).errcode).toBe(0);
      await lose();
      expect(await receive(token, GiftId.first)).toMatchObject({
        errcode: ErrorCode.giftReceived,
        message: 'You have already received this gift.',
      });
      nextDay();
      // The second gift of that day has expired by now.
      product.clock.advance(2 * HOUR);
      await lose();
    }
    expect((await receive(token, GiftId.first)).errcode).toBe(ErrorCode.giftReceived);
    expect(await info(token)).toMatchObject({ bankrupt: false });
    product.clock.set(manilaWeekStart(product.clock.now()) + WEEK + DAY / 2);
    await lose();
    expect((await receive(token, GiftId.first)).errcode).toBe(0);
  });

  it('is paid once for fifty simultaneous requests, and a repeated id gets the same response', async () => {
    const { userId, token } = await loser();
    product.clock.advance(delayMs);
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => receive(token, GiftId.first, id)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(answers.filter(({ errcode }) => errcode === ErrorCode.giftReceived)).toHaveLength(49);
    expect(await coins(userId)).toBe(20_00);
    const paid = ids[answers.findIndex(({ errcode }) => errcode === 0)];
    expect(await receive(token, GiftId.first, paid)).toMatchObject({ errcode: 0, amount: 20_00 });
    expect(await receive(token, GiftId.second, paid)).toMatchObject({
      errcode: ErrorCode.idempotencyConflict,
    });
    expect(await coins(userId)).toBe(20_00);

    await deposit(userId, 1_000_00);
    await bet(userId, 500_00, 500_00);
    const seconds = await Promise.all(Array.from({ length: 50 }, () => receive(token, GiftId.second)));
    expect(seconds.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(await coins(userId)).toBe(1_040_00);
  });

  it('is not offered to a player with two risk signals, during a break, or while the activity is closed', async () => {
    const { userId, token } = await signUp(product, { coins: 100_00 });
    await deposit(userId, 100_00);
    await deposit(userId, 400_00);
    await bet(userId, 600_00);
    product.clock.advance(delayMs);
    // Three deposits in a day are one risk signal.
    expect(await info(token)).toMatchObject({ bankrupt: true });
    await product.db.query('update users set excluded_until = $2 where id = $1', [
      userId,
      product.clock.now() - DAY,
    ]);
    // A break in the last 30 days is another risk signal. The break has also ended the session, so the player logs in
    // again.
    const again = await openSession(product.db, userId, '127.0.0.1', product.clock.now());
    expect(await info(again)).toMatchObject({ bankrupt: false, awardList: [] });
    expect((await receive(again, GiftId.first)).errcode).toBe(ErrorCode.activityClosed);
    const other = await loser();
    product.clock.advance(delayMs);
    const isOpen = (open: boolean) =>
      product.db.query(`update activities set enabled = $1 where type = activity_id('bankruptGift')`, [open]);
    await isOpen(false);
    expect(await info(other.token)).toMatchObject({ bankrupt: false });
    expect((await receive(other.token, GiftId.first)).errcode).toBe(ErrorCode.activityClosed);
    await isOpen(true);
    expect((await receive(other.token, GiftId.first)).errcode).toBe(0);
  });

  it('is not paid while the fund is too small, and the player sees that the fund is empty', async () => {
    const { userId, token } = await loser();
    product.clock.advance(delayMs);
    const other = await makePlayer(product.db);
    const at = product.clock.now();
    const held = await readFund(product.db, 'bankruptcy');
    await payFromFund(product.db, { fund: 'bankruptcy', userId: other, amount: held - 19_99, at, text: 'x' });
    expect(await info(token)).toMatchObject({
      bankrupt: true,
      isFunded: false,
      awardList: [{ canReceive: false }, {}],
    });
    expect(await receive(token, GiftId.first)).toMatchObject({ errcode: ErrorCode.fundEmpty });
    expect(await coins(userId)).toBe(0);
    expect(await readFund(product.db, 'bankruptcy')).toBe(19_99);
  });
});
