import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { SocialType } from '../../contract/social.ts';
import { openSession } from '../sessions/sessions.ts';
import { type Authenticator, authenticator } from '../testing/authenticator.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';
import { PROOF_LASTS_MS } from './identity-proof.ts';

const ORIGIN = 'http://localhost:4180';
const PASSWORD = 'lantern-and-rain';
const MOBILE = '+639171234567';
const MINUTE = 60_000;
let product: TestProduct;
beforeEach(async () => {
  product = await testProduct();
});
afterEach(() => product.close());

const withPassword = async (account = 'lantern_one') => {
  const { token, user } = await product.ask('accountRegist', {
    account,
    password: PASSWORD,
    declarations: grownUp,
  });
  return { token, userId: user.id };
};
const codeFor = async (purpose: string): Promise<string> => {
  expect((await product.ask('smsSend', { mobile: MOBILE, purpose })).errcode).toBe(0);
  return product.lastCode(MOBILE);
};
const withNumber = async () => {
  const request = { mobile: MOBILE, smsCode: await codeFor('login'), loginType: 1, declarations: grownUp };
  const { token, user } = await product.ask('accountLoginSms', request);
  return { token, userId: user.id };
};
/** Creates a player who has nothing but an account at a third party. */
const withThirdParty = async () => {
  const { userId } = await withPassword('lantern_two');
  await product.db.query('update users set password_hash = null where id = $1', [userId]);
  await product.db.query(
    'insert into social_accounts (type, subject, user_id, name, bound_at) values ($1, $2, $3, $4, $5)',
    [SocialType.google, 'ana', userId, 'Ana', product.clock.now()],
  );
  return { userId, token: await openSession(product.db, userId, '127.0.0.1', product.clock.now()) };
};
const prove = (proof: object, token: string) => product.ask('proveIdentity', proof, { token });
const begin = (token: string) => product.ask('passkeyAddBegin', { origin: ORIGIN }, { token });
const addPasskey = async (token: string): Promise<Authenticator> => {
  const device = authenticator(ORIGIN);
  const { options } = await begin(token);
  const added = await product.ask('passkeyAdd', { response: device.make(options) }, { token });
  expect(added.errcode).toBe(0);
  return device;
};
const needed = { errcode: ErrorCode.proofNeeded };

describe('a way to log in', () => {
  it('is added only after a second proof, even right after a log-in', async () => {
    const { token } = await withPassword();
    expect(await begin(token)).toMatchObject(needed);
    expect(await product.ask('passkeyAdd', { response: {} }, { token })).toMatchObject(needed);
    const social = { returned: '?state=x', secret: 'x'.repeat(43) };
    expect(await product.ask('bindSocialAccount', social, { token })).toMatchObject(needed);
    expect((await prove({ password: PASSWORD }, token)).provedUntil).toBe(
      product.clock.now() + PROOF_LASTS_MS,
    );
    expect((await begin(token)).errcode).toBe(0);
    expect((await product.ask('bindSocialAccount', social, { token })).errcode).toBe(
      ErrorCode.socialLoginFailed,
    );
  });

  it('is not added once the proof is 15 minutes old, nor in another session of the player', async () => {
    const { token } = await withPassword();
    await prove({ password: PASSWORD }, token);
    const other = await product.ask('accountLogin', {
      account: 'lantern_one',
      password: PASSWORD,
      loginType: 2,
    });
    expect(await begin(other.token)).toMatchObject(needed);
    product.clock.advance(PROOF_LASTS_MS - 1);
    const { options } = await begin(token);
    product.clock.advance(1);
    const response = authenticator(ORIGIN).make(options);
    expect(await product.ask('passkeyAdd', { response }, { token })).toMatchObject(needed);
    expect(await begin(token)).toMatchObject(needed);
  });

  it.each(['bindAccount', 'initPassword'] as const)(
    'such as a number or first password needs no proof right after a log-in, but later (%s)',
    async (name) => {
      const { token } = await withThirdParty();
      await product.db.query(
        `insert into passkeys (id, user_id, public_key, counter, transports, is_synced, origin, added_at)
         select 'key', user_id, '', 0, '{}', false, '', 0 from social_accounts`,
      );
      product.clock.advance(PROOF_LASTS_MS);
      const body =
        name === 'bindAccount' ? { mobile: MOBILE, smsCode: await codeFor('bind') } : { password: PASSWORD };
      expect(await product.ask(name, body, { token })).toMatchObject(needed);
      const { rows } = await product.db.query<{ id: number }>('select user_id as id from social_accounts');
      const again = await openSession(product.db, rows[0]?.id ?? 0, '127.0.0.1', product.clock.now());
      expect((await product.ask(name, body, { token: again })).errcode).toBe(0);
    },
  );
});

describe('a proof', () => {
  it('is the password, whose wrong tries count together with those of log-ins', async () => {
    const { token } = await withPassword();
    expect(await product.ask('identityProof', {}, { token })).toMatchObject({
      provedUntil: 0,
      hasPassword: true,
      hasMobile: false,
      hasPasskey: false,
    });
    for (let wrong = 0; wrong < 5; wrong++)
      expect(await prove({ password: 'not this one' }, token)).toMatchObject({
        errcode: ErrorCode.wrongCredentials,
      });
    expect((await prove({ password: PASSWORD }, token)).errcode).toBe(ErrorCode.tooManyAttempts);
    expect(await begin(token)).toMatchObject(needed);
    expect(
      (await product.ask('accountLogin', { account: 'lantern_one', password: PASSWORD, loginType: 2 }))
        .errcode,
    ).toBe(ErrorCode.tooManyAttempts);
    product.clock.advance(MINUTE);
    expect((await prove({ password: PASSWORD }, token)).errcode).toBe(0);
    expect((await product.ask('identityProof', {}, { token })).provedUntil).toBeGreaterThan(0);
  });

  it('is a code to the player’s own number that was sent for this purpose, once', async () => {
    const { token } = await withNumber();
    product.clock.advance(MINUTE);
    expect((await prove({ smsCode: await codeFor('login') }, token)).errcode).toBe(ErrorCode.smsCodeExpired);
    product.clock.advance(MINUTE);
    const smsCode = await codeFor('prove');
    expect((await prove({ smsCode: '000000' === smsCode ? '000001' : '000000' }, token)).errcode).toBe(
      ErrorCode.wrongSmsCode,
    );
    const stranger = await withPassword('stranger_one');
    expect((await prove({ smsCode }, stranger.token)).errcode).toBe(ErrorCode.smsCodeExpired);
    expect((await prove({ smsCode }, token)).errcode).toBe(0);
    expect((await prove({ smsCode }, token)).errcode).toBe(ErrorCode.smsCodeExpired);
    expect((await begin(token)).errcode).toBe(0);
  });

  it('is one of the player’s own passkeys, and nobody else’s', async () => {
    const { token } = await withPassword();
    await prove({ password: PASSWORD }, token);
    const device = await addPasskey(token);
    const other = await withPassword('lantern_two');
    await prove({ password: PASSWORD }, other.token);
    const theirs = await addPasskey(other.token);
    product.clock.advance(PROOF_LASTS_MS);
    const options = async () =>
      (await product.ask('passkeyProofBegin', { origin: ORIGIN }, { token })).options;
    expect(await options()).toMatchObject({
      allowCredentials: [{ id: device.id }],
      userVerification: 'required',
    });
    const refused = { errcode: ErrorCode.passkeyRefused };
    expect(await prove({ passkey: theirs.sign(await options()) }, token)).toMatchObject(refused);
    expect(await prove({ passkey: device.sign(await options()) }, other.token)).toMatchObject(refused);
    const { options: ofLogIn } = await product.ask('anonymous/passkeyLoginBegin', { origin: ORIGIN });
    expect(await prove({ passkey: device.sign(ofLogIn) }, token)).toMatchObject(refused);
    expect(await begin(token)).toMatchObject(needed);
    const passkey = device.sign(await options());
    expect((await prove({ passkey }, token)).errcode).toBe(0);
    expect(await prove({ passkey }, token)).toMatchObject(refused);
    expect((await begin(token)).errcode).toBe(0);
  });

  it('of a player with third parties only is a log-in within 15 minutes', async () => {
    const { token, userId } = await withThirdParty();
    expect(await product.ask('identityProof', {}, { token })).toMatchObject({
      provedUntil: product.clock.now() + PROOF_LASTS_MS,
      hasPassword: false,
      hasMobile: false,
      hasPasskey: false,
    });
    product.clock.advance(PROOF_LASTS_MS);
    expect(await begin(token)).toMatchObject(needed);
    const again = await openSession(product.db, userId, '127.0.0.1', product.clock.now());
    expect((await begin(again)).errcode).toBe(0);
  });

  it('is asked for if none is sent', async () => {
    const { token } = await withPassword();
    expect(await prove({}, token)).toMatchObject({
      errcode: ErrorCode.validationFailed,
      fields: { password: 'required' },
    });
  });
});
