import { afterEach, beforeEach, expect, test } from 'vitest';
import { ActivityId } from '../../contract/activities.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let token: string;

beforeEach(async () => {
  product = await testProduct();
  ({ token } = await product.ask('accountRegist', {
    account: 'new_player',
    password: 'lantern-and-rain',
    declarations: grownUp,
  }));
});
afterEach(() => product.close());

const info = () => product.ask('getJackpotDrawInfo', {}, { token });

test.each([
  ['is switched off', 'enabled = false'],
  ['has ended', 'closes_at = 1'],
  ['has not begun', 'opens_at = closes_at - 1'],
])('getJackpotDrawInfo is refused while the jackpot %s, and answered again afterwards', async (_, change) => {
  expect(await info()).toMatchObject({ errcode: 0 });
  const { rows } = await product.db.query<{ opens: number; closes: number }>(
    `select opens_at as opens, closes_at as closes from activities where type = ${ActivityId.luckyJackpot}`,
  );
  await product.db.query(`update activities set ${change} where type = ${ActivityId.luckyJackpot}`);
  expect(await info()).toMatchObject({
    errcode: ErrorCode.jackpotClosed,
    message: 'This event isn’t open right now.',
  });
  await product.db.query(
    `update activities set enabled = true, opens_at = $1, closes_at = $2 where type = ${ActivityId.luckyJackpot}`,
    [rows[0]?.opens, rows[0]?.closes],
  );
  expect(await info()).toMatchObject({ errcode: 0 });
});
