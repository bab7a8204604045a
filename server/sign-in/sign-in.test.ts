import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { SIGN_IN } from '../../contract/sign-in.ts';
import { manilaDayStart, manilaWeekStart } from '../clock.ts';
import { payDiamondsFromFund, readFund } from '../funds/funds.ts';
import { settleRound } from '../games/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { makePlayer } from '../testing/players.ts';
import { signUp } from '../testing/sessions.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
  // Bets of another player feed the fund, because the players who sign in do not bet.
  const other = await makePlayer(product.db, { coins: 2_000_000_00 });
  await bet(other, 1_000_000_00);
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

const bet = (userId: number, stake: number) =>
  settleRound(product.db, { userId, gameId: 1001, stake, win: 0, at: product.clock.now() });
const card = (token: string) => product.ask('loginBonus3User', {}, { token });
const receive = (token: string, clientTxnId: string = randomUUID()) =>
  product.ask('loginBonus3UserReceive', { clientTxnId }, { token });
const nextDay = () => product.clock.set(manilaDayStart(product.clock.now()) + DAY);
/** Moves the clock to the next week; sessions stay valid, because each use renews them. */
const nextWeek = () => product.clock.set(manilaWeekStart(product.clock.now()) + WEEK);

describe('the sign-in card', () => {
  it('gives diamonds every day, requires a bet for the last stamp, and then begins again', async () => {
    nextWeek();
    const { token, userId } = await signUp(product, { coins: 1_000_000 });
    let held = 0;
    for (const [place, diamonds] of SIGN_IN.diamonds.entries()) {
      expect(await card(token)).toMatchObject({ stamps: place, stampedToday: false });
      if (place === 6) {
        await bet(userId, SIGN_IN.lastNeeds - 12_345);
        const refused = await receive(token);
        expect(refused).toMatchObject({
          errcode: ErrorCode.conditionNotMet,
          message: expect.stringContaining('₱123.45'),
        });
        expect(await card(token)).toMatchObject({ canReceive: false, lastMissing: 12_345, stamps: 6 });
        await bet(userId, 12_345);
      }
      expect(await card(token)).toMatchObject({ canReceive: true });
      const before = (await readWallet(product.db, userId)).lottery;
      expect(await receive(token)).toMatchObject({ stamp: place + 1, diamonds, lottery: before + diamonds });
      held += diamonds;
      expect(await card(token)).toMatchObject({ stamps: place + 1, stampedToday: true, canReceive: false });
      nextDay();
    }
    expect(await card(token)).toMatchObject({ stamps: 0, stampedToday: false, canReceive: true });
    expect(held).toBe(110);
    expect(await receive(token)).toMatchObject({ stamp: 1, diamonds: SIGN_IN.diamonds[0] });
  });

  it('keeps its stamps when the player misses days', async () => {
    const { token } = await signUp(product);
    await receive(token);
    product.clock.advance(3 * DAY);
    expect(await card(token)).toMatchObject({ stamps: 1, canReceive: true });
    expect(await receive(token)).toMatchObject({ stamp: 2 });
  });

  it("counts only this week's bets towards the last stamp", async () => {
    nextWeek();
    const { token, userId } = await signUp(product, { coins: 1_000_000 });
    await bet(userId, SIGN_IN.lastNeeds);
    expect(await card(token)).toMatchObject({ lastMissing: 0 });
    product.clock.set(manilaWeekStart(product.clock.now()) + WEEK - 1);
    expect(await card(token)).toMatchObject({ lastMissing: 0 });
    product.clock.advance(1);
    expect(await card(token)).toMatchObject({ lastMissing: SIGN_IN.lastNeeds });
  });

  it('is stamped once a day: one of fifty parallel calls is paid, and a repeated id gets the same answer', async () => {
    const { token, userId } = await signUp(product);
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => receive(token, id)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(answers.filter(({ errcode }) => errcode === ErrorCode.alreadyClaimed)).toHaveLength(49);
    expect((await readWallet(product.db, userId)).lottery).toBe(SIGN_IN.diamonds[0]);
    const again = await receive(token, ids[answers.findIndex(({ errcode }) => errcode === 0)]);
    expect(again).toMatchObject({ errcode: 0, stamp: 1 });
    expect(await card(token)).toMatchObject({ stamps: 1 });
  });

  it("is marked as available in the lobby as long as today's stamp is missing", async () => {
    const { token } = await signUp(product);
    expect(await product.ask('getActivityIds', {}, { token })).toMatchObject({ loginBonus3CanReceive: true });
    await receive(token);
    expect(await product.ask('getActivityIds', {}, { token })).toMatchObject({
      loginBonus3CanReceive: false,
    });
  });

  it('is refused to a player on a break, and to everyone while the activity is closed', async () => {
    const { token, userId } = await signUp(product);
    await product.db.query('update users set excluded_until = $2 where id = $1', [
      userId,
      product.clock.now() + 10 * 365 * DAY,
    ]);
    const refused = await receive(token);
    expect([ErrorCode.playerExcluded, ErrorCode.unauthorized]).toContain(refused.errcode);
    const other = await signUp(product);
    await product.db.query(`update activities set enabled = false where type = activity_id('freeSign')`);
    expect(await receive(other.token)).toMatchObject({ errcode: ErrorCode.activityClosed });
    await product.db.query(`update activities set enabled = true where type = activity_id('freeSign')`);
    expect(await receive(other.token)).toMatchObject({ errcode: 0 });
  });

  it('shows that the fund is empty, and keeps the stamp for another day', async () => {
    const { token } = await signUp(product);
    const other = await makePlayer(product.db);
    const held = await readFund(product.db, 'sign-in');
    await payDiamondsFromFund(product.db, {
      fund: 'sign-in',
      userId: other,
      diamonds: Math.floor(held / 10),
      at: product.clock.now(),
      text: 'Sign-in',
    });
    expect(await card(token)).toMatchObject({ canReceive: false, isFunded: false });
    expect(await receive(token)).toMatchObject({ errcode: ErrorCode.fundEmpty });
    expect(await card(token)).toMatchObject({ stamps: 0, stampedToday: false });
  });
});
