import { afterEach, beforeEach, expect, test } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await testProduct();
});
afterEach(() => product.close());

const MOBILE = '+639171234567';
const PASSWORD = 'lantern-and-rain';

test('a player can log in by number and password without a code; wrong passwords by number and by account name share one limit', async () => {
  await product.ask('smsSendV2', { mobile: MOBILE, purpose: 'register', by: 'call' });
  const { user } = await product.ask('accountRegist4', {
    mobile: MOBILE,
    smsCode: await product.lastCode(MOBILE),
    password: PASSWORD,
    declarations: grownUp,
  });
  const logIn = (password: string, mobile = '0917 123 4567') =>
    product.ask('accountLoginSms2', { mobile, password, loginType: 3 });
  expect(await logIn(PASSWORD)).toMatchObject({ errcode: 0, user: { id: user.id } });
  expect(await logIn(PASSWORD, '0917 123 4568')).toMatchObject({ errcode: ErrorCode.wrongCredentials });
  for (let nth = 0; nth < 5; nth++)
    expect(await logIn('not this one')).toMatchObject({ errcode: ErrorCode.wrongCredentials });
  expect(await logIn(PASSWORD)).toMatchObject({ errcode: ErrorCode.tooManyAttempts });
  // A log-in by account name has to wait too, because it opens the same account.
  expect(
    await product.ask('accountLogin', { mobile: MOBILE, password: PASSWORD, loginType: 2 }),
  ).toMatchObject({ errcode: ErrorCode.tooManyAttempts });
});

test('a phone call reads out the code that a text message would contain, and shares its limits', async () => {
  const ask = (by: 'text' | 'call') =>
    product.ask('smsSendV2', { mobile: MOBILE, purpose: 'login', by }, { locale: 'fil' });
  expect(await ask('call')).toMatchObject({ errcode: 0, resendAfterMs: 60_000, expiresInMs: 300_000 });
  const { rows } = await product.db.query<{ text: string }>('select text from sms_outbox');
  expect(rows[0]?.text).toMatch(/^Phone call: “Kumusta mula sa Perya\. Ang code mo ay \d{6}\./);
  expect(await ask('text')).toMatchObject({ errcode: ErrorCode.codesPaused });
  expect(
    await product.ask('accountLoginSms', {
      mobile: MOBILE,
      smsCode: await product.lastCode(MOBILE),
      loginType: 1,
      declarations: grownUp,
    }),
  ).toMatchObject({ errcode: 0, isNew: true });
});
