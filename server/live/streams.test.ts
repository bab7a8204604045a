import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Pools } from '../../contract/pools.ts';
import type { LiveMessage } from '../../contract/live.ts';
import type { Database } from '../db/database.ts';
import { testClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/database.ts';
import { createLiveStreams, type LiveStreams } from './streams.ts';
import type { LiveSubscriber } from './subscribers.ts';

const pools: Pools = {
  total: 4,
  megaJackpot: 1,
  majorJackpot: 1,
  minorJackpot: 1,
  miniJackpot: 1,
  megaJackpotSection: [1, 1],
  majorJackpotSection: [1, 1],
  minorJackpotSection: [1, 1],
  miniJackpotSection: [1, 1],
};

let db: Database;
let processes: LiveStreams[];
let readsOf: number[][];
let coin: number;
let texts: string[];
/** Number of reported connection errors: broken connections and failed attempts to connect. */
let refused: number;

beforeEach(async () => {
  db = await testDatabase({ migrated: false });
  readsOf = [];
  coin = 0;
  texts = [];
  refused = 0;
  const sources = {
    db,
    clock: testClock(),
    flushEveryMs: 5,
    reconnectAfterMs: 5,
    onError: () => void (refused += 1),
    readPools: async () => pools,
    readBalances: async (userIds: readonly number[]) => {
      readsOf.push([...userIds]);
      return userIds.map((userId) => ({ userId, coin, coinVersion: coin, lottery: 0 }));
    },
    toBytes: (message: LiveMessage) => {
      texts.push(message.type);
      return Buffer.from(JSON.stringify(message));
    },
  };
  processes = [await createLiveStreams(sources), await createLiveStreams(sources)];
});
afterEach(async () => {
  await Promise.all(processes.map((streams) => streams.close()));
  await db.close();
});

/** Opens a stream on one of the two processes and collects its messages. */
async function listen(index: number, userId?: number, sessionId?: string, takes = Infinity) {
  const messages: LiveMessage[] = [];
  let ended = false;
  const subscriber: LiveSubscriber = {
    userId,
    sessionId,
    send: (bytes) => messages.push(JSON.parse(bytes.toString()) as LiveMessage) <= takes,
    end: () => void (ended = true),
  };
  await at(index).open(subscriber);
  const types = () => messages.map(({ type }) => type);
  return { messages, types, isEnded: () => ended, subscriber };
}

function at(index: number): LiveStreams {
  const streams = processes[index];
  if (streams === undefined) throw new Error(`no process ${index}`);
  return streams;
}

test("a new stream first receives the time, the jackpot pools and its player's balances", async () => {
  expect((await listen(0, 7)).types()).toEqual(['hello', 'pools', 'balance']);
  expect((await listen(0)).types()).toEqual(['hello', 'pools']);
});

test('a change on one process is sent by both, to the players concerned', async () => {
  const [mine, other, guest] = [await listen(1, 7), await listen(1, 8), await listen(0)];
  coin = 250;
  at(0).balanceChanged(7);
  at(0).poolsChanged();
  const winner = { id: '1', time: 0, name: 'ma***ra', avatar: 'cat', kind: 'draw', amount: 5 } as const;
  at(0).won(winner);
  await expect
    .poll(() => mine.messages.slice(3))
    .toContainEqual({ type: 'balance', coin: 250, coinVersion: 250, lottery: 0 });
  await expect
    .poll(() => guest.messages.slice(2))
    .toEqual([
      { type: 'winners', winners: [winner] },
      { type: 'pools', pools },
    ]);
  await expect.poll(() => other.types().slice(3)).toEqual(['winners', 'pools']);
});

test('many changes within one interval are sent as one message', async () => {
  const mine = await listen(0, 7);
  readsOf = [];
  for (let change = 0; change < 500; change++) {
    at(1).balanceChanged(7);
    at(1).poolsChanged();
  }
  await expect.poll(() => mine.types().slice(3).toSorted()).toEqual(['balance', 'pools']);
  expect(readsOf).toEqual([[7]]);
});

test('a broadcast message is serialised once, and a balance once for all streams of its player', async () => {
  const guests = await Promise.all(Array.from({ length: 40 }, () => listen(0)));
  const own = [await listen(0, 7), await listen(0, 7), await listen(0, 7)];
  texts = [];
  at(0).poolsChanged();
  at(0).balanceChanged(7);
  for (const { types } of own)
    await expect.poll(() => types().slice(3).toSorted()).toEqual(['balance', 'pools']);
  for (const { types } of guests) await expect.poll(() => types().slice(2)).toEqual(['pools']);
  expect(texts.toSorted()).toEqual(['balance', 'pools']);
});

test('a change for more players than fit in one notice reaches all of them', async () => {
  const last = await listen(0, 100_999);
  for (let userId = 100_001; userId <= 100_999; userId++) at(1).balanceChanged(userId);
  await expect.poll(() => last.types().slice(3)).toEqual(['balance']);
});

test('the end of a session is announced on every process, and its streams are closed', async () => {
  const [ended, stays] = [await listen(1, 7, 'a'), await listen(1, 7, 'b')];
  at(0).sessionEnded('a');
  await expect.poll(ended.isEnded).toBe(true);
  expect(ended.types().at(-1)).toBe('sessionEnded');
  expect(stays.isEnded()).toBe(false);
});

test('a stream whose reader is too slow is dropped', async () => {
  const slow = await listen(0, 7, undefined, 3);
  at(0).poolsChanged();
  await expect.poll(slow.isEnded).toBe(true);
});

test('after the connection to the database broke, all streams receive the current state', async () => {
  const mine = await listen(0, 7);
  coin = 99;
  await db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'perya live' and datname = current_database()",
  );
  await expect
    .poll(() => mine.messages.slice(3))
    .toContainEqual({ type: 'balance', coin: 99, coinVersion: 99, lottery: 0 });
});

test('a stream that is opened while the server closes is ended', async () => {
  await at(0).close();
  const late = await listen(0, 7);
  expect(late.isEnded()).toBe(true);
  expect(late.types()).toEqual([]);
});

test('after many failed attempts to reach the database, each process has only one connection', async () => {
  const { rows: named } = await db.query<{ name: string }>('select current_database() as name');
  const name = named[0]?.name ?? '';
  const away = new pg.Client({ connectionString: db.url.replace(`/${name}`, '/postgres') });
  await away.connect();
  const connections = async (): Promise<number> => {
    const { rows } = await away.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where application_name = 'perya live' and datname = $1`,
      [name],
    );
    return rows[0]?.count ?? 0;
  };
  expect(await connections()).toBe(2);
  await away.query(`alter database ${name} allow_connections false`);
  await away.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await expect.poll(() => refused).toBeGreaterThan(20);
  await away.query(`alter database ${name} allow_connections true`);
  await expect.poll(connections).toBe(2);
  const mine = await listen(0, 7);
  at(1).balanceChanged(7);
  await expect.poll(() => mine.types().slice(3)).toContain('balance');
  expect(await connections()).toBe(2);
  await away.end();
});
