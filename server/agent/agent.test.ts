import { afterAll, beforeAll, expect, it } from 'vitest';
import { INVITER_DAYS } from '../../contract/agent.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { settleRound } from '../games/rounds.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

it("an agent's page counts only the friends who joined by the agent's code, and their bets", async () => {
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

it('a player may name an inviter once, within a week of registration, and the inviter must have an older account', async () => {
  const inviter = await signUp(product);
  product.clock.advance(1_000);
  const friend = await signUp(product);
  const codeOf = async (player: typeof friend): Promise<string> =>
    (await product.ask('appAgent5User', {}, player)).inviteCode;
  const fill = (player: typeof friend, pid: string) => product.ask('agentFill', { pid }, player);
  const refused = (code: string) => ({ errcode: ErrorCode.validationFailed, fields: { pid: code } });
  const until = product.clock.now() + INVITER_DAYS * 86_400_000;

  expect((await product.ask('appAgent5User', {}, friend)).fillUntil).toBe(until);
  for (const wrong of ['AAAAAAAA', await codeOf(friend)])
    expect(await fill(friend, wrong)).toMatchObject(refused('inviteUnknown'));
  expect(await fill(inviter, await codeOf(friend))).toMatchObject(refused('inviteUnknown'));
  const code = await codeOf(inviter);
  const answers = await Promise.all(Array.from({ length: 8 }, () => fill(friend, code.toLowerCase())));
  expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
  expect((await product.ask('appAgent5User', {}, friend)).fillUntil).toBeNull();
  expect(await product.ask('appAgent5User', {}, inviter)).toMatchObject({ invited: 1 });

  const late = await signUp(product);
  product.clock.advance(INVITER_DAYS * 86_400_000);
  expect((await product.ask('appAgent5User', {}, late)).fillUntil).toBeNull();
  expect(await fill(late, code)).toMatchObject(refused('inviterTooLate'));
});
