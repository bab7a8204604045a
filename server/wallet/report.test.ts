import { afterAll, beforeAll, expect, it } from 'vitest';
import { manilaDayStart } from '../clock.ts';
import { settleDeposit, settleRound } from '../games/rounds.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

const DAY = 86_400_000;
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

it('the betting report has a row for each Manila day with bets or deposits, newest first, page by page', async () => {
  const { token, userId } = await signUp(product);
  const first = manilaDayStart(product.clock.now()) + DAY - 1;
  product.clock.set(first);
  await settleDeposit(product.db, { userId, amount: 500_00, channel: 'GCash', at: first });
  await settleRound(product.db, { userId, gameId: 9002, stake: 100_00, win: 30_00, at: first });
  await settleRound(product.db, { userId, gameId: 9002, stake: 50_00, win: 0, at: first + 1 });
  const report = (more: object = {}) => product.ask('betRecordReport', more, { token });
  const newer = { time: first + 1, staked: 50_00, won: 0, validBet: 50_00, deposited: 0 };
  const older = { time: first + 1 - DAY, staked: 100_00, won: 30_00, validBet: 100_00, deposited: 500_00 };
  expect((await report()).list).toEqual([newer, older]);
  const page = await report({ pageSize: 1 });
  expect(page.list).toEqual([newer]);
  expect((await report({ pageSize: 1, after: page.next })).list).toEqual([older]);
});
