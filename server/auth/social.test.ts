import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as jose from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { SOCIAL_RETURN_PATH, SocialType } from '../../contract/social.ts';
import { facebookParty } from '../gateways/social/facebook.ts';
import { openIdParty } from '../gateways/social/openid.ts';
import type { SocialParty } from '../gateways/social/social-party.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../testing/openid-provider.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

const ORIGIN = 'http://localhost:4180';
const SECRET = 'a secret of the tests, long enough';
const client = (clientId: string, algorithm: 'RS256' | 'HS256') => ({
  clientId,
  clientSecret: SECRET,
  algorithm,
  redirectUri: ORIGIN + SOCIAL_RETURN_PATH,
});
const GOOGLE = client('google-client', 'RS256');
const LINE = client('line-client', 'HS256');
const PARTY = {
  googleLogin: SocialType.google,
  lineLogin: SocialType.line,
  facebookLogin: SocialType.facebook,
} as const;
type LogIn = keyof typeof PARTY;

let product: TestProduct;
const productWith = (parties: readonly SocialParty[]): Promise<TestProduct> =>
  testProduct({ parties: () => new Map(parties.map((party) => [party.type, party])) });
const begin = async (type: SocialType) => {
  const begun = await product.ask('anonymous/socialBegin', { type, origin: ORIGIN });
  expect(begun.errcode).toBe(0);
  return begun;
};
const players = async (): Promise<number> =>
  (await product.db.query('select from social_accounts join users on users.id = user_id')).rowCount ?? 0;
let opened = 0;
const someone = async (): Promise<string> => {
  const account = `player_of_${String(++opened)}`;
  const { token } = await product.ask('accountRegist', {
    account,
    password: 'lantern-and-rain',
    declarations: grownUp,
  });
  await product.ask('proveIdentity', { password: 'lantern-and-rain' }, { token });
  return token;
};

describe('a log-in with a real OpenID provider', () => {
  let provider: OpenIdProvider;
  beforeAll(async () => {
    provider = await startOpenIdProvider([GOOGLE, LINE]);
  }, 120_000);
  afterAll(() => provider.close());
  beforeEach(async () => {
    const there = { issuer: provider.issuer, isInsecure: true };
    product = await productWith([
      openIdParty({ type: SocialType.google, ...GOOGLE, ...there }),
      openIdParty({ type: SocialType.line, ...LINE, ...there }),
    ]);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await product.close();
  });

  /** Logs in at the third party; returns what the browser brings back to the lobby. */
  const comeBack = async (who: string, name: LogIn = 'googleLogin') => {
    const { url, secret } = await begin(PARTY[name]);
    return { returned: await provider.comeBackFrom(url, who), secret };
  };

  test.each(['googleLogin', 'lineLogin'] as const)(
    'a newcomer must send the declarations, is registered, and recognised the next time: %s',
    async (name) => {
      const first = await comeBack('ana', name);
      expect(await product.ask(name, first)).toMatchObject({ errcode: ErrorCode.declarationsNeeded });
      expect(await players()).toBe(0);
      const young = { ...grownUp, birthDate: '2010-01-01' };
      expect(await product.ask(name, { ...first, declarations: young })).toMatchObject({
        errcode: ErrorCode.validationFailed,
        fields: { 'declarations.birthDate': 'tooYoung' },
      });
      const registered = await product.ask(name, { ...first, declarations: grownUp, nickname: 'Ana' });
      const field = name === 'googleLogin' ? 'google' : 'line';
      expect(registered).toMatchObject({
        errcode: 0,
        isNew: true,
        user: {
          accountType: PARTY[name],
          nickname: 'Ana',
          [`${field}Account`]: 'ana',
          [`${field}Name`]: 'ana of the provider',
          hasPassword: false,
          coin: 0,
        },
      });
      expect(registered.user.account).toMatch(/^player_[a-z0-9]{9}$/);

      const again = await product.ask(name, await comeBack('ana', name));
      expect(again).toMatchObject({ errcode: 0, isNew: false, user: { id: registered.user.id } });
      expect(await product.ask('refreshData', {}, { token: again.token })).toMatchObject({ errcode: 0 });
      const other = await product.ask(name, { ...(await comeBack('bea', name)), declarations: grownUp });
      expect(other.user.id).not.toBe(registered.user.id);
    },
  );

  test('treats the same id from two different providers as two people', async () => {
    const ids = [];
    for (const name of ['googleLogin', 'lineLogin'] as const)
      ids.push(
        (await product.ask(name, { ...(await comeBack('ana', name)), declarations: grownUp })).user.id,
      );
    expect(new Set(ids).size).toBe(2);
  });

  test('opens one account for many requests that bring back the same log-in from the provider, and accepts each log-in once', async () => {
    const first = { ...(await comeBack('ana')), declarations: grownUp };
    const answers = await Promise.all(Array.from({ length: 8 }, () => product.ask('googleLogin', first)));
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(await players()).toBe(1);
    expect(await product.ask('googleLogin', first)).toMatchObject({ errcode: ErrorCode.socialLoginFailed });
  });

  test('accepts tokens that the provider has signed with a new key', async () => {
    expect(await product.ask('googleLogin', await comeBack('ana'))).toMatchObject({
      errcode: ErrorCode.declarationsNeeded,
    });
    await provider.changeKey();
    // Keys are not fetched again within a minute, so that invalid tokens do not cause constant requests.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await product.ask('googleLogin', await comeBack('ana'))).toMatchObject({
      errcode: ErrorCode.declarationsNeeded,
    });
  });

  test('refuses a return from the provider in another browser, for another party, after the time limit, and on an origin outside the lobby', async () => {
    const mine = await comeBack('ana');
    const { secret: another } = await begin(SocialType.google);
    const more = { declarations: grownUp };
    for (const [name, sent] of [
      ['googleLogin', { ...mine, secret: another }],
      ['googleLogin', { ...mine, returned: mine.returned.replace(/state=[^&]+/, `state=${another}`) }],
      ['googleLogin', { ...mine, returned: '?code=1' }],
      ['lineLogin', mine],
    ] as const)
      expect(await product.ask(name, { ...sent, ...more })).toMatchObject({
        errcode: ErrorCode.socialLoginFailed,
      });
    product.clock.advance(15 * 60_000);
    expect(await product.ask('googleLogin', { ...mine, ...more })).toMatchObject({
      errcode: ErrorCode.socialLoginFailed,
    });
    expect(
      await product.ask('anonymous/socialBegin', { type: 5, origin: 'https://evil.example' }),
    ).toMatchObject({ errcode: ErrorCode.socialLoginFailed });
    expect(await product.ask('anonymous/loginWays', { origin: 'https://evil.example' })).toMatchObject({
      social: [],
      hasPasskeys: false,
    });
    expect(await players()).toBe(0);
  });

  test('refuses a code that belongs to another log-in', async () => {
    const mine = await comeBack('ana');
    const stolen = new URLSearchParams(mine.returned).get('code') ?? '';
    const theirs = await comeBack('eve');
    const returned = theirs.returned.replace(/code=[^&]+/, `code=${stolen}`);
    expect(await product.ask('googleLogin', { ...theirs, returned, declarations: grownUp })).toMatchObject({
      errcode: ErrorCode.socialLoginFailed,
    });
  });

  test('refuses a player during an exclusion', async () => {
    const { user } = await product.ask('googleLogin', { ...(await comeBack('ana')), declarations: grownUp });
    await product.db.query('update users set excluded_until = $2 where id = $1', [
      user.id,
      product.clock.now() + 1_000,
    ]);
    expect(await product.ask('googleLogin', await comeBack('ana'))).toMatchObject({
      errcode: ErrorCode.playerExcluded,
    });
  });

  test('links an account at a third party to one player, and unlinks it only if another way to log in is left', async () => {
    const token = await someone();
    expect(await product.ask('bindSocialAccount', await comeBack('ana'), { token })).toMatchObject({
      errcode: 0,
    });
    // Linking the same account again changes nothing.
    expect(await product.ask('bindSocialAccount', await comeBack('ana'), { token })).toMatchObject({
      errcode: 0,
    });
    expect(await product.ask('googleLogin', await comeBack('ana'))).toMatchObject({ isNew: false });
    expect(await product.ask('bindSocialAccount', await comeBack('bea'), { token })).toMatchObject({
      errcode: ErrorCode.socialAccountTaken,
    });
    product.clock.advance(1_000);
    const other = await someone();
    expect(await product.ask('bindSocialAccount', await comeBack('ana'), { token: other })).toMatchObject({
      errcode: ErrorCode.socialAccountTaken,
    });

    const unbind = (type: SocialType, by: string) =>
      product.ask('unbindSocialAccount', { type }, { token: by });
    expect(await unbind(SocialType.google, token)).toMatchObject({ errcode: 0 });
    expect(await players()).toBe(0);

    const { token: only } = await product.ask('lineLogin', {
      ...(await comeBack('cora', 'lineLogin')),
      declarations: grownUp,
    });
    expect(await unbind(SocialType.line, only)).toMatchObject({ errcode: ErrorCode.lastWayIn });
    await product.ask('bindSocialAccount', await comeBack('cora'), { token: only });
    const both = await Promise.all([unbind(SocialType.line, only), unbind(SocialType.google, only)]);
    expect(both.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ErrorCode.lastWayIn]);
    expect(await players()).toBe(1);
  });
});

describe("an OpenID provider's answer", () => {
  let server: Server;
  let issuer: string;
  let idToken: (nonce: string) => Promise<string>;
  let nonceAsked = '';
  let good: jose.GenerateKeyPairResult;
  const claims = (nonce: string, more: jose.JWTPayload = {}) => {
    const now = Math.floor(Date.now() / 1_000);
    return { iss: issuer, aud: GOOGLE.clientId, sub: 'ana', iat: now, exp: now + 60, nonce, ...more };
  };
  const sign = (payload: object, key = good.privateKey) =>
    new jose.SignJWT({ ...payload }).setProtectedHeader({ alg: 'RS256', kid: 'good' }).sign(key);

  beforeEach(async () => {
    good = await jose.generateKeyPair('RS256', { extractable: true });
    const key = { ...(await jose.exportJWK(good.publicKey)), kid: 'good', alg: 'RS256', use: 'sig' };
    server = createServer((request, response) => {
      const answer = async (): Promise<unknown> => {
        if (request.url === '/keys') return { keys: [key] };
        if (request.url === '/token')
          return { access_token: 'a', token_type: 'Bearer', id_token: await idToken(nonceAsked) };
        return {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
        };
      };
      void answer().then((body) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    product = await productWith([
      openIdParty({ type: SocialType.google, ...GOOGLE, issuer, isInsecure: true }),
      openIdParty({ type: SocialType.line, ...LINE, clientId: GOOGLE.clientId, issuer, isInsecure: true }),
    ]);
  });
  afterEach(async () => {
    await product.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const logIn = async (name: LogIn = 'googleLogin') => {
    const { url, secret } = await begin(PARTY[name]);
    const asked = new URL(url).searchParams;
    nonceAsked = asked.get('nonce') ?? '';
    return product.ask(name, {
      returned: `?code=1&state=${asked.get('state') ?? ''}`,
      secret,
      declarations: grownUp,
    });
  };
  const hmac = (payload: jose.JWTPayload, secret: string | Uint8Array) =>
    new jose.SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(typeof secret === 'string' ? new TextEncoder().encode(secret) : secret);

  test('is accepted if it is valid', async () => {
    idToken = (nonce) => sign(claims(nonce));
    expect(await logIn()).toMatchObject({ errcode: 0, user: { googleAccount: 'ana' } });
    idToken = (nonce) => hmac(claims(nonce), SECRET);
    expect(await logIn('lineLogin')).toMatchObject({ errcode: 0, user: { lineAccount: 'ana' } });
  });

  test.each<[string, LogIn, (nonce: string) => Promise<string>]>([
    ['another issuer', 'googleLogin', (nonce) => sign(claims(nonce, { iss: 'https://evil.example' }))],
    ['another audience', 'googleLogin', (nonce) => sign(claims(nonce, { aud: 'somebody-else' }))],
    ['no nonce', 'googleLogin', () => sign({ ...claims(''), nonce: undefined })],
    ['another nonce', 'googleLogin', () => sign(claims('another'))],
    ['an old token', 'googleLogin', (nonce) => sign(claims(nonce, { exp: 1, iat: 0 }))],
    ['no subject', 'googleLogin', (nonce) => sign({ ...claims(nonce), sub: undefined })],
    [
      'another key of the same name',
      'googleLogin',
      async (nonce) => sign(claims(nonce), (await jose.generateKeyPair('RS256')).privateKey),
    ],
    ['no signature', 'googleLogin', async (nonce) => new jose.UnsecuredJWT(claims(nonce)).encode()],
    ['the client’s secret where a key is due', 'googleLogin', (nonce) => hmac(claims(nonce), SECRET)],
    [
      'the public key as a secret',
      'googleLogin',
      async (nonce) => hmac(claims(nonce), await jose.exportSPKI(good.publicKey)),
    ],
    ['a key where the secret is due', 'lineLogin', (nonce) => sign(claims(nonce))],
    ['another secret', 'lineLogin', (nonce) => hmac(claims(nonce), 'another secret of 32 bytes, or so')],
    ['no signature at LINE', 'lineLogin', async (nonce) => new jose.UnsecuredJWT(claims(nonce)).encode()],
    ['nothing at all', 'googleLogin', async () => ''],
  ])('is refused with %s', async (_what, name, token) => {
    idToken = token;
    expect(await logIn(name)).toMatchObject({ errcode: ErrorCode.socialLoginFailed });
    expect(await players()).toBe(0);
  });
});

describe('a log-in with Facebook', () => {
  let graph: Server;
  let address: string;
  let says: { debug: object; me: object };
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    says = {
      debug: { app_id: '7', type: 'USER', is_valid: true, user_id: '42' },
      me: { id: '42', name: 'Maria' },
    };
    graph = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://graph');
      asked.push(pathname);
      const bodies: Record<string, unknown> = {
        '/oauth/access_token': { access_token: `of ${searchParams.get('code') ?? ''}` },
        '/debug_token': { data: says.debug },
        '/me': says.me,
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(bodies[pathname] ?? {}));
    });
    await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`;
    product = await productWith([facebookParty({ appId: '7', appSecret: SECRET, graph: address })]);
  });
  afterEach(async () => {
    await product.close();
    graph.closeAllConnections();
    await new Promise((resolve) => graph.close(resolve));
  });
  const logIn = async (change: (state: string) => string = (state) => state) => {
    const { url, secret } = await begin(SocialType.facebook);
    const state = new URL(url).searchParams.get('state') ?? '';
    return product.ask('facebookLogin', {
      returned: `?code=c&state=${change(state)}`,
      secret,
      declarations: grownUp,
    });
  };

  test('identifies the person named by both the token check and the profile', async () => {
    expect(await logIn()).toMatchObject({
      errcode: 0,
      user: { facebookAccount: '42', facebookName: 'Maria', accountType: 3 },
    });
    expect(asked).toEqual(['/oauth/access_token', '/debug_token', '/me']);
  });

  test.each<[string, () => void]>([
    ['a token of another app', () => (says.debug = { ...says.debug, app_id: '8' })],
    ['a token that is over', () => (says.debug = { ...says.debug, is_valid: false })],
    ['a token of a page', () => (says.debug = { ...says.debug, type: 'PAGE' })],
    ['a token of another person', () => (says.debug = { ...says.debug, user_id: '43' })],
    ['an answer of no sense', () => (says.me = {})],
  ])('is refused with %s', async (_what, change) => {
    change();
    expect(await logIn()).toMatchObject({ errcode: ErrorCode.socialLoginFailed });
    expect(await players()).toBe(0);
  });

  test('refuses a return whose parameter `state` belongs to no attempt to log in', async () => {
    expect(await logIn(() => 'x'.repeat(43))).toMatchObject({ errcode: ErrorCode.socialLoginFailed });
    expect(asked).toEqual([]);
  });
});
