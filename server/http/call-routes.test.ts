import { ErrorCode } from '../../contract/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX, calls } from '../../contract/calls.ts';
import { hashToken, SESSION_MS } from '../sessions/authenticate.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let token: string;

beforeAll(async () => {
  product = await testProduct();
  ({ token } = await product.ask('accountRegist', {
    account: 'route_player',
    password: 'lantern-and-rain',
    declarations: grownUp,
  }));
});
afterAll(() => product.close());

const post = (
  name: string,
  payload: string,
  type = 'application/json',
  headers: Record<string, string> = {},
) =>
  product.served.app.inject({
    method: 'POST',
    url: `${API_PREFIX}${name}`,
    payload,
    headers: { 'content-type': type, ...headers },
  });

describe('the checks before a handler:', () => {
  test.each([
    ['an unknown call', 'doesNotExist', '{}', 'application/json', 404, ErrorCode.unknownCall],
    [
      'an unknown call with a broken body',
      'doesNotExist',
      '{',
      'application/json',
      404,
      ErrorCode.unknownCall,
    ],
    ['malformed JSON', 'refreshData', '{"a":', 'application/json', 400, ErrorCode.malformedJson],
    [
      'an empty body that says it is JSON',
      'refreshData',
      '',
      'application/json',
      400,
      ErrorCode.malformedJson,
    ],
    [
      'a poisoned prototype',
      'refreshData',
      '{"__proto__":{"isAdmin":true}}',
      'application/json',
      400,
      ErrorCode.malformedJson,
    ],
    [
      'a body above 64 KiB',
      'refreshData',
      JSON.stringify({ a: 'x'.repeat(65 * 1024) }),
      'application/json',
      413,
      ErrorCode.bodyTooLarge,
    ],
    ['text', 'refreshData', 'hello', 'text/plain', 415, ErrorCode.unsupportedMediaType],
    ['XML', 'refreshData', '<a/>', 'application/xml', 415, ErrorCode.unsupportedMediaType],
    ['a list instead of an object', 'refreshData', '[]', 'application/json', 200, ErrorCode.validationFailed],
    [
      'null bytes',
      'accountLogin',
      '{"account":"a\\u0000b","password":"x","loginType":2}',
      'application/json',
      200,
      ErrorCode.validationFailed,
    ],
  ])('%s is refused with its own error code', async (_what, name, body, type, status, errcode) => {
    const response = await post(name, body, type);
    expect([response.statusCode, response.json().errcode]).toEqual([status, errcode]);
    expect(response.json().serverTime).toBe(product.clock.now());
    expect(response.json().message).not.toBe('');
    expect(response.body).not.toMatch(/ at .*\.[jt]s/);
  });

  test('an unknown path that cannot be a page is refused in the format of call responses', async () => {
    const response = await product.served.app.inject({ method: 'GET', url: '/nothing.png' });
    expect([response.statusCode, response.body]).toEqual([404, expect.stringContaining('There’s nothing')]);
  });

  test('invalid fields are listed with their error codes', async () => {
    const answer = await product.ask('accountRegist', {
      account: '1no',
      password: 'short',
      declarations: { ...grownUp, notRestricted: false },
      appId: 7,
    });
    expect(answer).toMatchObject({
      errcode: ErrorCode.validationFailed,
      fields: {
        account: 'account',
        password: 'passwordShort',
        'declarations.notRestricted': 'notRestricted',
        appId: 'string',
      },
    });
  });

  test('a missing field is reported as required', async () => {
    expect(await product.ask('accountLogin', { account: 'x', loginType: 2 })).toMatchObject({
      errcode: ErrorCode.validationFailed,
      fields: { password: 'required' },
    });
  });

  test('fields that all calls have in common, and unknown fields, are accepted', async () => {
    const body = {
      appId: 'perya',
      channel: 'web',
      platform: 'WEB',
      appVersion: '1',
      appWebName: 'x',
      clientReferrer: '',
      more: 1,
    };
    expect(await product.ask('refreshData', body)).toMatchObject({ errcode: 0 });
  });
});

describe('the session token', () => {
  const needToken = Object.values(calls).filter((call) => call.token === 'required');

  test.each(needToken.map(({ name }) => name))(
    'is required by %s, which otherwise refuses as unauthorized (401)',
    async (name) => {
      expect((await product.ask(name)).errcode).toBe(ErrorCode.unauthorized);
    },
  );

  test.each(['', 'nonsense', 'A'.repeat(43), 'Bearer x'])(
    'with the invalid value %j is refused as unauthorized (401)',
    async (dead) => {
      expect((await product.ask('online', {}, { token: dead })).errcode).toBe(ErrorCode.unauthorized);
    },
  );

  test('is optional for some calls: without it the caller is a guest, but an invalid token is unauthorized (401)', async () => {
    expect(await product.ask('refreshData')).toMatchObject({ errcode: 0, coin: 0, hasPassword: false });
    expect((await product.ask('refreshData', {}, { token: 'A'.repeat(43) })).errcode).toBe(
      ErrorCode.unauthorized,
    );
  });

  test('is ignored by calls that need none, even if it is invalid; only appConfig reports an invalid one in its field `code`', async () => {
    expect(await product.ask('anonymous/appConfig', {}, { token: 'A'.repeat(43) })).toMatchObject({
      errcode: 0,
      code: ErrorCode.unauthorized,
    });
    expect(await product.ask('anonymous/appConfig', {}, { token })).toMatchObject({ errcode: 0, code: 0 });
  });

  test('is stored only as a hash', async () => {
    const { rows } = await product.db.query<{ row: string }>('select sessions::text as row from sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  test('is renewed by use, but its row is written at most once an hour', async () => {
    const expiry = async () =>
      (
        await product.db.query<{ expires_at: number }>(
          'select expires_at from sessions where token_hash = $1',
          [hashToken(token)],
        )
      ).rows[0]?.expires_at ?? 0;
    const first = await expiry();
    product.clock.advance(59 * 60_000);
    await product.ask('online', {}, { token });
    expect(await expiry()).toBe(first);
    product.clock.advance(2 * 60_000);
    await product.ask('online', {}, { token });
    expect(await expiry()).toBe(product.clock.now() + SESSION_MS);
  });

  test('expires 30 days after its last renewal', async () => {
    const { token: other } = await product.ask('accountLogin', {
      account: 'route_player',
      password: 'lantern-and-rain',
      loginType: 2,
    });
    product.clock.advance(SESSION_MS - 1);
    expect((await product.ask('online', {}, { token: other })).errcode).toBe(0);
    product.clock.advance(SESSION_MS);
    expect((await product.ask('online', {}, { token: other })).errcode).toBe(ErrorCode.unauthorized);
  });
});

describe('every response', () => {
  test('is in the requested language', async () => {
    const messages = await Promise.all(
      [
        {},
        { 'accept-language': 'fil-PH,fil;q=0.9' },
        { 'accept-language': 'fil', 'x-locale': 'en' },
        { 'x-locale': 'tl' },
      ].map(
        async (headers) =>
          (await post('online', '{}', 'application/json', headers as Record<string, string>)).json().message,
      ),
    );
    expect(messages.map((message: string) => message.startsWith('Na-log out'))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('to a call has the strictest security policy, no header that only a page needs, and no CORS header', async () => {
    const { headers } = await post('refreshData', '{}', 'application/json', {
      origin: 'https://elsewhere.example',
    });
    const { date: _, connection: __, ...own } = headers;
    expect(own).toEqual({
      'cache-control': 'no-store',
      'content-length': expect.any(String),
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('of the reference page has the security policy of pages, not the policy of calls', async () => {
    const { headers } = await product.served.app.inject({ method: 'GET', url: '/docs/api' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure-requests|\*/);
    expect(policy).toMatch(/script-src 'self';/);
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': expect.stringMatching(/microphone=\(\).*camera=\(self\)/),
    });
  });

  test('is compressed if that saves enough bytes', async () => {
    const config = await post('anonymous/appConfig', '{}', 'application/json', {
      'accept-encoding': 'gzip, br',
    });
    const small = await post('refreshData', '{}', 'application/json', { 'accept-encoding': 'gzip, br' });
    expect([config.headers['content-encoding'], small.headers['content-encoding']]).toEqual([
      'br',
      undefined,
    ]);
    expect(config.rawPayload.length).toBeLessThan(12_000);
  });
});

test('/healthz reports that the server responds, and /readyz that the database is ready', async () => {
  const get = (url: string) => product.served.app.inject({ method: 'GET', url });
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
});

test('the reference page lists every call, field and error code', async () => {
  const { body, headers } = await product.served.app.inject({ method: 'GET', url: '/docs/api' });
  expect(headers['content-type']).toContain('text/html');
  for (const name of Object.keys(calls)) expect(body).toContain(`/app/v1/${name}`);
  expect(body).toContain('canReceiveDrawChance');
  expect(body).toContain('Too many requests.');
  expect(body).not.toMatch(/<script|style="/);
});
