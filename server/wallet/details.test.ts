import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleDeposit, settleRound } from '../games/rounds.ts';
import { grantChances } from '../jackpot/chances.ts';
import { openHold, voidHold } from '../ledger/holds.ts';
import { houseOf, post, walletOf } from '../ledger/post.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testProduct, grownUp, type TestProduct } from '../testing/product.ts';
import { chooseSeed } from '../testing/players.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

it("the wallet's details add up to the balance, newest first, on every page and with every filter", async () => {
  const { db, clock } = product;
  const { token, user } = await product.ask('accountRegist', {
    account: 'aling_rosa',
    password: 'a-long-enough-one',
    declarations: grownUp,
  });
  const userId = user.id;
  const start = clock.now();
  const later = (): number => (clock.advance(1_000), clock.now());
  await settleDeposit(db, { userId, amount: 100_000, channel: 'GCash', at: later() });
  for (let n = 0; n < 12; n++)
    await settleRound(db, { userId, gameId: 1002, stake: 1_050, win: n % 3 === 0 ? 2_333 : 0, at: later() });
  await db.transaction((client) =>
    grantChances(client, { userId, count: 2, source: 'world', at: clock.now() }),
  );
  for (const wanted of ['mini', undefined]) {
    later();
    await chooseSeed(db, userId, ({ cell, tier }) => (wanted === undefined ? cell === 3 : tier === wanted));
    await product.ask('receiveDrawChance', { clientTxnId: randomUUID() }, { token });
  }
  const hold = await db.transaction((client) =>
    openHold(client, { userId, amount: 7_000, reason: 'Maya', at: later(), expiresAt: clock.now() + 1_000 }),
  );
  await db.transaction((client) => voidHold(client, hold.id, later()));
  const legs = [
    { account: houseOf('HOUSE', userId), amount: 1 },
    { account: walletOf(userId), amount: -1 },
  ];
  await post(db, { kind: 'adjustment', at: later(), text: 'A cent too many', legs });

  const all = await product.ask('appUserCoinDetail', { pageSize: 100 }, { token });
  expect(all.list).toHaveLength(1 + 12 + 4 + 2 + 2 + 1);
  expect(new Set(all.list.map((row) => row.kind))).toEqual(
    new Set(['deposit', 'bet', 'win', 'jackpot', 'draw', 'withdraw', 'correction']),
  );
  const { coin } = await readWallet(db, userId);
  expect(all.list.reduce((sum, row) => sum + row.amount, 0)).toBe(coin);
  expect(all.list[0]?.balanceAfter).toBe(coin);
  all.list.forEach((row, index) => {
    const older = all.list[index + 1];
    expect(row.balanceAfter - row.amount).toBe(older?.balanceAfter ?? 0);
    expect(row.time).toBeGreaterThanOrEqual(older?.time ?? 0);
  });

  const paged = [];
  let after: string | undefined;
  for (let pageNum = 1; pageNum <= 5; pageNum++) {
    const page = await product.ask('appUserCoinDetail', { pageNum, pageSize: 5, after }, { token });
    const byNumber = await product.ask('appUserCoinDetail', { pageNum, pageSize: 5 }, { token });
    expect(byNumber).toEqual(page);
    expect(page.pages).toBe(Math.min(5, pageNum + 1));
    paged.push(...page.list);
    after = page.next;
  }
  expect(after).toBeUndefined();
  expect(paged).toEqual(all.list);

  for (const kind of [
    'deposit',
    'withdraw',
    'bet',
    'win',
    'jackpot',
    'draw',
    'promotion',
    'correction',
  ] as const) {
    const { list } = await product.ask('appUserCoinDetail', { kind, pageSize: 100 }, { token });
    expect(list).toEqual(all.list.filter((row) => row.kind === kind));
  }
  const [from, to] = [start + 3_000, start + 6_000];
  const { list } = await product.ask('appUserCoinDetail', { from, to, pageSize: 100 }, { token });
  expect(list).toEqual(all.list.filter((row) => row.time >= from && row.time < to));
  expect(list.length).toBeGreaterThan(2);
});
