import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { SCRATCH_PRIZES, drawScratch } from '../../fair/scratch.ts';
import { newSeed, readPlayerSeed } from '../fair/seeds.ts';
import { grantDiamonds } from '../testing/diamonds.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { maskName } from '../winners/winners.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

async function player(diamonds: number): Promise<{ userId: number; token: string }> {
  const who = await signUp(product);
  if (diamonds > 0) await grantDiamonds(product.db, who.userId, diamonds);
  return who;
}

/** Sets the player's next seed to one whose card pays the given amount. */
async function luckOf(userId: number, amount: number): Promise<void> {
  const { clientSeed, nonce } = await readPlayerSeed(product.db, { userId, game: 'scratch-card' });
  let seed = newSeed();
  while (drawScratch(seed, clientSeed, nonce).amount !== amount) seed = newSeed();
  await product.db.query("update fair_players set seed = $2 where user_id = $1 and game = 'scratch-card'", [
    userId,
    seed,
  ]);
}

describe('the calls of the page of scratch cards', () => {
  it("return the true prize table, the commitment and the player's state", async () => {
    const { token } = await player(120);
    const info = await product.ask('getScratchCardInfo', {}, { token });
    expect(info).toMatchObject({ errcode: 0, diamonds: 120, cards: 0, price: 50, nonce: 0 });
    expect(info.prizes).toEqual(SCRATCH_PRIZES.map(({ amount, ppm }) => ({ amount, oddsPpm: ppm })));
    expect(info.addUp.awards.map(({ cards, amount }) => [cards, amount])).toEqual([
      [10, 200],
      [50, 1_200],
      [100, 3_000],
      [500, 20_000],
    ]);
  });

  it('play a card, list it with its proof, and announce a win above five pesos under a masked name', async () => {
    const { token, userId } = await player(200);
    await luckOf(userId, 2_000);
    const won = await product.ask(
      'scratchCardLottery',
      { clientTxnId: randomUUID(), count: 1, buy: 1 },
      { token },
    );
    expect(won).toMatchObject({ errcode: 0, total: 2_000, coin: 2_000, lottery: 150 });
    await luckOf(userId, 500);
    await product.ask('scratchCardLottery', { clientTxnId: randomUUID(), count: 1, buy: 1 }, { token });
    await luckOf(userId, 0);
    await product.ask('scratchCardLottery', { clientTxnId: randomUUID(), count: 1, buy: 1 }, { token });

    const all = await product.ask('searchScratchCardAwardLog', {}, { token });
    expect(all.list.map(({ amount }) => amount)).toEqual([0, 500, 2_000]);
    expect(all.list[2]).toMatchObject({ ...won.list[0], time: product.clock.now() });
    const wins = await product.ask('searchScratchCardAwardLog', { wonOnly: true, pageSize: 1 }, { token });
    expect(wins).toMatchObject({ pages: 2, list: [{ amount: 500 }] });

    const { rows } = await product.db.query<{ nickname: string }>(
      'select nickname from users where id = $1',
      [userId],
    );
    const tickers = await product.ask('appDiamondBonusTickersData', {}, { token });
    const name = rows[0]?.nickname ?? '';
    expect(tickers.list.filter((win) => win.name === maskName(name)).map(({ amount }) => amount)).toEqual([
      2_000,
    ]);
    expect(JSON.stringify(tickers)).not.toContain(name);

    const log = await product.ask('diamondLog', { pageSize: 2 }, { token });
    expect(log).toMatchObject({ pages: 2, list: [{ kind: 'card', amount: -50, balanceAfter: 50 }, {}] });
    const fair = await product.ask('fairRounds', { game: 'scratch-card' }, { token });
    expect(fair.list[2]).toMatchObject({ payout: 2_000, outcome: { face: won.list[0]?.face } });
  });

  it('say in the requested language what is missing for a play', async () => {
    const { token } = await player(20);
    const play = (body: object, locale = 'en') =>
      product.ask('scratchCardLottery', { clientTxnId: randomUUID(), ...body }, { token, locale });
    expect(await play({ count: 1 })).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: 'Not unlocked yet. Get a card for 50 diamonds first.',
    });
    expect(await play({ count: 1, buy: 1 }, 'fil')).toMatchObject({
      errcode: ErrorCode.diamondsTooLow,
      message: 'Kulang ka pa ng 30 diamond para rito.',
    });
    expect(
      await product.ask('receiveAddupAwardById', { clientTxnId: randomUUID(), id: 2 }, { token }),
    ).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: 'Not unlocked yet. Play 50 more cards.',
    });
  });

  it.each([
    [{ count: 2 }, 'count'],
    [{ count: 1, buy: 2 }, 'body'],
    [{ count: 1, buy: -1 }, 'buy'],
    [{ count: 1, clientTxnId: 'x' }, 'clientTxnId'],
  ])('refuse the body %j', async (body, field) => {
    const { token } = await player(500);
    const answer = await product.ask('scratchCardLottery', { clientTxnId: randomUUID(), ...body }, { token });
    expect(answer.errcode).toBe(ErrorCode.validationFailed);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});
