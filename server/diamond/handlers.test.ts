import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCRATCH_PRIZES, drawScratch } from '../../fair/scratch.ts';
import { newSeed, readPlayerSeed } from '../fair/seeds.ts';
import { maskName } from '../winners/winners.ts';
import { giveDiamonds } from '../testing/diamonds.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

async function player(diamonds: number): Promise<{ userId: number; token: string }> {
  const who = await signUp(product);
  if (diamonds > 0) await giveDiamonds(product.db, who.userId, diamonds);
  return who;
}

/** Gives the player a next seed whose card pays this much. */
async function luckOf(userId: number, amount: number): Promise<void> {
  const { clientSeed, nonce } = await readPlayerSeed(product.db, { userId, game: 'scratch-card' });
  let seed = newSeed();
  while (drawScratch(seed, clientSeed, nonce).amount !== amount) seed = newSeed();
  await product.db.query("update fair_players set seed = $2 where user_id = $1 and game = 'scratch-card'", [
    userId,
    seed,
  ]);
}

const home = {
  name: 'Marisol Dela Cruz',
  mobile: '0917 123 4567',
  region: 'National Capital Region',
  province: 'Metro Manila',
  city: 'Quezon City',
  barangay: 'Bagong Pag-asa',
  street: '8 North Ave.',
  zip: '1105',
};

describe('the page of cards', () => {
  it('tells the true table, the commitment and where the player stands', async () => {
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

  it('plays, records with proof, and tells everybody of a win above five pesos, masked', async () => {
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

  it('says in words what is missing, in the asked language', async () => {
    const { token } = await player(20);
    const play = (body: object, locale = 'en') =>
      product.ask('scratchCardLottery', { clientTxnId: randomUUID(), ...body }, { token, locale });
    expect(await play({ count: 1 })).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: 'This is not unlocked yet. Get a card for 50 diamonds first.',
    });
    expect(await play({ count: 1, buy: 1 }, 'fil')).toMatchObject({
      errcode: ErrorCode.diamondsTooLow,
      message: 'Kailangan mo pa ng 30 diamond para rito.',
    });
    expect(
      await product.ask('receiveAddupAwardById', { clientTxnId: randomUUID(), id: 2 }, { token }),
    ).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
      message: 'This is not unlocked yet. Play 50 more.',
    });
  });

  it.each([
    [{ count: 2 }, 'count'],
    [{ count: 1, buy: 2 }, 'body'],
    [{ count: 1, buy: -1 }, 'buy'],
    [{ count: 1, clientTxnId: 'x' }, 'clientTxnId'],
  ])('refuses %j', async (body, field) => {
    const { token } = await player(500);
    const answer = await product.ask('scratchCardLottery', { clientTxnId: randomUUID(), ...body }, { token });
    expect(answer.errcode).toBe(ErrorCode.validationFailed);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});

describe('the mall', () => {
  it('has twelve goods, and what is ordered is in the list of orders', async () => {
    const { token } = await player(1_000);
    const mall = await product.ask('diamondShopData', {}, { token });
    expect(mall).toMatchObject({ diamonds: 1_000, rateDiamonds: 100, rateCoins: 1_000, minDiamonds: 100 });
    expect(mall.goods).toHaveLength(12);
    expect(mall.address).toBeUndefined();
    const { address } = await product.ask('updateAddress', home, { token });
    expect(address).toMatchObject({ mobile: '+639171234567', version: 1 });
    const fan = mall.goods.find(({ slug }) => slug === 'anahaw-fan');
    const ordered = await product.ask(
      'diamondExchangeGoods',
      { clientTxnId: randomUUID(), goodsId: fan?.id, addressId: address.id },
      { token },
    );
    expect(ordered).toMatchObject({ errcode: 0, lottery: 200 });
    const orders = await product.ask('diamondGoodsExchangeOrderLog', {}, { token });
    expect(orders).toMatchObject({ pages: 1, list: [{ id: ordered.orderId, state: 'placed', address }] });
    expect((await product.ask('diamondShopData', {}, { token })).address).toEqual(address);
  });

  it('buys cards ahead and changes a hundred diamonds or more into coins', async () => {
    const { token } = await player(400);
    const bought = await product.ask(
      'diamondExchangeScratchcard',
      { clientTxnId: randomUUID(), count: 2 },
      { token },
    );
    expect(bought).toMatchObject({ cards: 2, lottery: 300 });
    const change = (diamonds: number) =>
      product.ask('diamondExchangeCoin', { clientTxnId: randomUUID(), diamonds }, { token });
    expect(await change(99)).toMatchObject({
      errcode: ErrorCode.validationFailed,
      fields: { diamonds: 'diamondsMin' },
    });
    expect(await change(150.5)).toMatchObject({ errcode: ErrorCode.validationFailed });
    expect(await change(150)).toMatchObject({ errcode: 0, coins: 1_500, coin: 1_500, lottery: 150 });
    const details = await product.ask('appUserCoinDetail', { kind: 'exchange' }, { token });
    expect(details.list).toMatchObject([{ kind: 'exchange', amount: 1_500 }]);
  });

  it.each([
    [{ name: 'M' }, { name: 'realName' }],
    [{ name: 'Marisol <b>' }, { name: 'realName' }],
    [{ mobile: '02 8123 4567' }, { mobile: 'mobile' }],
    [{ region: 'Nowhere' }, { region: 'region', province: 'province' }],
    [{ province: 'Cebu' }, { province: 'province' }],
    [{ city: '' }, { city: 'required' }],
    [{ barangay: 'B'.repeat(121) }, { barangay: 'tooLong' }],
    [{ street: 'Line\u0000break' }, { street: 'addressLine' }],
    [{ zip: '110' }, { zip: 'zip' }],
    [{ zip: '0000' }, { zip: 'zip' }],
    [{ street: undefined }, { street: 'required' }],
  ])('refuses an address with %j and says which field', async (change, fields) => {
    const { token } = await player(0);
    expect(await product.ask('updateAddress', { ...home, ...change }, { token })).toMatchObject({
      errcode: ErrorCode.validationFailed,
      fields,
    });
  });
});
