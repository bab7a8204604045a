import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { openSession } from '../sessions/sessions.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { deviceOf } from './own-session-handlers.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const open = (userId: number, agent = '') =>
  openSession(product.db, userId, '127.0.0.1', product.clock.now(), agent);
const list = async (token: string) => (await product.ask('ownSessions', {}, { token })).list;

it('ownSessions lists only the player’s own sessions, the calling session first', async () => {
  const { token, userId } = await signUp(product);
  await signUp(product);
  product.clock.set(product.clock.now() + 60_000);
  await open(userId, PHONE);
  const sessions = await list(token);
  expect(sessions.map(({ isThis, browser, system }) => [isThis, browser, system])).toEqual([
    [true, 'other', 'other'],
    [false, 'chrome', 'android'],
  ]);
  expect((sessions[1]?.openedAt ?? 0) - (sessions[0]?.openedAt ?? 0)).toBe(60_000);
});

it('a log-in stores the browser and system of its User-Agent', async () => {
  const { userId, token } = await signUp(product);
  const { rows } = await product.db.query<{ account: string }>('select account from users where id = $1', [
    userId,
  ]);
  const password = 'lantern-and-rain';
  await product.ask('initPassword', { password }, { token });
  const response = await product.served.app.inject({
    method: 'POST',
    url: '/app/v1/accountLogin',
    payload: { account: rows[0]?.account, password, loginType: 2 },
    headers: { 'user-agent': PHONE.repeat(9) },
  });
  expect(response.json()).toMatchObject({ errcode: 0 });
  expect((await list(token))[1]).toMatchObject({ browser: 'chrome', system: 'android' });
});

it('endOwnSession ends one session, or all others, immediately', async () => {
  const { token, userId } = await signUp(product);
  const second = await open(userId);
  const third = await open(userId);
  const fourth = await open(userId);
  const own = await list(token);
  const ofSecond = (await list(second)).find(({ isThis }) => isThis)?.id ?? '';
  await product.ask('endOwnSession', { id: ofSecond }, { token });
  expect((await product.ask('ownSessions', {}, { token: second })).errcode).toBe(ErrorCode.unauthorized);
  expect(await list(token)).toHaveLength(own.length - 1);
  await product.ask('endOwnSession', {}, { token });
  for (const other of [third, fourth])
    expect((await product.ask('ownSessions', {}, { token: other })).errcode).toBe(ErrorCode.unauthorized);
  expect(await list(token)).toHaveLength(1);
});

it('endOwnSession does not end another player’s session', async () => {
  const { token } = await signUp(product);
  const other = await signUp(product);
  const id = (await list(other.token))[0]?.id ?? '';
  expect((await product.ask('endOwnSession', { id }, { token })).errcode).toBe(ErrorCode.notFound);
  expect((await product.ask('endOwnSession', { id: randomUUID() }, { token })).errcode).toBe(
    ErrorCode.notFound,
  );
  expect(await list(other.token)).toHaveLength(1);
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile/15E148 Safari/604.1',
    'safari',
    'ios',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 CriOS/140.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ios',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'edge',
    'windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A55) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'samsung',
    'android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  [
    'Mozilla/5.0 (Linux; Android 14; K; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0 Mobile Safari/537.36',
    'app',
    'android',
  ],
  ['curl/8', 'other', 'other'],
])('the browser and system are recognised in %s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});
