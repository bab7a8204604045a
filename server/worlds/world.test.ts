import { vipLevelOf } from '../../contract/vip.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CELLS, TIER_RULES } from '../../fair/jackpot.ts';
import { isCorrectPassword } from '../auth/passwords.ts';
import { manilaDayStart, manilaWeekStart } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { missingFor, readProgress } from '../jackpot/chances.ts';
import { readRounds } from '../fair/rounds.ts';
import { draw, toJackpotDraw } from '../jackpot/draw.ts';
import { readPools } from '../jackpot/pools.ts';
import { countChances, readOwnRank, readRank } from '../jackpot/queries.ts';
import { readWinners } from '../winners/winners.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testDatabase } from '../testing/database.ts';
import { historyUntilToday } from './demo-player.ts';
import { MID_SPIN_TXN_ID, WORLD_LOGINS, type WorldName, seedWorld, topUpWorld } from './world.ts';

const HOUR = 3_600_000;
const byText = (a: string, b: string): number => (a < b ? -1 : 1);

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(async () => {
  expect((await verifyLedger(db)).faults).toEqual([]);
  await db.close();
});

const deps = (now: number) => ({ db, clock: { now: () => now }, log: () => {} });

async function playerOf(
  world: WorldName,
): Promise<{ id: number; nickname: string; password_hash: string; vip_exp: number }> {
  const { rows } = await db.query<{ id: number; nickname: string; password_hash: string; vip_exp: number }>(
    'select id, nickname, password_hash, vip_exp from users where account = $1',
    [WORLD_LOGINS[world]?.account],
  );
  if (!rows[0]) throw new Error(`no player in ${world}`);
  return rows[0];
}

const drawsOf = async (userId: number) =>
  (await readRounds(db, { userId, games: ['lucky-jackpot'], pageNum: 1, pageSize: 100 })).list.map(
    toJackpotDraw,
  );

const count = async (sql: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await db.query<{ n: number }>(sql, values);
  return rows[0]?.n ?? Number.NaN;
};

/** Expects three chances left of those earned by today's bets, and progress towards the next chance. */
async function expectProgress(id: number, now: number): Promise<void> {
  const progress = await readProgress(db, id, now);
  expect(await countChances(db, id, now)).toBe(3);
  expect(progress).toMatchObject({ earnedToday: 5, validBetToday: 2_735_000 });
  expect(missingFor(progress)).toEqual({ needDeposit: 0, needTyping: 265_000 });
  expect(await count(`select count(*) as n from jackpot_chances where source <> 'bet'`)).toBe(0);
}

/** Expects draws with every kind of prize, and their winnings in the bag and in the wallet. */
async function expectDraws(id: number): Promise<void> {
  const draws = await drawsOf(id);
  const drawn = new Set(draws.map((one) => CELLS[one.cell]?.propId));
  for (const prop of [
    RewardId.coin,
    RewardId.diamond,
    RewardId.depositCoupon2,
    RewardId.scratchCard,
    RewardId.jackpot,
  ])
    expect(drawn).toContain(prop);
  expect(draws.map((one) => one.tier).filter((tier) => tier !== null)).toEqual(['mini']);
  expect(await count('select count(*) as n from player_props where user_id = $1', [id])).toBe(2);
  expect((await readWallet(db, id)).lottery).toBeGreaterThan(0);
  expect(
    await count(
      `select count(*) as n from postings p join accounts a on a.id = p.account_id where a.owner = $1 and a.name = 'wallet'`,
      [id],
    ),
  ).toBeGreaterThan(30);
}

/** Expects other players with a year of history, nothing in the future, and every wallet in order of time. */
async function expectHistory(now: number): Promise<void> {
  expect(await count('select count(*) as n from users')).toBe(61);
  const first = await count(`select min(at) as n from journals where kind <> 'opening'`);
  expect(now - first).toBeGreaterThan(330 * 24 * HOUR);
  for (const table of ['journals', 'fair_rounds', 'wins', 'jackpot_chances', 'users']) {
    const column = table === 'users' ? 'registered_at' : 'at';
    expect(await count(`select max(${column}) as n from ${table}`), table).toBeLessThanOrEqual(now);
  }
  expect(
    await count(`select count(*) as n from (
      select j.at < lag(j.at) over (partition by p.account_id order by p.journal_id) as back
      from postings p join journals j on j.id = p.journal_id join accounts a on a.id = p.account_id where a.name = 'wallet'
    ) w where back`),
  ).toBe(0);
  expect(await count('select count(*) as n from journals where kind = $1', ['bet'])).toBeGreaterThan(3_000);

  // Old versions of balances were removed while the world was created; with all of them, creating it would take twice
  // as long.
  expect(await count("select pg_relation_size('accounts') as n")).toBeLessThan(500_000);
}

async function expectWinners(now: number): Promise<void> {
  const pools = await readPools(db);
  for (const { tier, seed } of TIER_RULES) expect(pools[`${tier}Jackpot`], tier).toBeGreaterThan(seed * 1.03);
  const winners = await readWinners(db, 20);
  expect(winners).toHaveLength(20);
  expect(now - (winners[0]?.time ?? 0)).toBeLessThan(6 * HOUR);
  // Expects many people, many games, and amounts that look like sums of paylines.
  const names = winners.map((one) => one.name);
  for (const name of names) expect(names.filter((other) => other === name).length).toBeLessThanOrEqual(3);
  expect(new Set(names).size).toBeGreaterThanOrEqual(10);
  expect(new Set(winners.map((one) => one.gameId)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(winners.map((one) => one.amount)).size).toBeGreaterThanOrEqual(15);
  expect(winners.filter(({ amount }) => amount % 100_000 !== 0).length).toBeGreaterThan(10);
}

/** Expects a true ranking: the winnings since Monday, however small. */
async function expectRank(id: number, now: number): Promise<void> {
  const week = manilaWeekStart(now);
  const { list: rank, pages } = await readRank(db, week, { pageNum: 1, pageSize: 10 });
  const sinceMonday = await count(
    'select count(distinct user_id) as n from fair_rounds where at >= $1 and payout > 0',
    [week],
  );
  expect(pages).toBe(Math.min(2, Math.ceil(sinceMonday / 10)));
  expect(rank.length).toBe(Math.min(10, sinceMonday));
  if (now - week > 24 * HOUR) expect(sinceMonday).toBeGreaterThanOrEqual(6);
  expect((await readOwnRank(db, week, id)).total).toBeGreaterThan(0);
  expect(
    await count('select min(at) as n from fair_rounds where user_id = $1 and at >= $2', [
      id,
      manilaDayStart(now),
    ]),
  ).toBeGreaterThanOrEqual(manilaDayStart(now));
}

describe('the demo world', () => {
  it.each([
    ['on a Wednesday at noon', Date.UTC(2026, 10, 18, 4)],
    ['a second after midnight', Date.UTC(2026, 10, 17, 16, 0, 1)],
    ['at the very millisecond in which a week begins', Date.UTC(2026, 10, 15, 16)],
    ['on a Sunday, a minute before midnight', Date.UTC(2026, 10, 22, 15, 59)],
  ])('is a casino with a history when it is created %s', async (_when, now) => {
    expect(await seedWorld('demo', deps(now))).toBe(true);
    const { id, nickname, password_hash, vip_exp: experience } = await playerOf('demo');
    expect(nickname).toBe('Marisol');
    expect(await isCorrectPassword('perya-demo-2026', password_hash)).toBe(true);
    expect(vipLevelOf(experience).level).toBeGreaterThan(0);
    expect((await readWallet(db, id)).coin).toBe(1_248_050);
    await expectProgress(id, now);
    await expectDraws(id);
    await expectHistory(now);
    await expectWinners(now);
    await expectRank(id, now);
  });

  it('is the same every time it is created, except for future draws', async () => {
    const now = Date.UTC(2026, 10, 18, 4);
    const second = await testDatabase();
    await seedWorld('demo', deps(now));
    const given: string[] = [];
    const nextSeed = (): string => {
      given.push((given.length + 1).toString(16).padStart(64, '0'));
      return given.at(-1) ?? '';
    };
    await seedWorld('demo', { ...deps(now), db: second, nextSeed });
    const outcomes = (one: Database) =>
      one
        .query(
          'select user_id, at, client_txn_id, outcome, seed, payout, journal_id from fair_rounds order by id',
        )
        .then(({ rows }) => rows);
    const seeds = (one: Database) =>
      one
        .query<{ seed: string }>('select seed from fair_players order by user_id')
        .then(({ rows }) => rows.map(({ seed }) => seed));
    expect(await outcomes(second)).toEqual(await outcomes(db));
    const [these, those] = [await seeds(db), await seeds(second)];
    expect(these).toHaveLength(61);
    expect(these.filter((seed) => those.includes(seed))).toEqual([]);
    expect(those.toSorted(byText)).toEqual(given.toSorted(byText));
    await second.close();
  });
});

describe('topping up a world', () => {
  it('earns the demo player five chances at a time, up to twenty a day, and changes no other player', async () => {
    const now = Date.UTC(2026, 10, 18, 4);
    await seedWorld('demo', deps(now));
    const { id } = await playerOf('demo');
    const others = () =>
      db
        .query(
          'select id, balance, version from accounts where owner is not null and owner <> $1 order by id',
          [id],
        )
        .then(({ rows }) => rows);
    const before = await others();
    const earned = [];
    for (let n = 0; n < 5; n++) earned.push(await topUpWorld('demo', deps(now + n * 1_000)));
    expect(earned).toEqual([5, 5, 5, 0, 0]);
    expect(await countChances(db, id, now)).toBe(18);
    expect(await others()).toEqual(before);
    expect(await count('select count(*) as n from fair_rounds where at >= $1', [now])).toBe(0);

    // After three weeks without a visit, the demo player first makes a deposit.
    const later = now + 21 * 24 * HOUR;
    expect(missingFor(await readProgress(db, id, later)).needDeposit).toBeGreaterThan(0);
    expect(await topUpWorld('demo', deps(later))).toBe(5);
    expect(await countChances(db, id, later)).toBe(23);
    expect(await others()).toEqual(before);
  });

  it('is refused if the database has no player of that world; two parallel creations make one world, and a later one changes nothing', async () => {
    const now = Date.UTC(2026, 10, 18, 4);
    await seedWorld('empty', deps(now));
    expect(await count('select count(*) as n from users')).toBe(0);
    await expect(topUpWorld('demo', deps(now))).rejects.toThrow('no demo_player');
    const made = await Promise.all([0, 1].map(() => seedWorld('fresh-player', deps(now))));
    expect(made.filter((one) => one)).toHaveLength(1);
    await expect(topUpWorld('fresh-player', deps(now))).rejects.toThrow('Nothing can be topped up');
    await expect(topUpWorld('demo', deps(now))).rejects.toThrow('no demo_player');
    const users = await count('select count(*) as n from users');
    expect(await seedWorld('demo', deps(now))).toBe(false);
    expect(await count('select count(*) as n from users')).toBe(users);

    // The fresh player has no history, but the other players of the world have one.
    const { id, password_hash } = await playerOf('fresh-player');
    expect(await isCorrectPassword('perya-fresh-2026', password_hash)).toBe(true);
    expect(await readWallet(db, id)).toEqual({ coin: 0, coinVersion: 0, lottery: 0 });
    expect(await drawsOf(id)).toEqual([]);
    expect(await readWinners(db, 20)).toHaveLength(20);
  });
});

it('the mid-spin world holds one draw whose answer was never shown, and returns that answer for the same id', async () => {
  const now = Date.UTC(2026, 10, 18, 4);
  await seedWorld('mid-spin', deps(now));
  const { id } = await playerOf('mid-spin');
  expect(await countChances(db, id, now)).toBe(2);
  const again = await draw(db, { userId: id, clientTxnId: MID_SPIN_TXN_ID, at: now + 5 });
  expect(again).toMatchObject({ replayed: true, answer: { chances: 2 } });
  expect(await drawsOf(id)).toContainEqual(expect.objectContaining({ id: again.answer.id, time: now }));
});

it('the demo player’s history does not depend on the time of day at which the world is created', () => {
  const draws = [0, 7, 13, 20].map((hour) => {
    const history = historyUntilToday(1, Date.UTC(2026, 10, 18, hour));
    return history.events.filter((event) => event.kind === 'draw').map((event) => [event.seed, event.nonce]);
  });
  expect(draws[0]?.length).toBeGreaterThan(15);
  for (const other of draws) expect(other).toEqual(draws[0]);
});
