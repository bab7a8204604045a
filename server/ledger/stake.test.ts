import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { DAILY_SPIN_NEEDS } from '../../fair/daily-spin.ts';
import { openStream } from '../../fair/random.ts';
import { openRound } from '../fair/rounds.ts';
import { HOUSE_GAMES } from '../../contract/catalogue/house-games.ts';
import { settleRound, stakeCoins } from '../games/rounds.ts';
import { addRain } from '../red-packet/rains.ts';
import { grantDiamonds } from '../testing/diamonds.ts';
import { makePlayer, NOON } from '../testing/players.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { runIdempotent } from './run-idempotent.ts';
import { PostedStake } from './stake.ts';
import { verifyLedger } from './verify.ts';

vi.mock('../../fair/random.ts', async (original) => {
  const real = await original<{ openStream: typeof openStream }>();
  return { ...real, openStream: vi.fn<typeof openStream>(real.openStream) };
});

let product: TestProduct;
let rainId: string;
beforeAll(async () => {
  product = await testProduct();
  await addRain(product.db, product.clock.now());
  rainId = `rain-${product.clock.now()}`;
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

interface Player {
  readonly token: string;
  readonly userId: number;
}

/** Creates a player with a seed in every game. */
async function player(start: { coins?: number; chances?: number } = {}): Promise<Player> {
  const made = await signUp(product, start);
  await product.ask('fairSeed', {}, made);
  return made;
}
async function bettor(stake: number): Promise<Player> {
  const made = await player({ coins: stake });
  const gameId = HOUSE_GAMES.halloween.id;
  await settleRound(product.db, { userId: made.userId, gameId, stake, win: 0, at: product.clock.now() });
  return made;
}
/** Reads all seeds of a player, with the system columns that PostgreSQL changes when a row is locked or written. */
const seedsOf = async ({ userId }: Player) =>
  (
    await product.db.query(
      'select game, seed, client_seed, nonce, xmin::text, xmax::text, ctid::text from fair_players where user_id = $1 order by game',
      [userId],
    )
  ).rows;

/** Makes a call; returns its response and what happened to the player's seeds meanwhile. */
async function asking(who: Player, name: CallName, body: object = {}) {
  const before = await seedsOf(who);
  vi.mocked(openStream).mockClear();
  const { errcode } = await product.ask(name, { ...body, clientTxnId: randomUUID() }, who);
  const streams = vi.mocked(openStream).mock.calls.length;
  return { errcode, streams, untouched: JSON.stringify(await seedsOf(who)) === JSON.stringify(before) };
}

type Refusal = readonly [name: CallName, code: ErrorCode, body: object, who: () => Promise<Player>];

const rich = () => player({ coins: 100_000 });
const refusals: readonly Refusal[] = [
  ['receiveDrawChance', ErrorCode.noChanceLeft, {}, player],
  ['slotshackSpin', ErrorCode.balanceTooLow, { bet: 100 }, player],
  ['slotshackSpin', ErrorCode.amountTooSmall, { bet: 1 }, rich],
  ['halloweenSlotsClick', ErrorCode.balanceTooLow, { bet: 100 }, player],
  ['coinPusherDrop', ErrorCode.balanceTooLow, { x: 500 }, player],
  ['scratchCardLottery', ErrorCode.diamondsTooLow, { count: 10, buy: 10 }, player],
  ['scratchCardLottery', ErrorCode.conditionNotMet, { count: 1, buy: 0 }, player],
  ['halloweenLottery', ErrorCode.conditionNotMet, {}, player],
  ['dailySpin', ErrorCode.conditionNotMet, {}, player],
  ['redWars', ErrorCode.activityClosed, { rainId: 'no-rain' }, rich],
];

describe('a refused call neither reads nor changes a seed, and draws no random numbers:', () => {
  it.each(refusals)('%s, refused with %i', async (name, code, body, who) => {
    expect(await asking(await who(), name, body)).toEqual({ errcode: code, streams: 0, untouched: true });
  });

  it('redWars of a player who has never deposited', async () => {
    expect(await asking(await player(), 'redWars', { rainId })).toEqual({
      errcode: ErrorCode.conditionNotMet,
      streams: 0,
      untouched: true,
    });
  });

  it('receiveDrawChance of a player who may not draw', async () => {
    const who = await player({ chances: 1 });
    await product.db.query('update users set spins_blocked = true where id = $1', [who.userId]);
    expect(await asking(who, 'receiveDrawChance')).toEqual({
      errcode: ErrorCode.drawNotAllowed,
      streams: 0,
      untouched: true,
    });
  });

  describe('if the activity is closed:', () => {
    const closed: readonly Refusal[] = [
      ['receiveDrawChance', ErrorCode.jackpotClosed, {}, () => player({ chances: 1 })],
      ['slotshackSpin', ErrorCode.activityClosed, { bet: 100 }, rich],
      ['halloweenSlotsClick', ErrorCode.activityClosed, { bet: 100 }, rich],
      ['coinPusherDrop', ErrorCode.activityClosed, { x: 500 }, rich],
      ['scratchCardLottery', ErrorCode.activityClosed, { count: 1, buy: 1 }, rich],
      ['halloweenLottery', ErrorCode.activityClosed, {}, rich],
      ['dailySpin', ErrorCode.activityClosed, {}, rich],
      ['redWars', ErrorCode.activityClosed, { rainId: 'no-rain' }, rich],
    ];
    beforeEach(async () => {
      await product.db.query('update activities set closes_at = 0 where enabled');
      return async () => {
        await product.db.query('update activities set closes_at = 4102444800000 where enabled');
      };
    });

    it.each(closed)('%s, refused with %i', async (name, code, body, who) => {
      expect(await asking(await who(), name, body)).toEqual({ errcode: code, streams: 0, untouched: true });
    });
  });

  it('an accepted call, however, uses the seed of its game and draws random numbers', async () => {
    const ready: readonly (readonly [CallName, object, number, () => Promise<Player>])[] = [
      ['receiveDrawChance', {}, 1, () => player({ chances: 1 })],
      ['slotshackSpin', { bet: 100 }, 1, rich],
      ['halloweenLottery', {}, 1, () => bettor(300_000)],
      ['dailySpin', {}, 1, () => bettor(DAILY_SPIN_NEEDS)],
      ['redWars', { rainId }, 1, rich],
      [
        'scratchCardLottery',
        { count: 10, buy: 10 },
        10,
        async () => {
          const who = await player();
          await grantDiamonds(product.db, who.userId, 500);
          return who;
        },
      ],
    ];
    for (const [name, body, streams, who] of ready)
      expect(await asking(await who(), name, body), name).toEqual({ errcode: 0, streams, untouched: false });
  });

  it('the second daily spin of a day is refused before its seed is read', async () => {
    const who = await bettor(DAILY_SPIN_NEEDS);
    expect((await asking(who, 'dailySpin')).errcode).toBe(0);
    expect(await asking(who, 'dailySpin')).toEqual({
      errcode: ErrorCode.alreadyClaimed,
      streams: 0,
      untouched: true,
    });
  });
});

describe('a posted stake', () => {
  it('opens exactly the rounds that it has paid for', async () => {
    const userId = await makePlayer(product.db, { coins: 1_000 });
    const command = { userId, clientTxnId: randomUUID(), name: 'test', body: {}, at: NOON };
    const twice = runIdempotent(product.db, command, async (client) => {
      const gameId = HOUSE_GAMES.slotshack.id;
      const stake = await stakeCoins(client, { userId, gameId, stake: 100, at: NOON });
      await openRound(stake, { game: 'slotshack' });
      await openRound(stake, { game: 'slotshack' });
    });
    await expect(twice).rejects.toThrow('every round of this stake was opened');
  });

  it('can be created only by server/ledger/stake.ts', () => {
    const parts = [Symbol('stake'), undefined, { userId: 1, at: NOON }];
    expect(() => void Reflect.construct(PostedStake, parts)).toThrow('only server/ledger posts stakes');
  });
});
