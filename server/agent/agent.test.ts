import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleRound } from '../games/rounds.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

it('counts the friends who came by the own code, and what they have bet, and nobody else’s', async () => {
  const agent = await signUp(product);
  const ask = () => product.ask('appAgent5User', {}, agent);
  const { inviteCode, ...none } = await ask();
  expect(none).toMatchObject({ invited: 0, validBet: 0 });
  const friend = await signUp(product, { coins: 500_00 });
  const stranger = await signUp(product, { coins: 500_00 });
  await product.db.query('update users set pid = $2 where id = $1', [friend.userId, agent.userId]);
  for (const { userId } of [friend, stranger])
    await settleRound(product.db, { userId, gameId: 9002, stake: 200_00, win: 0, at: product.clock.now() });
  expect(await ask()).toMatchObject({ inviteCode, invited: 1, validBet: 200_00 });
});
