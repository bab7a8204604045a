import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { houseSum } from '../testing/diamonds.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';
import { WELCOME_GIFTS, WELCOME_MONEY } from './welcome.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await testProduct();
});
afterEach(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

const DEVICE = { os: 'android', deviceModel: 'phone', deviceInfo: '{}' };
const DAY = 86_400_000;
const BAG = WELCOME_GIFTS.map(({ propId, count }) => ({ propId, count }));

const newDevice = async (more: object = {}): Promise<string> =>
  (
    await product.ask('anonymous/preLogin2', {
      ...DEVICE,
      ...more,
      gameListVersion: '',
      urlParams: '',
      countryCodeISO: 'PH',
      currency: 'PHP',
      language: 'en',
    })
  ).deviceId;

let numbers = 0;
/** Registers a player with a new number from a new network, so that the limit of text messages is not reached. */
async function register({
  ip: given,
  ...more
}: {
  readonly ip?: string;
  readonly [field: string]: unknown;
}): Promise<string> {
  numbers += 1;
  const mobile = `+63917${String(numbers).padStart(7, '0')}`;
  const ip = given ?? `203.${numbers >> 8}.${numbers & 255}.7`;
  await product.ask('smsSend', { mobile, purpose: 'login' }, { ip });
  const smsCode = await product.lastCode(mobile);
  const request = { mobile, smsCode, loginType: 1, declarations: grownUp, ...more };
  const answer = await product.ask('accountLoginSms', request, { ip });
  expect(answer.fields).toBeUndefined();
  expect(answer).toMatchObject({ errcode: 0, isNew: true });
  return answer.token;
}

const bagOf = async (token: string) =>
  (await product.ask('memberBag', {}, { token })).list.map(({ propId, count }) => ({ propId, count }));
const ownOf = async (token: string) => (await product.ask('welcomeSet', {}, { token })).own;

describe('the welcome set', () => {
  it("is in the bag of a new player with a phone number, and its cost is taken from the day's budget for welcome sets", async () => {
    expect(await product.ask('welcomeSet', {})).toMatchObject({ isOffered: true, gifts: BAG });
    const token = await register({ deviceId: await newDevice(), nickname: 'Maria' });
    expect(await bagOf(token)).toEqual(BAG);
    expect(await ownOf(token)).toMatchObject({ spin: 'ready', card: 'ready', draw: 'ready', drops: 'ready' });
    expect(WELCOME_MONEY.cost).toBe(4_000);
    expect(await houseSum(product.db, 'WELCOME')).toBe(WELCOME_MONEY.cost * (WELCOME_MONEY.setsADay - 1));
    expect(await houseSum(product.db, 'PROMO_PUSHER')).toBe(1_000);
    expect((await product.ask('refreshData', {}, { token })).coin).toBe(0);
  });

  it('is also granted by accountRegist4, the other call that registers a phone number', async () => {
    const mobile = '+639181112222';
    await product.ask('smsSend', { mobile, purpose: 'register' });
    const { token, user } = await product.ask('accountRegist4', {
      mobile,
      smsCode: await product.lastCode(mobile),
      declarations: grownUp,
      deviceId: await newDevice(),
      nickname: ' Juan  Cruz ',
    });
    expect(user.nickname).toBe('Juan Cruz');
    expect(await bagOf(token)).toEqual(BAG);
  });

  it('is not granted again to a fresh id of the same device within an hour, nor to more than ten newcomers a day beside each other', async () => {
    const ipOf = (host: number) => `198.51.100.${host}`;
    const set = async (host: number, device: object) =>
      (await bagOf(await register({ deviceId: await newDevice(device), ip: ipOf(host) }))).length > 0;
    expect(await set(1, {})).toBe(true);
    expect(await set(1, {})).toBe(false);
    expect(await set(9, {})).toBe(false);
    expect(await set(9, { deviceModel: 'another phone' })).toBe(true);
    product.clock.advance(3_600_000);
    expect(await set(2, {})).toBe(true);
    for (let model = 4; model <= 10; model += 1)
      expect(await set(model, { deviceModel: `${model}` })).toBe(true);
    expect(await set(11, { deviceModel: 'one too many' })).toBe(false);
    const elsewhere = await register({ deviceId: await newDevice({}), ip: '203.0.113.1' });
    expect(await bagOf(elsewhere)).toEqual(BAG);
  });

  it('is granted once per device, even under parallel registrations', async () => {
    const deviceId = await newDevice();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => register({ deviceId })));
    const bags = await Promise.all(tokens.map(bagOf));
    expect(bags.filter((bag) => bag.length > 0)).toEqual([BAG]);
  });

  it.each([
    ['no device', undefined],
    ['a device that the server never named', randomUUID()],
    ['a word', 'device'],
  ])('is not granted for %s, but the account is created', async (_what, deviceId) => {
    const token = await register(deviceId === undefined ? {} : { deviceId });
    expect(await bagOf(token)).toEqual([]);
    expect(await ownOf(token)).toBeUndefined();
  });

  it('is not granted to an account without a phone number', async () => {
    const { token } = await product.ask('accountRegist', {
      account: 'maria_clara',
      password: 'lantern-and-rain',
      declarations: grownUp,
      deviceId: await newDevice(),
    });
    expect(await bagOf(token)).toEqual([]);
  });

  it("is not offered any more when the day's budget is used up, and is offered again the next day", async () => {
    await register({ deviceId: await newDevice() });
    // Leaves in the day's budget (the float) the money for one more set.
    await product.db.query(
      `select ledger_post('promotion', $1, 'Welcome set', null,
         array[house_account('WELCOME', 0), house_account('HOUSE', 0)], array[-$2::bigint, $2::bigint])`,
      [product.clock.now(), WELCOME_MONEY.cost * (WELCOME_MONEY.setsADay - 2)],
    );
    const devices = await Promise.all(Array.from({ length: 4 }, newDevice));
    const tokens = await Promise.all(devices.map((deviceId) => register({ deviceId })));
    const bags = await Promise.all(tokens.map(bagOf));
    expect(bags.filter((bag) => bag.length > 0)).toHaveLength(1);
    expect(await houseSum(product.db, 'WELCOME')).toBe(0);
    expect((await product.ask('welcomeSet', {})).isOffered).toBe(false);
    product.clock.set(product.clock.now() + DAY);
    expect((await product.ask('welcomeSet', {})).isOffered).toBe(true);
    // A device that got no set because the day's budget was used up may still get one later.
    const late = devices.find((_, place) => bags[place]?.length === 0);
    expect(await bagOf(await register({ deviceId: late }))).toEqual(BAG);
  });
});

describe('the content of the welcome set', () => {
  it('allows a daily spin without a bet on the first day only', async () => {
    const token = await register({ deviceId: await newDevice() });
    const info = await product.ask('dailySpinInfo', {}, { token });
    expect(info).toMatchObject({ canSpin: true, typingNeeded: 300_000, needTyping: 0 });
    const spin = await product.ask('dailySpin', { clientTxnId: randomUUID() }, { token });
    expect(spin).toMatchObject({ errcode: 0, coin: spin.amount });
    expect(spin.amount).toBeGreaterThan(0);
    expect(await ownOf(token)).toMatchObject({ spin: 'done' });

    const late = await register({ deviceId: await newDevice() });
    product.clock.set(product.clock.now() + DAY);
    expect(await ownOf(late)).toMatchObject({ spin: 'over' });
    expect(await product.ask('dailySpinInfo', {}, { token: late })).toMatchObject({ canSpin: false });
    expect(await product.ask('dailySpin', { clientTxnId: randomUUID() }, { token: late })).toMatchObject({
      errcode: ErrorCode.conditionNotMet,
    });
  });

  it('can be used without the player’s own coins: a card, a draw and ten coins in the coin pusher', async () => {
    const token = await register({ deviceId: await newDevice() });
    const card = await product.ask(
      'scratchCardLottery',
      { clientTxnId: randomUUID(), count: 1, buy: 0 },
      { token },
    );
    expect(card).toMatchObject({ errcode: 0, cards: 0, coin: card.total });
    const draw = await product.ask('receiveDrawChance', { clientTxnId: randomUUID() }, { token });
    expect(draw.errcode).toBe(0);
    const look = await product.ask('coinPusherInfo', {}, { token });
    const dealt = await product.ask('coinPusherDeal', { seedHash: look.seedHash }, { token });
    expect(dealt.freeDrops).toBe(10);
    let { coin } = await product.ask('refreshData', {}, { token });
    for (let left = 9; left >= 0; left -= 1) {
      const drop = await product.ask('coinPusherDrop', { x: 500, clientTxnId: randomUUID() }, { token });
      expect(drop).toMatchObject({ errcode: 0, price: 0, freeDrops: left, coin: coin + drop.coins });
      ({ coin } = drop);
    }
    expect(await ownOf(token)).toMatchObject({ card: 'done', draw: 'done', drops: 'done' });
    // Drops with free coins do not count as bets.
    expect((await product.ask('refreshData', {}, { token })).bet).toBe(0);
    const paid = await product.ask('coinPusherDrop', { x: 500, clientTxnId: randomUUID() }, { token });
    expect(paid.errcode === 0 ? paid.price : paid.errcode).toBe(coin >= 100 ? 100 : ErrorCode.balanceTooLow);
  });

  it('allows exactly ten drops with free coins when twenty are requested in parallel', async () => {
    const token = await register({ deviceId: await newDevice() });
    const look = await product.ask('coinPusherInfo', {}, { token });
    await product.ask('coinPusherDeal', { seedHash: look.seedHash }, { token });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        product.ask('coinPusherDrop', { x: 300, clientTxnId: randomUUID() }, { token }),
      ),
    );
    const done = answers.filter(({ errcode }) => errcode === 0);
    expect(done.filter(({ price }) => price === 0).length).toBeLessThanOrEqual(10);
    const held = (await bagOf(token)).find(({ propId }) => propId === RewardId.pusherCoin)?.count ?? 0;
    expect(held).toBe(10 - done.filter(({ price }) => price === 0).length);
  });
});

describe("a player's bag", () => {
  it('shows when the first chances expire and how many they are', async () => {
    const token = await register({ deviceId: await newDevice() });
    const { list } = await product.ask('memberBag', {}, { token });
    const chance = list.find(({ propId }) => propId === RewardId.jackpot);
    expect(chance).toMatchObject({ count: 1, expiring: 1 });
    expect(chance?.expiresAt).toBeGreaterThan(product.clock.now() + 29 * DAY);
  });

  it('is visible only to its player', async () => {
    await register({ deviceId: await newDevice() });
    const other = await register({});
    expect(await bagOf(other)).toEqual([]);
    expect(await product.ask('memberBag', {})).toMatchObject({ errcode: ErrorCode.unauthorized });
  });
});
