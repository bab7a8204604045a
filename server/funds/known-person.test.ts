import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { settleDeposit, settleRound } from '../games/rounds.ts';
import { readWallet } from '../ledger/wallet.ts';
import { makePlayer } from '../testing/players.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
  const userId = await makePlayer(product.db, { coins: 2_000_000_00 });
  const at = product.clock.now();
  await settleRound(product.db, { userId, gameId: 9002, stake: 1_000_000_00, win: 0, at });
});
afterAll(() => product.close());

const stamp = (token: string) =>
  product.ask('loginBonus3UserReceive', { clientTxnId: randomUUID() }, { token });

it.each<[CallName, object]>([
  ['loginBonus3UserReceive', {}],
  ['receiveTaskAward', { id: 1 }],
  ['dailySpin', {}],
  ['halloweenLottery', {}],
  ['rechargeSignIn', { id: 1 }],
])('a player with only a name gets nothing of a promotion fund by %s', async (name, body) => {
  const { userId, token } = await signUp(product, { hasNumber: false });
  const answer = await product.ask(name, { ...body, clientTxnId: randomUUID() }, { token });
  expect(answer).toMatchObject({ errcode: ErrorCode.numberNeeded });
  expect(answer.message).toContain('mobile number');
  expect(await readWallet(product.db, userId)).toMatchObject({ coin: 0, lottery: 0 });
});

it('a proved number or a deposit lets the fund pay, and the stamp that was refused is still there', async () => {
  const { userId, token } = await signUp(product, { hasNumber: false });
  expect((await stamp(token)).errcode).toBe(ErrorCode.numberNeeded);
  await product.db.query("update users set mobile = '+639171234567' where id = $1", [userId]);
  expect(await stamp(token)).toMatchObject({ errcode: 0, diamonds: 5 });

  const other = await signUp(product, { hasNumber: false });
  const deposit = { userId: other.userId, amount: 20_00, channel: 'GCash', at: product.clock.now() };
  await settleDeposit(product.db, deposit);
  expect((await stamp(other.token)).errcode).toBe(0);
});
