import { ActivityId } from '../../contract/activities.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '../../contract/address.ts';
import type { Database } from '../db/database.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testDatabase } from '../testing/database.ts';
import { codeOf, grantDiamonds, houseSum } from '../testing/diamonds.ts';
import { makePlayer, NOON } from '../testing/players.ts';
import { exchangeCoins, saveAddress, orderGoods } from './mall.ts';
import { readAddress, readDiamonds, readGoods, readOrders } from './queries.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20 });
});
afterAll(async () => {
  try {
    expect((await verifyLedger(db)).faults).toEqual([]);
  } finally {
    await db.close();
  }
});

const home: Address = {
  name: 'Marisol Dela Cruz',
  mobile: '+639171234567',
  region: 'CALABARZON',
  province: 'Laguna',
  city: 'Calamba',
  barangay: 'Real',
  street: '12 Mabini St., Unit 3-B',
  zip: '4027',
};

async function buyer(diamonds: number): Promise<{ userId: number; addressId: string }> {
  const userId = await makePlayer(db);
  if (diamonds > 0) await grantDiamonds(db, userId, diamonds);
  const { id } = await saveAddress(db, { userId, at: NOON, address: home });
  return { userId, addressId: id };
}
const MUG = 1;
const MUG_PRICE = 1_500;
const order = (
  who: { userId: number; addressId: string },
  goodsId = MUG,
  clientTxnId: string = randomUUID(),
) => orderGoods(db, { ...who, at: NOON, clientTxnId, goodsId });
const stockOf = async (goodsId: number): Promise<number | undefined> =>
  (await readGoods(db)).find(({ id }) => id === goodsId)?.stock;
const setStock = (goodsId: number, stock: number) =>
  db.query('update goods set stock = $2 where id = $1', [goodsId, stock]);

describe('exchanging diamonds for coins', () => {
  it('pays ten centavos per diamond and is listed in the diamond log', async () => {
    const { userId } = await buyer(1_234);
    const promised = await houseSum(db, 'PROMO_DIAMOND');
    const id = randomUUID();
    const asked = { userId, at: NOON, clientTxnId: id, diamonds: 1_000 };
    const { answer } = await exchangeCoins(db, asked);
    expect(answer).toMatchObject({ coins: 10_000, coin: 10_000, lottery: 234 });
    expect(await exchangeCoins(db, asked)).toEqual({ answer, replayed: true });
    expect(promised - (await houseSum(db, 'PROMO_DIAMOND'))).toBe(10_000);
    const { list } = await readDiamonds(db, { userId, pageNum: 1, pageSize: 20 });
    expect(list.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['exchange', -1_000, 234],
      ['promotion', 1_234, 1_234],
    ]);
  });

  it('never takes more diamonds than the player has, even in fifty parallel calls', async () => {
    const { userId } = await buyer(350);
    const codes = await Promise.all(
      Array.from({ length: 50 }, () =>
        codeOf(exchangeCoins(db, { userId, at: NOON, clientTxnId: randomUUID(), diamonds: 100 })),
      ),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set([0, ErrorCode.diamondsTooLow]));
    expect(await readWallet(db, userId)).toMatchObject({ coin: 3_000, lottery: 50 });
  });
});

describe('ordering goods', () => {
  it('takes the diamonds, reduces the stock and stores the order in one transaction', async () => {
    const who = await buyer(2_000);
    const before = await stockOf(MUG);
    const owed = await houseSum(db, 'GOODS_PAYABLE');
    const id = randomUUID();
    const { answer } = await order(who, MUG, id);
    expect(answer.lottery).toBe(500);
    expect((await order(who, MUG, id)).answer).toEqual(answer);
    expect(await stockOf(MUG)).toBe((before ?? 0) - 1);
    expect((await houseSum(db, 'GOODS_PAYABLE')) - owed).toBe(15_000);
    const { list } = await readOrders(db, { userId: who.userId, pageNum: 1, pageSize: 20 });
    expect(list).toMatchObject([
      {
        id: answer.orderId,
        slug: 'enamel-mug',
        price: MUG_PRICE,
        state: 'placed',
        address: { ...home, version: 1 },
      },
    ]);
  });

  it('never sells more than the stock: two hundred parallel buyers share seventeen pieces', async () => {
    const goodsId = 8;
    const price = 4_500;
    await setStock(goodsId, 17);
    const buyers = [];
    for (let n = 0; n < 200; n++) buyers.push(await buyer(price));
    const codes = await Promise.all(buyers.map((who) => codeOf(order(who, goodsId))));
    expect(codes.filter((code) => code === 0)).toHaveLength(17);
    expect(codes.filter((code) => code === ErrorCode.outOfStock)).toHaveLength(183);
    expect(await stockOf(goodsId)).toBe(0);
    const { rows } = await db.query<{ orders: number; buyers: number; left: number }>(
      `select count(*) as orders, count(distinct user_id) as buyers,
         (select count(*) from accounts where name = 'diamonds' and balance = $2 and owner = any ($3)) as left
       from goods_orders where goods_id = $1`,
      [goodsId, price, buyers.map(({ userId }) => userId)],
    );
    expect(rows).toEqual([{ orders: 17, buyers: 17, left: 183 }]);
  }, 60_000);

  it("is refused for too few diamonds, another player's address and unknown goods, and then takes nothing", async () => {
    const who = await buyer(MUG_PRICE - 1);
    const stranger = await buyer(0);
    const before = await stockOf(MUG);
    expect(await codeOf(order(who))).toBe(ErrorCode.diamondsTooLow);
    expect(await codeOf(order({ ...who, addressId: stranger.addressId }))).toBe(ErrorCode.conditionNotMet);
    expect(await codeOf(order(who, 999))).toBe(ErrorCode.validationFailed);
    await db.query('update goods set is_shown = false where id = 2');
    expect(await codeOf(order(who, 2))).toBe(ErrorCode.outOfStock);
    await db.query(`update activities set enabled = false where type = ${ActivityId.diamondMall}`);
    expect(await codeOf(order(who))).toBe(ErrorCode.activityClosed);
    await db.query(`update activities set enabled = true where type = ${ActivityId.diamondMall}`);
    expect(await stockOf(MUG)).toBe(before);
    expect((await readWallet(db, who.userId)).lottery).toBe(MUG_PRICE - 1);
    expect((await readOrders(db, { userId: who.userId, pageNum: 1, pageSize: 20 })).list).toEqual([]);
  });
});

describe("a player's address", () => {
  it('gets a new version when it changes, and an order keeps the version with which it was made', async () => {
    const who = await buyer(MUG_PRICE);
    await order(who);
    const { userId } = who;
    const same = await saveAddress(db, { userId, at: NOON, address: home });
    expect(same).toMatchObject({ id: who.addressId, version: 1 });
    const moved = { ...home, city: 'Santa Rosa', zip: '4026' };
    expect(await saveAddress(db, { userId, at: NOON, address: moved })).toMatchObject({
      ...moved,
      version: 2,
    });
    expect(await readAddress(db, userId)).toMatchObject(moved);
    const { list } = await readOrders(db, { userId, pageNum: 1, pageSize: 20 });
    expect(list[0]?.address).toMatchObject({ city: 'Calamba', version: 1 });
  });

  it('gets ten consecutive version numbers from ten parallel changes', async () => {
    const { userId } = await buyer(0);
    const kept = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        saveAddress(db, { userId, at: NOON, address: { ...home, street: `${n} Rizal Ave.` } }),
      ),
    );
    expect(kept.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });
});
