import { RewardId } from '../../contract/reward-ids.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JACKPOT_MONEY, type JackpotTier, TIER_RULES } from '../../fair/jackpot.ts';
import type { Database } from '../db/database.ts';
import { type AccountRef, post } from '../ledger/post.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testDatabase } from '../testing/database.ts';
import { NOON, chooseSeed, makePlayer } from '../testing/players.ts';
import { draw } from './draw.ts';
import { readPools } from './pools.ts';

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(async () => {
  expect((await verifyLedger(db)).faults).toEqual([]);
  await db.close();
});

const spin = (userId: number) =>
  draw(db, { userId, clientTxnId: randomUUID(), at: NOON }).then((result) => result.answer);
const balance = async (name: string): Promise<number> => {
  const { rows } = await db.query<{ total: number }>(
    'select sum(balance)::bigint as total from accounts where owner is null and name = $1',
    [name],
  );
  return rows[0]?.total ?? Number.NaN;
};
const rule = (tier: JackpotTier) => {
  const found = TIER_RULES.find((candidate) => candidate.tier === tier);
  if (!found) throw new Error(tier);
  return found;
};
const house = (name: string, shard = 3): AccountRef => ({ house: name, shard });
/** Sets the balance of a house account to an amount, with a journal that takes the difference from the house. */
async function bring(name: string, to: number): Promise<void> {
  const amount = to - (await balance(name));
  const legs = [
    { account: house('HOUSE'), amount: -amount },
    { account: house(name), amount },
  ];
  await post(db, { kind: 'correction', at: NOON, legs });
}
/** Creates a player whose next draw wins the given jackpot, or one peso. */
async function playerWith(next: JackpotTier | 'one peso'): Promise<number> {
  const userId = await makePlayer(db, { chances: 1 });
  await chooseSeed(db, userId, ({ cell, tier }) => (next === 'one peso' ? cell === 0 : tier === next));
  return userId;
}

describe('feeding the jackpot pools', () => {
  it("begins at their seed amounts; each draw adds three pesos to every pool, and what is left after the draw's prize goes to the reserve", async () => {
    expect(await readPools(db)).toMatchObject({
      megaJackpot: rule('mega').seed,
      majorJackpot: rule('major').seed,
      minorJackpot: rule('minor').seed,
      miniJackpot: rule('mini').seed,
    });
    for (let n = 0; n < 20; n++) await spin(await playerWith('one peso'));
    const pools = await readPools(db);
    expect(pools).toMatchObject({
      megaJackpot: rule('mega').seed + 6_000,
      majorJackpot: rule('major').seed + 6_000,
      minorJackpot: rule('minor').seed + 6_000,
      miniJackpot: rule('mini').seed + 6_000,
    });
    expect(pools.total).toBe(5_000_000 + 550_000 + 125_000 + 25_000 + 24_000);
    expect(await balance('RESERVE_JACKPOT')).toBe(JACKPOT_MONEY.float + 20 * (JACKPOT_MONEY.reserve - 100));
    expect(await balance('PROMO_JACKPOT')).toBe(0);
  });

  it("moves amounts above a pool's cap to the reserve, never to the house, and the pool never shows more than its cap", async () => {
    const { cap } = rule('mini');
    await bring('POOL_MINI', cap - 299);
    const before = { house: await balance('HOUSE'), reserve: await balance('RESERVE_JACKPOT') };
    const userId = await playerWith('one peso');
    const granted = JACKPOT_MONEY.budget;
    await spin(userId);
    expect(await balance('POOL_MINI')).toBe(cap - 299);
    expect(await balance('RESERVE_JACKPOT')).toBe(
      before.reserve + JACKPOT_MONEY.reserve - 100 + JACKPOT_MONEY.feed,
    );
    expect(await balance('HOUSE')).toBe(before.house - granted);
    await bring('POOL_MINI', cap + 5_000);
    const pools = await readPools(db);
    expect([pools.miniJackpot, pools.miniJackpotSection]).toEqual([cap, [Math.floor(cap * 0.999), cap]]);
  });

  it('shows players ranges of a twentieth of a per cent around the true amounts', async () => {
    await bring('POOL_MAJOR', 777_777);
    const { majorJackpot, majorJackpotSection } = await readPools(db);
    expect(majorJackpot).toBe(777_777);
    expect(majorJackpotSection).toEqual([Math.floor(777_777 * 0.999), 777_777]);
  });
});

describe('winning a jackpot', () => {
  it.each(['mega', 'major', 'minor', 'mini'] as const)(
    'of tier %s pays the pool including this draw’s feed, and the pool restarts at its seed amount',
    async (tier) => {
      const { seed } = rule(tier);
      for (let n = 0; n < 5; n++) await spin(await playerWith('one peso'));
      const reserve = await balance('RESERVE_JACKPOT');
      const userId = await playerWith(tier);
      const stored = await spin(userId);
      expect(stored).toMatchObject({
        tier,
        bonus: seed + 6 * 300,
        coin: seed + 6 * 300,
        propId: RewardId.jackpot,
      });
      expect((await readWallet(db, userId)).coin).toBe(seed + 1_800);
      expect(await balance(`POOL_${tier.toUpperCase()}`)).toBe(seed);
      expect(await balance('RESERVE_JACKPOT')).toBe(reserve + JACKPOT_MONEY.reserve - seed);
      expect(await balance('HOUSE_LOAN')).toBe(0);
    },
  );

  it('pays at most the cap; the amount above the cap goes to the reserve', async () => {
    const { cap, seed } = rule('mini');
    await bring('POOL_MINI', cap + 5_000);
    const reserve = await balance('RESERVE_JACKPOT');
    expect((await spin(await playerWith('mini'))).bonus).toBe(cap);
    expect(await balance('POOL_MINI')).toBe(seed);
    expect(await balance('RESERVE_JACKPOT')).toBe(
      reserve + JACKPOT_MONEY.reserve + JACKPOT_MONEY.feed + 5_000 - seed,
    );
  });

  it('takes a missing seed amount from the house, and repays it when the reserve exceeds its minimum', async () => {
    const { seed } = rule('minor');
    await bring('RESERVE_JACKPOT', 10_000);
    await spin(await playerWith('minor'));
    const lent = seed - 10_000 - JACKPOT_MONEY.reserve;
    expect([await balance('RESERVE_JACKPOT'), await balance('HOUSE_LOAN')]).toEqual([0, -lent]);
    expect(await balance('POOL_MINOR')).toBe(seed);

    await bring('RESERVE_JACKPOT', JACKPOT_MONEY.float);
    await spin(await playerWith('mini'));
    expect(await balance('HOUSE_LOAN')).toBe(-lent);

    const surplus = 40_000;
    await bring('RESERVE_JACKPOT', JACKPOT_MONEY.float + rule('mini').seed - JACKPOT_MONEY.reserve + surplus);
    await spin(await playerWith('mini'));
    expect([await balance('RESERVE_JACKPOT'), await balance('HOUSE_LOAN')]).toEqual([
      JACKPOT_MONEY.float,
      -lent + surplus,
    ]);

    await bring('RESERVE_JACKPOT', 2 * JACKPOT_MONEY.float);
    await spin(await playerWith('mini'));
    expect(await balance('HOUSE_LOAN')).toBe(0);
  });

  it('twice in parallel happens one after the other: the second draw wins the restarted pool', async () => {
    const { seed } = rule('mini');
    await bring('POOL_MINI', 90_000);
    const winners = await Promise.all(Array.from({ length: 6 }, () => playerWith('mini')));
    const bonuses = (await Promise.all(winners.map(spin)))
      .map((stored) => stored.bonus)
      .toSorted((a, b) => b - a);
    expect(bonuses).toEqual([90_300, ...Array<number>(5).fill(seed + 300)]);
    expect(await balance('POOL_MINI')).toBe(seed);
  });

  it('of different tiers, in parallel with forty ordinary draws, keeps every amount that was fed to the pools', async () => {
    const tiers = ['mega', 'major', 'minor', 'mini'] as const;
    const players: number[] = [];
    for (const next of [...tiers, ...Array<'one peso'>(40).fill('one peso')])
      players.push(await playerWith(next));
    const draws = await Promise.all(players.map(spin));
    const paid = draws.reduce((sum, stored) => sum + stored.bonus, 0);
    const { total } = await readPools(db);
    const seeds = TIER_RULES.reduce((sum, one) => sum + one.seed, 0);
    expect(total + paid).toBe(2 * seeds + 44 * 4 * JACKPOT_MONEY.feed);
  });
});
