import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { LoginType } from '../../contract/auth.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

// Counts the work instead of its time: both tell a stranger apart who has an account.
vi.mock('@node-rs/argon2', { spy: true });

const PASSWORD = 'lantern-and-rain';
const KNOWN = { account: 'known_player', mobile: '+639171234567' };
const UNKNOWN = { account: 'nobody_here_', mobile: '+639177654321' };
const STRANGER = '198.51.100.7';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ limits: true });
  const home = { ip: '203.0.113.1' };
  await product.ask(
    'accountRegist',
    { account: KNOWN.account, password: PASSWORD, declarations: grownUp },
    home,
  );
  await product.db.query('update users set mobile = $1', [KNOWN.mobile]);
  // The player has logged in from home, so that an unknown network is a stranger's.
  const request = { account: KNOWN.account, password: PASSWORD, loginType: LoginType.account };
  expect((await product.ask('accountLogin', request, home)).errcode).toBe(0);
});
afterAll(() => product.close());

/** Every statement of every connection; calls through. */
const query = vi.spyOn(pg.Client.prototype, 'query');
afterAll(() => query.mockRestore());

/** Returns the text of a statement as it was given to a connection. */
function textOf(given: unknown): string {
  const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : given;
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ') : '';
}

let strangers = 0;
/** Makes a call from a fresh address of a stranger; returns its answer and the work behind it. */
async function workOf(name: CallName, body: object) {
  strangers += 1;
  query.mockClear();
  vi.mocked(argon2.verify).mockClear();
  vi.mocked(argon2.hash).mockClear();
  const ip = `${STRANGER.slice(0, STRANGER.lastIndexOf('.'))}.${strangers}`;
  const { errcode, message } = await product.ask(name, body, { ip });
  return {
    errcode,
    message,
    verified: vi.mocked(argon2.verify).mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4)),
    hashed: vi.mocked(argon2.hash).mock.calls.length,
    statements: query.mock.calls.map(([given]) => textOf(given)),
  };
}

it.each<[string, CallName, (who: typeof KNOWN) => object, number]>([
  [
    'a log-in by name',
    'accountLogin',
    ({ account }) => ({ account, password: 'wrong', loginType: LoginType.account }),
    ErrorCode.wrongCredentials,
  ],
  [
    'a log-in by number and password',
    'accountLoginSms2',
    ({ mobile }) => ({ mobile, password: 'wrong', loginType: LoginType.phoneNoOtp }),
    ErrorCode.wrongCredentials,
  ],
  ['a request for a code', 'smsSend', ({ mobile }) => ({ mobile, purpose: 'forget' }), 0],
  [
    'a log-in with a wrong code',
    'accountLoginSms',
    ({ mobile }) => ({ mobile, smsCode: '000000', loginType: LoginType.phone }),
    ErrorCode.smsCodeExpired,
  ],
  [
    'a registration with a wrong code',
    'accountRegist4',
    ({ mobile }) => ({ mobile, smsCode: '000000', password: PASSWORD, declarations: grownUp }),
    ErrorCode.smsCodeExpired,
  ],
  [
    'a forgotten password with a wrong code',
    'forgetPassword',
    ({ mobile }) => ({ mobile, smsCode: '000000', password: 'another-lantern' }),
    // A code was requested for this purpose above.
    ErrorCode.wrongSmsCode,
  ],
])('%s does the same work for a known and an unknown account', async (_, name, bodyOf, errcode) => {
  const known = await workOf(name, bodyOf(KNOWN));
  const unknown = await workOf(name, bodyOf(UNKNOWN));
  expect(known.errcode).toBe(errcode);
  expect(unknown).toEqual(known);
  expect(known.statements.length).toBeGreaterThan(3);
  const isLogIn = errcode === ErrorCode.wrongCredentials;
  expect(known).toMatchObject({
    hashed: 0,
    verified: isLogIn ? [['argon2id', 'v=19', expect.any(String)]] : [],
  });
});

it('a registration by name computes one hash for a free and for a taken name', async () => {
  const request = (account: string) => ({ account, password: PASSWORD, declarations: grownUp });
  const free = await workOf('accountRegist', request('free_name'));
  const taken = await workOf('accountRegist', request(KNOWN.account));
  expect([free.errcode, taken.errcode]).toEqual([0, ErrorCode.accountExists]);
  expect([free.hashed, taken.hashed]).toEqual([1, 1]);
});

it('an account without a password is verified against a hash of the same cost', async () => {
  await product.db.query('update users set password_hash = null where account = $1', [KNOWN.account]);
  const body = ({ account }: typeof KNOWN) => ({ account, password: 'wrong', loginType: LoginType.account });
  expect(await workOf('accountLogin', body(KNOWN))).toEqual(await workOf('accountLogin', body(UNKNOWN)));
});
