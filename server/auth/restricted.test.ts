import { ErrorCode } from '../../contract/errors.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIVE_PATH } from '../../contract/live.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { settleDeposit } from '../games/rounds.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

const PASSWORD = 'lantern-and-rain';
const MOBILE = '+639171234567';
let product: TestProduct;
let listed: Set<string>;
beforeEach(async () => {
  listed = new Set();
  product = await testProduct({
    restricted: {
      isListed: ({ account, mobile }) => listed.has(account ?? '') || listed.has(mobile ?? ''),
      close() {},
    },
  });
});
afterEach(() => product.close());

const codeFor = async (purpose: string) => {
  product.clock.advance(60_000);
  expect((await product.ask('smsSend', { mobile: MOBILE, purpose })).errcode).toBe(0);
  return product.lastCode(MOBILE);
};
const loginSms = async () =>
  product.ask('accountLoginSms', { mobile: MOBILE, smsCode: await codeFor('login'), loginType: 1 });
const login = (who: object) => product.ask('accountLogin', { ...who, password: PASSWORD, loginType: 2 });

/** Registers a player with a phone number and a password. */
const joinByMobile = async () =>
  product.ask('accountRegist4', {
    mobile: MOBILE,
    smsCode: await codeFor('register'),
    password: PASSWORD,
    declarations: grownUp,
  });

it('a person put on the restricted list after registration is refused by every way to log in, with the reason', async () => {
  expect((await joinByMobile()).errcode).toBe(0);
  expect((await login({ mobile: MOBILE })).errcode).toBe(0);
  expect((await loginSms()).errcode).toBe(0);
  listed.add(MOBILE);
  expect(await login({ mobile: MOBILE })).toMatchObject({
    errcode: ErrorCode.restrictedPerson,
    message: expect.stringContaining('Your money stays yours'),
  });
  expect((await login({ account: '09171234567' })).errcode).toBe(ErrorCode.restrictedPerson);
  expect((await loginSms()).errcode).toBe(ErrorCode.restrictedPerson);
  expect((await joinByMobile()).errcode).toBe(ErrorCode.restrictedPerson);

  await product.ask('accountRegist', { account: 'maria_clara', password: PASSWORD, declarations: grownUp });
  expect((await login({ account: 'maria_clara' })).errcode).toBe(0);
  listed.add('maria_clara');
  expect((await login({ account: 'Maria_Clara' })).errcode).toBe(ErrorCode.restrictedPerson);
  // A wrong password gets the usual error, so that the response does not reveal who is on the list.
  expect(
    (await product.ask('accountLogin', { account: 'maria_clara', password: 'wrong-wrong', loginType: 2 }))
      .errcode,
  ).toBe(ErrorCode.wrongCredentials);
});

it.each(['refreshData', 'online', 'receiveDrawChance', 'getAfterLoginInfoWeb'] as const)(
  "a restricted person's next call of %s ends all of that person's sessions and moves no money",
  async (name) => {
    const { token, user } = await joinByMobile();
    const { token: other } = await login({ mobile: MOBILE });
    await settleDeposit(product.db, {
      userId: user.id,
      amount: 50_000,
      channel: 'GCash',
      at: product.clock.now(),
    });
    listed.add(MOBILE);
    expect((await product.ask(name, {}, { token })).errcode).toBe(ErrorCode.unauthorized);
    listed.clear();
    // The sessions stay ended after the person is removed from the list.
    for (const dead of [token, other])
      expect((await product.ask('online', {}, { token: dead })).errcode).toBe(ErrorCode.unauthorized);
    const { token: again } = await login({ mobile: MOBILE });
    expect((await product.ask('refreshData', {}, { token: again })).coin).toBe(50_000);
    expect((await verifyLedger(product.db)).faults).toEqual([]);
  },
);

it('a restricted person gets no live stream', async () => {
  const { token } = await joinByMobile();
  listed.add(MOBILE);
  const { body } = await product.served.app.inject({ url: LIVE_PATH, headers: { authorization: token } });
  expect(body).toContain('sessionEnded');
});
