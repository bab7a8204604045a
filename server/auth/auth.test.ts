import { ErrorCode } from '../../contract/errors.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await testProduct();
});
afterEach(() => product.close());

const PASSWORD = 'lantern-and-rain';
const MOBILE = '+639171234567';
const MINUTE = 60_000;

const regist = (account = 'maria_clara', more: object = {}) =>
  product.ask('accountRegist', { account, password: PASSWORD, declarations: grownUp, ...more });
const login = (account: string, password = PASSWORD, ip?: string) =>
  product.ask('accountLogin', { account, password, loginType: 2 }, ip === undefined ? {} : { ip });
const send = (mobile = MOBILE, purpose = 'login', ip = '203.0.113.7') =>
  product.ask('smsSend', { mobile, purpose }, { ip });
const codeFor = async (mobile = MOBILE, purpose = 'login') => {
  expect((await send(mobile, purpose)).errcode).toBe(0);
  return product.lastCode(mobile);
};
const loginSms = (smsCode: string, more: object = {}, mobile = MOBILE) =>
  product.ask('accountLoginSms', { mobile, smsCode, loginType: 1, ...more });
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an account with a password', () => {
  test('comes with a wallet, a session and an invite code', async () => {
    const { errcode, token, user } = await regist();
    expect({ errcode, user }).toMatchObject({
      errcode: 0,
      user: { account: 'maria_clara', hasPassword: true, coin: 0, mobile: '' },
    });
    expect(user.id).toBeGreaterThanOrEqual(100_001);
    expect(await product.ask('refreshData', {}, { token })).toMatchObject({
      errcode: 0,
      coin: 0,
      hasPassword: true,
    });
  });

  test('stores an Argon2id hash at the recommended cost', async () => {
    await regist();
    const { rows } = await product.db.query<{ password_hash: string }>('select password_hash from users');
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is created only once when many requests arrive simultaneously', async () => {
    const codes = (await Promise.all(Array.from({ length: 8 }, () => regist()))).map(
      ({ errcode }) => errcode,
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([
      0,
      ErrorCode.accountExists,
      ErrorCode.accountExists,
      ErrorCode.accountExists,
      ErrorCode.accountExists,
      ErrorCode.accountExists,
      ErrorCode.accountExists,
      ErrorCode.accountExists,
    ]);
  });

  test.each([
    ['a common password', { password: 'Password123' }, { password: 'passwordBreached' }],
    ['its own name', { password: 'Maria_Clara' }, { password: 'passwordIsAccount' }],
    [
      'a person of 20',
      { declarations: { ...grownUp, birthDate: '2005-11-19' } },
      { 'declarations.birthDate': 'tooYoung' },
    ],
    ["nobody's invite code", { inviteCode: 'AAAAAAAA' }, { inviteCode: 'inviteUnknown' }],
  ])('is not created with %s', async (_what, more, fields) => {
    expect(await regist('maria_clara', more)).toMatchObject({ errcode: ErrorCode.validationFailed, fields });
  });

  test("is available from the player's 21st birthday by the Manila calendar, not an hour earlier", async () => {
    const declarations = { ...grownUp, birthDate: '2005-11-19' };
    product.clock.set(Date.UTC(2026, 10, 18, 15));
    expect((await regist('first_try', { declarations })).errcode).toBe(ErrorCode.validationFailed);
    product.clock.set(Date.UTC(2026, 10, 18, 16));
    expect((await regist('second_try', { declarations })).errcode).toBe(0);
  });

  test("stores the player's inviter", async () => {
    const first = await regist();
    const { inviteCode } = await product.ask(
      'getAfterLoginInfoWeb',
      { phoneInfo: '', deviceModel: '', deviceInfo: '', deviceId: '' },
      { token: first.token },
    );
    expect((await regist('crisostomo', { inviteCode: inviteCode.toLowerCase() })).user.pid).toBe(
      first.user.id,
    );
  });

  test('is not created for a person on the restricted list', async () => {
    expect((await regist('listed_person')).errcode).toBe(ErrorCode.restrictedPerson);
  });

  test('accepts its name in upper or lower case, but no wrong password', async () => {
    await regist();
    expect((await login('Maria_Clara ')).errcode).toBe(0);
    expect((await login('maria_clara', 'lantern-and-sun')).errcode).toBe(ErrorCode.wrongCredentials);
    expect(await login('nobody_here')).toEqual(await login('maria_clara', 'lantern-and-sun'));
    expect(await login('')).toMatchObject({
      errcode: ErrorCode.validationFailed,
      fields: { account: 'required' },
    });
  });

  test('makes a network wait after five wrong tries, each time longer, whether or not the name exists', async () => {
    await regist();
    for (const account of ['maria_clara', 'nobody_here']) {
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => login(account, 'wrong-wrong', '203.0.113.1')),
      );
      expect(tries.filter(({ errcode }) => errcode === ErrorCode.wrongCredentials)).toHaveLength(5);
      expect(tries.filter(({ errcode }) => errcode === ErrorCode.tooManyAttempts)).toHaveLength(3);
      for (const minutes of [1, 2, 4, 8, 16, 32]) {
        expect(await login(account, PASSWORD, '203.0.113.1')).toMatchObject({
          errcode: ErrorCode.tooManyAttempts,
          detail: { minutes },
        });
        product.clock.advance(minutes * MINUTE);
        expect((await login(account, 'wrong-wrong', '203.0.113.1')).errcode).toBe(ErrorCode.wrongCredentials);
      }
    }
    expect((await login('maria_clara', PASSWORD, '203.0.113.2')).errcode).toBe(0);
    product.clock.advance(60 * MINUTE);
    expect((await login('maria_clara', PASSWORD, '203.0.113.1')).errcode).toBe(0);
  });

  test('forgets earlier wrong tries after a log-in with the right password', async () => {
    await regist();
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 4; wrong++)
        expect((await login('maria_clara', 'wrong-wrong')).errcode).toBe(ErrorCode.wrongCredentials);
      expect((await login('maria_clara')).errcode).toBe(0);
    }
  });

  test('refuses a log-in while its player is excluded', async () => {
    await regist();
    await product.db.query('update users set excluded_until = $1', [product.clock.now() + MINUTE]);
    expect((await login('maria_clara')).errcode).toBe(ErrorCode.playerExcluded);
    product.clock.advance(MINUTE);
    expect((await login('maria_clara')).errcode).toBe(0);
  });

  test('ends only the current session when its player logs out', async () => {
    const { token } = await regist();
    const { token: other } = await login('maria_clara');
    expect((await product.ask('logout', {}, { token })).errcode).toBe(0);
    expect((await product.ask('online', {}, { token })).errcode).toBe(ErrorCode.unauthorized);
    expect((await product.ask('online', {}, { token: other })).errcode).toBe(0);
  });
});

describe('a text message code', () => {
  test('has six digits, is valid for five minutes and works once', async () => {
    await regist();
    const code = await codeFor();
    expect(code).toMatch(/^\d{6}$/);
    product.clock.advance(5 * MINUTE - 1);
    expect((await loginSms(code, { declarations: grownUp })).errcode).toBe(0);
    expect((await loginSms(code)).errcode).toBe(ErrorCode.smsCodeExpired);
    product.clock.advance(MINUTE);
    const late = await codeFor();
    product.clock.advance(5 * MINUTE);
    expect((await loginSms(late)).errcode).toBe(ErrorCode.smsCodeExpired);
  });

  test('is refused as expired (2003) if no code was ever sent', async () => {
    expect((await loginSms('123456')).errcode).toBe(ErrorCode.smsCodeExpired);
  });

  test('allows five wrong tries, even simultaneous ones, and then refuses the right code as well', async () => {
    const code = await codeFor();
    const wrong = await Promise.all(Array.from({ length: 8 }, () => loginSms(not(code))));
    expect(wrong.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([
      ErrorCode.wrongSmsCode,
      ErrorCode.wrongSmsCode,
      ErrorCode.wrongSmsCode,
      ErrorCode.wrongSmsCode,
      ErrorCode.wrongSmsCode,
      ErrorCode.tooManyAttempts,
      ErrorCode.tooManyAttempts,
      ErrorCode.tooManyAttempts,
    ]);
    expect((await loginSms(code, { declarations: grownUp })).errcode).toBe(ErrorCode.tooManyAttempts);
    product.clock.advance(MINUTE);
    expect((await loginSms(await codeFor(), { declarations: grownUp })).errcode).toBe(0);
  });

  test('is replaced by the next code, and works only for the purpose it was requested for', async () => {
    const first = await codeFor();
    product.clock.advance(MINUTE);
    const second = await codeFor();
    if (first !== second) expect((await loginSms(first)).errcode).toBe(ErrorCode.wrongSmsCode);
    expect(
      (await product.ask('forgetPassword', { mobile: MOBILE, smsCode: second, password: PASSWORD })).errcode,
    ).toBe(ErrorCode.smsCodeExpired);
    expect((await loginSms(second, { declarations: grownUp })).errcode).toBe(0);
  });

  test('works for only one of many simultaneous requests', async () => {
    const code = await codeFor();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => loginSms(code, { declarations: grownUp })),
    );
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    const { rows } = await product.db.query<{ count: number }>('select count(*) as count from users');
    expect(rows[0]?.count).toBe(1);
  });

  test('can be requested again after 60 seconds, and at most five times an hour', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect(await send()).toMatchObject({ errcode: 0, resendAfterMs: MINUTE, expiresInMs: 5 * MINUTE });
      product.clock.advance(MINUTE - 1);
      expect(await send()).toMatchObject({
        errcode: ErrorCode.codesPaused,
        detail: { minutes: sent === 4 ? 56 : 1 },
      });
      product.clock.advance(1);
    }
    expect(await send()).toMatchObject({ errcode: ErrorCode.codesPaused, detail: { minutes: 55 } });
    product.clock.advance(55 * MINUTE);
    expect((await send()).errcode).toBe(0);
  });

  test("is sent to the owner of the number regardless of a stranger's requests", async () => {
    const [stranger, owner] = ['203.0.113.66', '203.0.113.7'];
    for (let sent = 0; sent < 5; sent++) {
      expect((await send(MOBILE, 'login', stranger)).errcode).toBe(0);
      product.clock.advance(MINUTE);
    }
    expect((await send(MOBILE, 'login', stranger)).errcode).toBe(ErrorCode.codesPaused);
    expect((await send(MOBILE, 'login', owner)).errcode).toBe(0);
  });

  test('is sent ten times an hour to all unknown networks together; networks where the player has logged in have a separate limit', async () => {
    const home = '203.0.113.7';
    const body = { mobile: MOBILE, smsCode: await codeFor(), loginType: 1, declarations: grownUp };
    expect((await product.ask('accountLoginSms', body, { ip: home })).errcode).toBe(0);
    product.clock.advance(60 * MINUTE);
    const strangers = Array.from({ length: 12 }, (_, index) => `198.51.100.${index}`);
    const answers = await Promise.all(strangers.map((ip) => send(MOBILE, 'login', ip)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(10);
    const own = [];
    for (let sent = 0; sent < 6; sent++) {
      own.push((await send(MOBILE, 'login', home)).errcode);
      product.clock.advance(MINUTE);
    }
    expect(own).toEqual([0, 0, 0, 0, 0, ErrorCode.codesPaused]);
  });

  test('stays valid when a stranger requests another code, and the stranger cannot use up its tries', async () => {
    const stranger = '203.0.113.66';
    const code = await codeFor();
    expect((await send(MOBILE, 'login', stranger)).errcode).toBe(0);
    const guess = { mobile: MOBILE, smsCode: not(code), loginType: 1 };
    for (let wrong = 0; wrong < 6; wrong++) await product.ask('accountLoginSms', guess, { ip: stranger });
    const right = { ...guess, smsCode: code, declarations: grownUp };
    expect((await product.ask('accountLoginSms', right, { ip: '203.0.113.7' })).errcode).toBe(0);
  });

  test('is accepted from a different network from the one that requested it', async () => {
    const smsCode = await codeFor();
    const body = { mobile: MOBILE, smsCode, loginType: 1, declarations: grownUp };
    expect((await product.ask('accountLoginSms', body, { ip: '203.0.113.7' })).errcode).toBe(0);
  });

  test('is sent once for many simultaneous requests for one number', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
  });

  test('causes the same response and the same number of messages for known and unknown numbers', async () => {
    await loginSms(await codeFor(), { declarations: grownUp });
    product.clock.advance(60 * MINUTE);
    const statements: string[] = [];
    const count = async (mobile: string, purpose: string) => {
      const before = await product.db.query<{ sent: number }>('select count(*) as sent from sms_outbox');
      const answer = await send(mobile, purpose);
      const after = await product.db.query<{ sent: number }>('select count(*) as sent from sms_outbox');
      statements.push(
        JSON.stringify({ answer, sent: (after.rows[0]?.sent ?? 0) - (before.rows[0]?.sent ?? 0) }),
      );
    };
    await count(MOBILE, 'forget');
    await count('+639999999999', 'forget');
    expect(statements[0]).toBe(statements[1]);
    expect(statements[0]).toContain('"sent":1');
  });
});

describe('a phone number', () => {
  test('gets an account at its first log-in, once the declarations are sent with the same code', async () => {
    const code = await codeFor();
    expect((await loginSms(code)).errcode).toBe(ErrorCode.declarationsNeeded);
    expect((await loginSms(code, { declarations: { ...grownUp, birthDate: '2010-01-01' } })).errcode).toBe(
      ErrorCode.validationFailed,
    );
    const first = await loginSms(code, { declarations: grownUp });
    expect(first).toMatchObject({
      errcode: 0,
      isNew: true,
      user: { mobile: MOBILE, account: '', hasPassword: false },
    });
    product.clock.advance(MINUTE);
    expect(await loginSms(await codeFor(), {}, '0917 123 4567')).toMatchObject({
      errcode: 0,
      isNew: false,
      user: { id: first.user.id },
    });
  });

  test('can be registered only once through the call accountRegist4', async () => {
    const again = async () =>
      product.ask('accountRegist4', {
        mobile: MOBILE,
        smsCode: await codeFor(MOBILE, 'register'),
        declarations: grownUp,
      });
    expect(await again()).toMatchObject({ errcode: 0, user: { mobile: MOBILE } });
    product.clock.advance(MINUTE);
    expect((await again()).errcode).toBe(ErrorCode.accountExists);
  });

  test('is not registered if its owner is on the restricted list', async () => {
    const mobile = '+639000000013';
    const code = await codeFor(mobile);
    expect((await loginSms(code, { declarations: grownUp }, mobile)).errcode).toBe(
      ErrorCode.restrictedPerson,
    );
  });

  test('lets its owner set the first password, once', async () => {
    const { token } = await loginSms(await codeFor(), { declarations: grownUp });
    expect(await product.ask('initPassword', { password: 'iloveyou123' }, { token })).toMatchObject({
      fields: { password: 'passwordBreached' },
    });
    expect((await product.ask('initPassword', { password: PASSWORD }, { token })).errcode).toBe(0);
    expect((await product.ask('initPassword', { password: 'another-one-1' }, { token })).errcode).toBe(
      ErrorCode.passwordAlreadySet,
    );
    expect(
      (await product.ask('accountLogin', { mobile: '09171234567', password: PASSWORD, loginType: 2 }))
        .errcode,
    ).toBe(0);
  });

  test('lets its owner set a new password by code, which ends every session', async () => {
    const { token } = await loginSms(await codeFor(), { declarations: grownUp });
    product.clock.advance(MINUTE);
    const smsCode = await codeFor(MOBILE, 'forget');
    expect(
      (await product.ask('forgetPassword', { mobile: MOBILE, smsCode: not(smsCode), password: PASSWORD }))
        .errcode,
    ).toBe(ErrorCode.wrongSmsCode);
    expect(
      (await product.ask('forgetPassword', { mobile: MOBILE, smsCode, password: PASSWORD })).errcode,
    ).toBe(0);
    expect((await product.ask('online', {}, { token })).errcode).toBe(ErrorCode.unauthorized);
    expect(
      (await product.ask('accountLogin', { mobile: MOBILE, password: PASSWORD, loginType: 2 })).errcode,
    ).toBe(0);
  });

  test('without an account gets the same response as an expired code', async () => {
    const smsCode = await codeFor('+639999999999', 'forget');
    expect(
      (await product.ask('forgetPassword', { mobile: '+639999999999', smsCode, password: PASSWORD })).errcode,
    ).toBe(ErrorCode.smsCodeExpired);
  });
});
