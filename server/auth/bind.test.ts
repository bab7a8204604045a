import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { readWallet } from '../ledger/wallet.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

const DAY = 86_400_000;
const PASSWORD = 'lantern-and-rain';
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

const regist = (account: string) =>
  product.ask('accountRegist', { account, password: PASSWORD, declarations: grownUp });
const codeFor = async (mobile: string): Promise<string> => {
  expect((await product.ask('smsSend', { mobile, purpose: 'bind' })).errcode).toBe(0);
  return product.lastCode(mobile);
};
const bind = (token: string, mobile: string, smsCode: string) =>
  product.ask('bindAccount', { mobile, smsCode }, { token });

describe('binding a phone number', () => {
  it("adds a way to log in, works once per player, and never takes another player's number", async () => {
    const mobile = '+639171230001';
    const { token, user } = await regist('binder_one');
    expect((await bind(token, mobile, '000000')).errcode).not.toBe(0);
    expect((await bind(token, mobile, await codeFor(mobile))).errcode).toBe(0);
    const byNumber = await product.ask('accountLogin', { mobile, password: PASSWORD, loginType: 2 });
    expect(byNumber.user.id).toBe(user.id);

    const other = await regist('binder_two');
    product.clock.advance(60_000);
    expect((await bind(other.token, mobile, await codeFor(mobile))).errcode).toBe(ErrorCode.accountExists);
    const second = '+639171230002';
    expect((await bind(token, second, await codeFor(second))).errcode).toBe(ErrorCode.alreadyClaimed);
    const { rows } = await product.db.query<{ mobile: string | null }>(
      'select mobile from users where id = any ($1) order by id',
      [[user.id, other.user.id]],
    );
    expect(rows).toEqual([{ mobile }, { mobile: null }]);
  });
});

describe('the welcome set of a player who binds a phone number', () => {
  const newDevice = async (): Promise<string> =>
    (
      await product.ask('anonymous/preLogin2', {
        gameListVersion: '',
        os: 'Android',
        deviceModel: 'phone',
        deviceInfo: '',
        urlParams: '',
        countryCodeISO: 'PH',
        currency: 'PHP',
        language: 'en',
      })
    ).deviceId;
  const bindWith = async (token: string, mobile: string, deviceId: string) =>
    product.ask('bindAccount', { mobile, smsCode: await codeFor(mobile), deviceId }, { token });
  const own = async (token: string) => (await product.ask('welcomeSet', {}, { token })).own;

  it("is granted for a newcomer's first number, once per device", async () => {
    const { token } = await regist('newcomer_one');
    const deviceId = await newDevice();
    expect(await bindWith(token, '+639171230101', deviceId)).toMatchObject({ errcode: 0, hasGifts: true });
    expect(await own(token)).toMatchObject({ spin: 'ready', card: 'ready', draw: 'ready' });
    const other = await regist('newcomer_two');
    expect(await bindWith(other.token, '+639171230102', deviceId)).toMatchObject({
      errcode: 0,
      hasGifts: false,
    });
    expect(await own(other.token)).toBeUndefined();
  });

  it('is not granted a week after registration', async () => {
    const { token } = await regist('old_comer');
    product.clock.advance(7 * DAY);
    await product.ask('proveIdentity', { password: PASSWORD }, { token });
    expect(await bindWith(token, '+639171230103', await newDevice())).toMatchObject({
      errcode: 0,
      hasGifts: false,
    });
  });
});

describe('a break from playing', () => {
  it('ends every session immediately, keeps the coins, and lasts as long as the player chose', async () => {
    const { token, user } = await regist('breaker');
    const begun = product.clock.now();
    expect((await product.ask('takeBreak', { days: 7 }, { token })).until).toBe(begun + 7 * DAY);
    expect(await product.ask('online', {}, { token })).toMatchObject({
      errcode: ErrorCode.unauthorized,
      detail: { because: ErrorCode.playerExcluded },
    });
    const login = () => product.ask('accountLogin', { account: 'breaker', password: PASSWORD, loginType: 2 });
    expect((await login()).errcode).toBe(ErrorCode.playerExcluded);
    expect((await readWallet(product.db, user.id)).coin).toBe(0);
    product.clock.set(begun + 7 * DAY + 1);
    expect((await login()).errcode).toBe(0);
  });

  it('cannot be shortened by a second break, and accepts only the lengths on offer', async () => {
    const { token, user } = await regist('breaker_two');
    const until = product.clock.now() + 30 * DAY;
    await product.db.query('update users set excluded_until = $2 where id = $1', [user.id, until]);
    const again = await product.ask('takeBreak', { days: 1 }, { token });
    expect(again.errcode).toBe(ErrorCode.unauthorized);
    const free = await regist('breaker_three');
    expect((await product.ask('takeBreak', { days: 2 as 1 }, { token: free.token })).errcode).toBe(
      ErrorCode.validationFailed,
    );
  });
});
