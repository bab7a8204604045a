import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { readWallet } from '../ledger/wallet.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';
import { openSession } from '../sessions/sessions.ts';
import { signUp } from '../testing/sessions.ts';

const BREAK_MS = 86_400_000;
const PASSWORD = 'lantern-and-rain';
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

const exclude = (userId: number) =>
  product.db.query('update users set excluded_until = $2 where id = $1', [
    userId,
    product.clock.now() + BREAK_MS,
  ]);
const ask = (token: string) => product.ask('online', {}, { token });

it('a break ends every session of the player immediately, gives the reason, and affects neither money nor other players', async () => {
  const { token, userId } = await signUp(product, { coins: 50_000 });
  const other = await openSession(product.db, userId, '203.0.113.9', product.clock.now());
  const neighbour = await signUp(product);
  await exclude(userId);
  for (const dead of [token, other])
    expect(await ask(dead)).toMatchObject({
      errcode: ErrorCode.unauthorized,
      message: 'Your account is on a break. Your balance is safe.',
      detail: { because: ErrorCode.playerExcluded, breakUntil: product.clock.now() + BREAK_MS },
    });
  // appConfig also answers requests with an expired token, and may be the first call after the break began.
  expect(await product.ask('anonymous/appConfig', { configKeyList: ['lengths'] }, { token })).toMatchObject({
    errcode: 0,
    code: ErrorCode.unauthorized,
    breakUntil: product.clock.now() + BREAK_MS,
  });
  expect((await ask(neighbour.token)).errcode).toBe(0);
  expect((await readWallet(product.db, userId)).coin).toBe(50_000);
  expect((await verifyLedger(product.db)).faults).toEqual([]);
});

it('a break ends the live streams of the player', async () => {
  const { userId } = await signUp(product);
  const { rows } = await product.db.query<{ id: string }>('select id from sessions where user_id = $1', [
    userId,
  ]);
  const sent: string[] = [];
  await product.served.streams.open({
    userId,
    sessionId: rows[0]?.id,
    send: (bytes) => sent.push(bytes.toString()) > 0,
    end: () => void sent.push('end'),
  });
  await exclude(userId);
  await expect.poll(() => sent.slice(-2).join('')).toMatch(/sessionEnded[^]*end$/);
});

it('when a break has ended, old sessions stay closed and the player can log in again', async () => {
  const account = 'maria_clara';
  const { token } = await product.ask('accountRegist', {
    account,
    password: PASSWORD,
    declarations: grownUp,
  });
  const { rows } = await product.db.query<{ id: number }>('select id from users where account = $1', [
    account,
  ]);
  await exclude(rows[0]?.id ?? 0);
  const login = () => product.ask('accountLogin', { account, password: PASSWORD, loginType: 2 });
  expect(await login()).toMatchObject({
    errcode: ErrorCode.playerExcluded,
    detail: { breakUntil: product.clock.now() + BREAK_MS },
  });
  product.clock.advance(BREAK_MS);
  expect(await ask(token)).toMatchObject({
    errcode: ErrorCode.unauthorized,
    message: 'You’ve been logged out. Please log in again.',
  });
  expect((await login()).errcode).toBe(0);
});
