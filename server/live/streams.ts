import pg from 'pg';
import type { Pools, Winner } from '../../contract/pools.ts';
import type { LiveMessage } from '../../contract/live.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { LiveHub } from './hub.ts';

/** A player's balance in a stream. */
export interface LiveBalance {
  readonly userId: number;
  /** Hundredths. */
  readonly coin: number;
  readonly coinVersion: number;
  /** Diamonds. */
  readonly lottery: number;
}

/** Data sources and options of the streams. */
export interface LiveSources {
  readonly db: Database;
  readonly clock: Clock;
  readBalances(userIds: readonly number[]): Promise<readonly LiveBalance[]>;
  readPools(): Promise<Pools>;
  /** Encodes a message, once for all streams that receive it. */
  toBytes(message: LiveMessage): Buffer;
  readonly onError?: (error: unknown) => void;
  /** Interval in which changes are collected and sent together; default 200 ms. */
  readonly flushEveryMs?: number;
  /** Delay before reconnecting to the database; default 500 ms. */
  readonly reconnectAfterMs?: number;
}

/** One open stream. */
export interface LiveSubscriber {
  readonly userId: number | undefined;
  readonly sessionId: string | undefined;
  /** Returns false when the reader is too slow. */
  send(bytes: Buffer): boolean;
  end(): void;
}

/** The open streams of this process. */
export interface LiveStreams extends LiveHub {
  /** Sends a new stream the time, the pools and its balance, then every change; ends it if the server has closed. */
  open(subscriber: LiveSubscriber): Promise<void>;
  leave(subscriber: LiveSubscriber): void;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
}

/** Data that one process sends to the others in one NOTIFY. */
interface Notice {
  users: number[];
  pools: boolean;
  winners: Winner[];
  sessions: string[];
}

const CHANNEL = 'perya_live';
const HELLO_EVERY_MS = 20_000;
/** Maximum ids and masked winners per notice: NOTIFY carries less than 8,000 bytes. */
const PART = { users: 400, winners: 10, sessions: 100 };

/**
 * Creates live streams across any number of processes: changes are collected and sent in one NOTIFY, and each process
 * reads balances and pools once per notice, for its own streams.
 */
export async function createLiveStreams(sources: LiveSources): Promise<LiveStreams> {
  const { db, clock, toBytes } = sources;
  const report = sources.onError ?? (() => {});
  const subscribers = new Set<LiveSubscriber>();
  let pending: Notice = emptyNotice();
  let flushTimer: NodeJS.Timeout | undefined;
  let listener: pg.Client | undefined;
  let closed = false;

  const collect = (add: (notice: Notice) => void): void => {
    if (closed) return;
    add(pending);
    flushTimer ??= setTimeout(() => void flush().catch(report), sources.flushEveryMs ?? 200);
  };

  async function flush(): Promise<void> {
    const notice = pending;
    pending = emptyNotice();
    flushTimer = undefined;
    const parts = partsOf(notice).map((part) => JSON.stringify(part));
    await db.query('select pg_notify($1, part) from unnest($2::text[]) as part', [CHANNEL, parts]);
  }

  async function handleNotice(notice: Notice): Promise<void> {
    for (const sessionId of notice.sessions) endSession(sessionId);
    if (notice.winners.length > 0) broadcast({ type: 'winners', winners: notice.winners });
    if (subscribers.size === 0) return;
    await Promise.all([notice.pools ? sendPools() : undefined, sendBalances(notice.users)]);
  }

  async function sendPools(): Promise<void> {
    broadcast({ type: 'pools', pools: await sources.readPools() });
  }

  async function sendBalances(users: readonly number[]): Promise<void> {
    const wanted = new Set(users);
    const here = [...subscribers].filter(({ userId }) => userId !== undefined && wanted.has(userId));
    const ids = [...new Set(here.flatMap(({ userId }) => (userId === undefined ? [] : [userId])))];
    if (ids.length === 0) return;
    const balances = new Map(
      (await sources.readBalances(ids)).map((balance) => [balance.userId, toBytes(balanceMessage(balance))]),
    );
    for (const subscriber of here) {
      const bytes = subscriber.userId === undefined ? undefined : balances.get(subscriber.userId);
      if (bytes !== undefined) send(subscriber, bytes);
    }
  }

  function send(subscriber: LiveSubscriber, bytes: Buffer): void {
    if (subscribers.has(subscriber) && !subscriber.send(bytes)) drop(subscriber);
  }

  function broadcast(message: LiveMessage): void {
    if (subscribers.size === 0) return;
    const bytes = toBytes(message);
    for (const subscriber of subscribers) send(subscriber, bytes);
  }

  /** A dropped stream reconnects by itself and receives the current state. */
  function drop(subscriber: LiveSubscriber): void {
    subscribers.delete(subscriber);
    subscriber.end();
  }

  function endSession(sessionId: string): void {
    for (const subscriber of subscribers) {
      if (subscriber.sessionId !== sessionId) continue;
      subscriber.send(toBytes({ type: 'sessionEnded' }));
      drop(subscriber);
    }
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: db.url,
      application_name: 'perya live',
      keepAlive: true,
    });
    client.on('error', report);
    client.on('notification', ({ payload }) => {
      // Only this module and end_sessions_of_excluded() write to the channel.
      void handleNotice(JSON.parse(payload ?? '{}') as Notice).catch(report);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(report);
      throw error;
    }
    // Only now: a failed connection attempt ends too, and its caller retries.
    client.on('end', () => void listenAgain());
    listener = client;
  }

  /** Notices sent meanwhile are lost, so all streams get the current state. */
  async function listenAgain(): Promise<void> {
    while (!closed) {
      await new Promise((resume) => setTimeout(resume, sources.reconnectAfterMs ?? 500).unref());
      if (closed) return;
      try {
        await listen();
        await handleNotice({
          ...emptyNotice(),
          pools: true,
          users: [...subscribers].flatMap(({ userId }) => userId ?? []),
        });
        return;
      } catch (error) {
        report(error);
      }
    }
  }

  await listen();
  const hello = setInterval(() => broadcast({ type: 'hello', serverTime: clock.now() }), HELLO_EVERY_MS);
  hello.unref();

  return {
    balanceChanged: (userId) => collect((notice) => notice.users.push(userId)),
    poolsChanged: () => collect((notice) => (notice.pools = true)),
    won: (winner) => collect((notice) => notice.winners.push(winner)),
    sessionEnded: (sessionId) => collect((notice) => notice.sessions.push(sessionId)),
    async open(subscriber) {
      // Opened before the close, but read after it.
      if (closed) {
        subscriber.end();
        return;
      }
      subscribers.add(subscriber);
      send(subscriber, toBytes({ type: 'hello', serverTime: clock.now() }));
      const { userId } = subscriber;
      const [pools, balances] = await Promise.all([
        sources.readPools(),
        userId === undefined ? [] : sources.readBalances([userId]),
      ]);
      send(subscriber, toBytes({ type: 'pools', pools }));
      for (const balance of balances) send(subscriber, toBytes(balanceMessage(balance)));
    },
    leave: (subscriber) => void subscribers.delete(subscriber),
    async close() {
      closed = true;
      clearInterval(hello);
      clearTimeout(flushTimer);
      for (const subscriber of subscribers) drop(subscriber);
      await listener?.end().catch(report);
    },
  };
}

const emptyNotice = (): Notice => ({ users: [], pools: false, winners: [], sessions: [] });

const balanceMessage = ({ coin, coinVersion, lottery }: LiveBalance): LiveMessage => ({
  type: 'balance',
  coin,
  coinVersion,
  lottery,
});

/** Splits a notice into parts that fit in a NOTIFY; names each player once. */
function partsOf({ users, pools, winners, sessions }: Notice): Notice[] {
  const unique = [...new Set(users)];
  const parts = Math.max(
    1,
    Math.ceil(unique.length / PART.users),
    Math.ceil(winners.length / PART.winners),
    Math.ceil(sessions.length / PART.sessions),
  );
  return Array.from({ length: parts }, (_, index) => ({
    users: slice(unique, index, PART.users),
    pools: pools && index === 0,
    winners: slice(winners, index, PART.winners),
    sessions: slice(sessions, index, PART.sessions),
  }));
}

const slice = <Item>(items: readonly Item[], index: number, size: number): Item[] =>
  items.slice(index * size, (index + 1) * size);
