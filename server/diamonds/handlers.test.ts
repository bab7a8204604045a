import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { grantDiamonds } from '../testing/diamonds.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

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

describe('the diamond mall', () => {
  it("offers twelve goods and lists the player's orders", async () => {
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

  it('sells scratch cards, and exchanges a hundred or more diamonds for coins', async () => {
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
  ])('refuses an address with %j and names the invalid field', async (change, fields) => {
    const { token } = await player(0);
    expect(await product.ask('updateAddress', { ...home, ...change }, { token })).toMatchObject({
      errcode: ErrorCode.validationFailed,
      fields,
    });
  });
});
