import { ErrorCode } from '../../contract/errors.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { createDatabase } from '../db/pool.ts';
import { testClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/database.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

let db: Database;
let second: Database;
let here: TestProduct;
let there: TestProduct;
const clock = testClock();

beforeAll(async () => {
  db = await testDatabase();
  second = createDatabase(db.url, { poolSize: 10 });
  here = await testProduct({ db, clock, limits: true });
  there = await testProduct({ db: second, clock, limits: true });
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await second.close();
  await db.close();
});

/** Sends parallel requests, alternating between two processes. Returns how many were accepted. */
async function letIn(
  count: number,
  name: 'refreshData' | 'receiveDrawChance',
  options: { token?: string; ip?: string },
): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => (index % 2 === 0 ? here : there).ask(name, {}, options)),
  );
  return answers.filter(({ errcode }) => errcode !== ErrorCode.rateLimited).length;
}

const register = async (account: string, ip: string): Promise<string> =>
  (await here.ask('accountRegist', { account, password: 'lantern-and-rain', declarations: grownUp }, { ip }))
    .token;

test('a player may make 40 calls at once and 20 a second, over all processes and addresses together', async () => {
  const token = await register('busy_player', '203.0.113.1');
  expect(await letIn(60, 'refreshData', { token, ip: '203.0.113.1' })).toBe(40);
  expect(await letIn(5, 'refreshData', { token, ip: '203.0.113.9' })).toBe(0);
  clock.advance(1_000);
  expect(await letIn(40, 'refreshData', { token })).toBe(20);
});

test('calls that move money have a separate limit: five at once, five a second', async () => {
  const token = await register('eager_player', '203.0.113.2');
  expect(await letIn(12, 'receiveDrawChance', { token })).toBe(5);
  clock.advance(1_000);
  expect(await letIn(12, 'receiveDrawChance', { token })).toBe(5);
  expect(await letIn(3, 'refreshData', { token })).toBe(3);
});

test('calls of guests are counted by address, and one address does not affect another', async () => {
  expect(await letIn(260, 'refreshData', { ip: '203.0.113.3' })).toBe(240);
  expect(await letIn(1, 'refreshData', { ip: '203.0.113.4' })).toBe(1);
});

test('log-ins and registrations are counted by address, even with a token', async () => {
  const token = await register('third_player', '203.0.113.5');
  const tries = await Promise.all(
    Array.from({ length: 40 }, () =>
      here.ask('smsSend', { mobile: 'x', purpose: 'login' }, { token, ip: '203.0.113.5' }),
    ),
  );
  // An address may make 30 such calls at once, and the registration was one of them.
  expect(tries.filter(({ errcode }) => errcode !== ErrorCode.rateLimited)).toHaveLength(29);
});
