import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { MOST_PASSKEYS } from '../../contract/passkeys.ts';
import { type Authenticator, authenticator, type Misdeeds } from '../testing/authenticator.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

const ORIGIN = 'http://localhost:4180';
const MOBILE = '+639171234567';

let product: TestProduct;
let token: string;
let userId: number;
beforeEach(async () => {
  product = await testProduct();
  ({ token, userId } = await registered('lantern_one'));
});
afterEach(() => product.close());

async function registered(account: string) {
  const answer = await product.ask('accountRegist', {
    account,
    password: 'lantern-and-rain',
    declarations: grownUp,
  });
  await product.ask('proveIdentity', { password: 'lantern-and-rain' }, { token: answer.token });
  return { token: answer.token, userId: answer.user.id };
}
const begin = async (by = token) =>
  (await product.ask('passkeyAddBegin', { origin: ORIGIN }, { token: by })).options;
const add = async (device: Authenticator, misdeeds: Misdeeds = {}, by = token) =>
  product.ask('passkeyAdd', { response: device.make(await begin(by), misdeeds) }, { token: by });
const beginLogIn = async () => (await product.ask('anonymous/passkeyLoginBegin', { origin: ORIGIN })).options;
const logIn = async (device: Authenticator, misdeeds: Misdeeds = {}) =>
  product.ask('passkeyLogin', { response: device.sign(await beginLogIn(), misdeeds) });
const list = async (by = token) => (await product.ask('ownPasskeys', {}, { token: by })).list;
const made = async (): Promise<Authenticator> => {
  const device = authenticator(ORIGIN);
  expect(await add(device)).toMatchObject({ errcode: 0 });
  return device;
};

describe('a passkey', () => {
  test('can be created, listed, used to log in, and removed', async () => {
    const device = await made();
    const addedAt = product.clock.now();
    expect(await list()).toEqual([{ id: device.id, addedAt, usedAt: null, isSynced: false }]);
    product.clock.advance(60_000);
    const session = await logIn(device);
    expect(session).toMatchObject({ errcode: 0, user: { id: userId } });
    expect(await product.ask('refreshData', {}, { token: session.token })).toMatchObject({ errcode: 0 });
    expect(await list()).toEqual([{ id: device.id, addedAt, usedAt: addedAt + 60_000, isSynced: false }]);
    expect(await product.ask('removePasskey', { id: device.id }, { token })).toMatchObject({ errcode: 0 });
    expect(await list()).toEqual([]);
    expect(await logIn(device)).toMatchObject({ errcode: ErrorCode.passkeyRefused });
  });

  test('is created only with user verification and as a discoverable credential', async () => {
    expect(await begin()).toMatchObject({
      rp: { id: 'localhost', name: 'Perya' },
      user: { name: 'lantern_one' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const device = await made();
    expect(await begin()).toMatchObject({ excludeCredentials: [{ id: device.id }] });
    expect(await beginLogIn()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  });

  test.each<[string, Misdeeds]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain’s key', { rpId: 'evil.example' }],
    ['the other half of the protocol', { type: 'webauthn.create' }],
    ['a challenge of its own', { challenge: 'AAAA' }],
    ['nobody before the device', { isVerified: false }],
  ])('does not log in from %s', async (_what, misdeeds) => {
    const device = await made();
    expect(await logIn(device, misdeeds)).toMatchObject({ errcode: ErrorCode.passkeyRefused });
    expect((await list())[0]?.usedAt).toBeNull();
  });

  test.each<[string, Misdeeds]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['the other half of the protocol', { type: 'webauthn.get' }],
    ['a challenge of its own', { challenge: 'AAAA' }],
    ['nobody before the device', { isVerified: false }],
  ])('is not stored from %s', async (_what, misdeeds) => {
    expect(await add(authenticator(ORIGIN), misdeeds)).toMatchObject({ errcode: ErrorCode.passkeyRefused });
    expect(await list()).toEqual([]);
  });

  test('signs each challenge once, and within five minutes of its issue', async () => {
    const device = await made();
    const response = device.sign(await beginLogIn());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => product.ask('passkeyLogin', { response })),
    );
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    const late = await beginLogIn();
    product.clock.advance(5 * 60_000);
    expect(await product.ask('passkeyLogin', { response: device.sign(late) })).toMatchObject({
      errcode: ErrorCode.passkeyRefused,
    });
  });

  test('is refused after it was cloned, because its counter does not grow', async () => {
    const device = await made();
    expect(await logIn(device, { counter: 7 })).toMatchObject({ errcode: 0 });
    expect(await logIn(device, { counter: 7 })).toMatchObject({ errcode: ErrorCode.passkeyRefused });
    expect(await logIn(device, { counter: 8 })).toMatchObject({ errcode: 0 });
  });

  test("of one player does not open another player's account", async () => {
    const mine = await made();
    const other = await registered('lantern_two');
    const theirs = authenticator(ORIGIN);
    expect(await add(theirs, {}, other.token)).toMatchObject({ errcode: 0 });
    // One passkey's signature, sent under the other passkey's id.
    expect(await logIn(mine, { id: theirs.id })).toMatchObject({ errcode: ErrorCode.passkeyRefused });
    // A challenge issued to one player, signed by another player's passkey.
    const asked = await begin();
    expect(
      await product.ask(
        'passkeyAdd',
        { response: authenticator(ORIGIN).make(asked) },
        { token: other.token },
      ),
    ).toMatchObject({ errcode: ErrorCode.passkeyRefused });
    // A log-in challenge must not create a passkey.
    expect(
      await product.ask(
        'passkeyAdd',
        { response: authenticator(ORIGIN).make(await beginLogIn()) },
        { token },
      ),
    ).toMatchObject({ errcode: ErrorCode.passkeyRefused });
    expect(await product.ask('removePasskey', { id: theirs.id }, { token })).toMatchObject({
      errcode: ErrorCode.notFound,
    });
    expect(await list(other.token)).toHaveLength(1);
    // The same passkey cannot be added for a second player.
    expect(await add(theirs)).toMatchObject({ errcode: ErrorCode.passkeyRefused });
  });

  test.each([{}, { id: 'x' }, { id: 1, response: [] }, { response: { clientDataJSON: 'e30' } }])(
    'is refused for a malformed response: %j',
    async (response) => {
      await made();
      expect(await product.ask('passkeyLogin', { response })).toMatchObject({
        errcode: ErrorCode.passkeyRefused,
      });
      expect(await product.ask('passkeyAdd', { response }, { token })).toMatchObject({
        errcode: ErrorCode.passkeyRefused,
      });
    },
  );

  test('does not log in its player during an exclusion', async () => {
    const device = await made();
    await product.db.query('update users set excluded_until = $2 where id = $1', [
      userId,
      product.clock.now() + 1_000,
    ]);
    expect(await logIn(device)).toMatchObject({ errcode: ErrorCode.playerExcluded });
  });

  test('is created and used only on an origin of the lobby', async () => {
    const origin = 'https://evil.example';
    expect(await product.ask('passkeyAddBegin', { origin }, { token })).toMatchObject({
      errcode: ErrorCode.passkeyRefused,
    });
    expect(await product.ask('anonymous/passkeyLoginBegin', { origin })).toMatchObject({
      errcode: ErrorCode.passkeyRefused,
    });
  });

  test(`can be added only by a player with at most ${MOST_PASSKEYS - 1} others, even when many are created simultaneously`, async () => {
    const asked = [];
    for (let nth = 0; nth < MOST_PASSKEYS + 3; nth++) asked.push(await begin());
    const answers = await Promise.all(
      asked.map((options) =>
        product.ask('passkeyAdd', { response: authenticator(ORIGIN).make(options) }, { token }),
      ),
    );
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(MOST_PASSKEYS);
    expect(await product.ask('passkeyAddBegin', { origin: ORIGIN }, { token })).toMatchObject({
      errcode: ErrorCode.tooManyPasskeys,
    });
  });

  test('cannot be removed if it is the only way to log in', async () => {
    await product.ask('smsSend', { mobile: MOBILE, purpose: 'login' });
    const { token: byMobile } = await product.ask('accountLoginSms', {
      mobile: MOBILE,
      smsCode: await product.lastCode(MOBILE),
      loginType: 1,
      declarations: grownUp,
    });
    product.clock.advance(60_000);
    await product.ask('smsSend', { mobile: MOBILE, purpose: 'prove' });
    await product.ask('proveIdentity', { smsCode: await product.lastCode(MOBILE) }, { token: byMobile });
    const device = authenticator(ORIGIN);
    await add(device, {}, byMobile);
    await product.db.query("update users set mobile = null, account = 'no_number' where mobile = $1", [
      MOBILE,
    ]);
    expect(await product.ask('removePasskey', { id: device.id }, { token: byMobile })).toMatchObject({
      errcode: ErrorCode.lastWayIn,
    });
    expect(await logIn(device)).toMatchObject({ errcode: 0 });
  });
});
