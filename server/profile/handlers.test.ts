import { ErrorCode } from '../../contract/errors.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ActivityId } from '../../contract/activities.ts';
import { activityOf, promotionsWith } from '../../contract/promotions/promotions.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let token: string;
const PASSWORD = 'lantern-and-rain';
/**
 * Ids of the activities that a new installation opens, in the lobby's order; the others stay closed until they have
 * pages.
 */
const OPEN: readonly number[] = [
  ActivityId.luckyJackpot,
  ActivityId.vip,
  ActivityId.tasks,
  ActivityId.redPKBlue,
  ActivityId.rechargeSign,
  ActivityId.coinPusher,
  ActivityId.lottery,
  ActivityId.halloween,
  ActivityId.slotShack,
  ActivityId.spin,
  ActivityId.bankruptGift,
  ActivityId.redPacketRain,
  ActivityId.freeSign,
  ActivityId.scratchCard,
  ActivityId.diamondMall,
  ActivityId.rebate,
];
const DEVICE = { phoneInfo: '', deviceModel: 'Pixel', deviceInfo: '{}' };

beforeEach(async () => {
  product = await testProduct();
  ({ token } = await product.ask('accountRegist', {
    account: 'new_player',
    password: PASSWORD,
    declarations: grownUp,
  }));
});
afterEach(() => product.close());

test('getAfterLoginInfoWeb returns what the lobby needs after a log-in', async () => {
  const answer = await product.ask('getAfterLoginInfoWeb', { ...DEVICE, deviceId: 'none' }, { token });
  expect(answer).toMatchObject({
    errcode: 0,
    appGameDataUser: { account: 'new_player', coin: 0, vip: 0, hasKyc: false },
    registerTime: product.clock.now(),
    activityIds: OPEN,
    flags: { canReceiveDrawChance: false },
    lastSessionTime: 0,
  });
  expect(answer.inviteCode).toMatch(/^[A-Z0-9]{8}$/);
});

test('a player sees the end of the previous session: its last heartbeat, or its log-out', async () => {
  product.clock.advance(60_000);
  const seen = product.clock.now();
  await product.ask('online', { gameId: 1 }, { token });
  product.clock.advance(60_000);
  const second = await product.ask('accountLogin', {
    account: 'new_player',
    password: PASSWORD,
    loginType: 2,
  });
  const info = (of: string) =>
    product.ask('getAfterLoginInfoWeb', { ...DEVICE, deviceId: '' }, { token: of });
  expect((await info(second.token)).lastSessionTime).toBe(seen);
  await product.ask('logout', {}, { token });
  expect((await info(second.token)).lastSessionTime).toBe(product.clock.now());
});

test('activities with a page are open, the others are closed, and start and end dates are observed', async () => {
  const { list } = await product.ask('activityGetStatusList');
  const open = list.filter(({ status }) => status !== 'closed').map(({ type }) => type);
  expect(open).toEqual(OPEN);
  // Activities that guests may see need no token.
  expect(list.filter((one) => one.unloginShowStatus === 1).map(({ type }) => type)).toEqual([
    ActivityId.luckyJackpot,
  ]);
  const now = product.clock.now();
  await product.db.query(
    `update activities set enabled = true, opens_at = $1, closes_at = $2 where type = ${ActivityId.monthlyBonus}`,
    [now + 1, now + 3],
  );
  const statusOf = async () =>
    (await product.ask('activityGetStatusList')).list.find(({ type }) => type === ActivityId.monthlyBonus)
      ?.status;
  expect(await statusOf()).toBe('soon');
  product.clock.advance(1);
  expect(await statusOf()).toBe('open');
  expect((await product.ask('getActivityIds', {}, { token })).activityIds).toEqual(
    OPEN.toSpliced(OPEN.indexOf(ActivityId.halloween), 0, ActivityId.monthlyBonus),
  );
  product.clock.advance(2);
  expect(await statusOf()).toBe('closed');
});

test('the lobby receives the open activities by type', async () => {
  expect(await product.ask('getActivityIds', {}, { token })).toMatchObject({
    activityMap: {
      47: { type: 47, unloginShowStatus: 1, homeFloatShowStatus: 1, themeUrl: '/activity/jackpot' },
    },
    totalRecharge: 0,
  });
});

test('a new installation sends the lobby’s cards in the order of their manifests, each with an address', async () => {
  const { list } = await product.ask('activityGetStatusList');
  const cards = promotionsWith('card').toSorted(([, a], [, b]) => a.card.sort - b.card.sort);
  const types = cards.map(([name]) => activityOf(name));
  expect(list.map(({ type }) => type).filter((type) => types.includes(type))).toEqual(types);
  const { activityMap } = await product.ask('getActivityIds', {}, { token });
  for (const [name, { card }] of cards) {
    const entry = activityMap[String(activityOf(name))];
    expect(entry?.sort, name).toBe(card.sort);
    expect(entry?.themeUrl, name).toMatch(/^\/activity\/[\w-]+$/);
  }
});

test('analytics events are stored, at most 20 per call', async () => {
  const event = {
    name: 'page',
    time: product.clock.now(),
    props: { path: '/', ms: 12, first: true, from: null },
  };
  expect(
    await product.ask(
      'anonymous/appEventLogClient',
      { eventList: Array.from({ length: 20 }, () => event) },
      { token },
    ),
  ).toMatchObject({ accepted: 20 });
  expect(
    await product.ask('anonymous/appEventLogClient', { eventList: Array.from({ length: 21 }, () => event) }),
  ).toMatchObject({ errcode: ErrorCode.validationFailed });
  expect(await product.ask('anonymous/appEventLogClient', { eventList: [] })).toMatchObject({ accepted: 0 });
  const { rows } = await product.db.query<{ kept: number; props: object }>(
    'select count(*) as kept, min(props::text)::jsonb as props from client_events',
  );
  expect(rows).toEqual([{ kept: 20, props: event.props }]);
});
