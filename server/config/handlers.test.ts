import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { HALL_SIZE } from '../../contract/catalogue/hall.ts';
import { isPlayable } from '../../contract/catalogue/catalogue.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { gameList } from './game-list.ts';
import { turnSwitch } from './queries.ts';

const { games } = gameList;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

const config = (body: object = {}, locale = 'en') => product.ask('anonymous/appConfig', body, { locale });

test('appConfig returns everything if no keys are requested', async () => {
  const answer = await config();
  expect(answer.games).toHaveLength(games.length);
  expect(answer).toMatchObject({
    errcode: 0,
    code: 0,
    maintenance: false,
    h5ClientMode: 1,
    lengths: { username: [6, 16], nickname: [0, 12], password: [8, 64], smsCode: [6, 6] },
    jackpotAwardConfig: { winners: [] },
  });
  expect(answer.rechargeTypes?.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual([
    'GCash',
  ]);
  expect(answer.jackpotAwardConfig?.pools.total).toBeGreaterThan(0);
});

test('every listed game opens, in a frame or on a page of its own', async () => {
  const { games: announced = [], gameTypes, brands } = await config();
  expect(announced.filter(({ id, page }) => !isPlayable(id) && page === undefined)).toEqual([]);
  for (const { id } of gameTypes ?? []) expect(announced.map(({ type }) => type)).toContain(id);
  for (const { id } of brands ?? []) expect(announced.map(({ brand }) => brand)).toContain(id);
});

test('appConfig does not send the valid bet weights of the games', async () => {
  expect((await config()).games?.[0]).not.toHaveProperty('weight');
});

test('appConfig returns only the requested keys, and the games only if their version has changed', async () => {
  const { gameListVersion } = await config();
  const answer = await config({ gameListVersion, configKeyList: ['lengths', 'vipMap', 'no-such-key'] });
  expect(Object.keys(answer).toSorted()).toEqual([
    'appCustomerServiceQueue',
    'code',
    'errcode',
    'gameListVersion',
    'lengths',
    'maintenance',
    'serverTime',
    'vipMap',
  ]);
  expect((await config({ gameListVersion: 'old', configKeyList: ['lengths'] })).games).toHaveLength(
    games.length,
  );
});

test('appConfig sends only the changes since a known list of games, else the whole list', async () => {
  const { gameListVersion } = await config();
  const { rows } = await product.db.query<{ games: Record<string, string> }>(
    'select games from game_lists where version = $1',
    [gameListVersion],
  );
  const [first, second, ...rest] = games;
  const older: Record<string, string> = {
    ...rows[0]?.games,
    [second?.id ?? 0]: 'another entry',
    999_999: 'a title that is gone',
  };
  delete older[first?.id ?? 0];
  await product.db.query('insert into game_lists (version, games, at) values ($1, $2, 0)', [
    'older',
    JSON.stringify(older),
  ]);
  const answer = await config({ gameListVersion: 'older', configKeyList: ['lengths'] });
  expect(rest.length).toBeGreaterThan(0);
  expect(answer.games).toBeUndefined();
  expect(answer.gamesDelta?.changed.map(({ id }) => id)).toEqual([first?.id, second?.id]);
  expect(answer.gamesDelta?.removed).toEqual([999_999]);
  expect(await config({ gameListVersion })).not.toHaveProperty('gamesDelta');
});

test('appConfig sends all 5,000 titles while the switch for the whole hall is on, and the ids of the removed titles when it is off again', async () => {
  await turnSwitch(product.db, 'hall', true);
  const whole = await config();
  const ofHall = whole.games?.filter(({ type }) => type === 'slots' || type === 'scratch');
  expect(ofHall).toHaveLength(HALL_SIZE);
  expect(whole.gameListVersion).not.toBe(gameList.version);
  expect(await config({ gameListVersion: gameList.version })).toMatchObject({
    gamesDelta: { removed: [], changed: expect.arrayContaining([expect.objectContaining({ plain: true })]) },
  });
  await turnSwitch(product.db, 'hall', false);
  const back = await config({ gameListVersion: whole.gameListVersion });
  expect(back.gamesDelta?.changed).toEqual([]);
  expect(back.gamesDelta?.removed).toHaveLength((whole.games?.length ?? 0) - games.length);
});

test('the VIP table equals the one in docs/product-rules.md, VIP and valid bet', async () => {
  const { vipMap } = await config({ configKeyList: ['vipMap'] });
  expect(Object.keys(vipMap ?? {})).toHaveLength(11);
  expect(vipMap?.['0']).toMatchObject({ theme: 1, experience: 0, betLimit: 0, dailyAward: '[]' });
  expect(vipMap?.['10']).toEqual({
    showType: 1,
    theme: 6,
    experience: 5_000_000_000,
    betLimit: 30_800_000,
    dailyAward: '[{"id":2001,"count":38800}]',
  });
});

test('appConfig returns texts in the requested language', async () => {
  const [en, fil] = [
    await config({ configKeyList: ['faq', 'notices'] }),
    await config({ configKeyList: ['faq', 'notices'] }, 'fil'),
  ];
  expect(en.faq).toHaveLength(fil.faq?.length ?? 0);
  expect([en.notices?.[0]?.title, fil.notices?.[0]?.title]).toEqual([
    'The fair is open',
    'Bukas na ang perya',
  ]);
});

test('every process sees immediately that maintenance was switched on or off', async () => {
  await product.db.query("update house_switches set is_on = true where name = 'maintenance'");
  expect((await config({ configKeyList: ['lengths'] })).maintenance).toBe(true);
  await product.db.query("update house_switches set is_on = false where name = 'maintenance'");
});

test('a device keeps its id, but an id that was not issued here is replaced', async () => {
  const device = {
    gameListVersion: '',
    os: 'Android',
    deviceModel: 'Pixel',
    deviceInfo: '{}',
    urlParams: '',
    countryCodeISO: 'PH',
    currency: 'PHP',
    language: 'en-PH',
  };
  const first = await product.ask('anonymous/preLogin2', device);
  expect((await product.ask('anonymous/preLogin2', { ...device, deviceId: first.deviceId })).deviceId).toBe(
    first.deviceId,
  );
  const stranger = '00000000-0000-4000-8000-000000000000';
  for (const deviceId of [stranger, 'nonsense']) {
    expect((await product.ask('anonymous/preLogin2', { ...device, deviceId })).deviceId).not.toBe(deviceId);
  }
});

test('appTheme returns the current theme, and appThemePreview the requested one', async () => {
  await product.db.query(`insert into themes (id, data) values ('night', '{"pack":"night","colors":{}}')`);
  const today = await product.ask('anonymous/appTheme');
  expect(JSON.parse(today.appTheme.themeJsonData)).toEqual({ pack: 'default', colors: {} });
  const night = await product.ask('anonymous/appThemePreview', { themeViewId: 'night' });
  expect(JSON.parse(night.appTheme.themeJsonData)).toMatchObject({ pack: 'night' });
  expect((await product.ask('anonymous/appThemePreview', { themeViewId: 'gone' })).appTheme).toEqual(
    today.appTheme,
  );
});

test('appConfig returns the redirected paths, and the database refuses a redirect with an invalid target', async () => {
  const add = (path: string, target: string) =>
    product.db.query('insert into redirects (path, target) values ($1, $2)', [path, target]);
  await add('/promo', '/bonus/event');
  await add('/blog', 'https://blog.example/fair');
  for (const target of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'bonus',
  ])
    await expect(add('/bad', target), target).rejects.toThrow('check constraint');
  for (const path of ['bad', '//bad']) await expect(add(path, '/'), path).rejects.toThrow('check constraint');
  expect((await config({ configKeyList: ['redirects'] })).redirects).toEqual([
    { path: '/blog', to: 'https://blog.example/fair' },
    { path: '/promo', to: '/bonus/event' },
  ]);
  expect(await config({ configKeyList: ['lengths'] })).not.toHaveProperty('redirects');
});

test('customer service shows guests the same desks as the configuration, in their language', async () => {
  const desks = await product.ask('getCustomerServices', {}, { locale: 'fil' });
  expect(desks).toMatchObject({
    errcode: 0,
    code: 0,
    appCustomerServiceQueue: [{ id: 1, name: 'Sumulat sa amin', url: '/feedback' }],
  });
  expect((await config({}, 'fil')).appCustomerServiceQueue).toEqual(desks.appCustomerServiceQueue);
  const dead = await product.ask('getCustomerServices', {}, { token: 'D'.repeat(43) });
  expect(dead.errcode).toBe(ErrorCode.unauthorized);
});
