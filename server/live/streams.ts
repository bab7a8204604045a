import type { Pools } from '../../contract/pools.ts';
import type { LiveMessage } from '../../contract/live.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { LiveHub } from './hub.ts';
import { type Notice, openNotices } from './notices.ts';
import { createSubscribers, type LiveSubscriber, type Subscribers } from './subscribers.ts';

/** A player's balances, as sent to a stream. */
export interface LiveBalance {
  readonly userId: number;
  /** Coins in hundredths. */
  readonly coin: number;
  readonly coinVersion: number;
  /** Number of diamonds. */
  readonly lottery: number;
}

/** Where the streams read their data, and options of the streams. */
export interface LiveSources {
  readonly db: Database;
  readonly clock: Clock;
  readBalances(userIds: readonly number[]): Promise<readonly LiveBalance[]>;
  readPools(): Promise<Pools>;
  /** Encodes a message; called once for all streams that receive it. */
  toBytes(message: LiveMessage): Buffer;
  readonly onError?: (error: unknown) => void;
  /** Called when a game for coins has ended in any process, by any means. */
  readonly onGamesEnded?: () => void;
  /** Interval at which changes are collected and sent together, ms; default 200. */
  readonly flushEveryMs?: number;
  /** Delay before reconnecting to the database, ms; default 500. */
  readonly reconnectAfterMs?: number;
}

/** The open live streams of this process. */
export interface LiveStreams extends LiveHub {
  /**
   * Sends a new stream the time, the jackpot pools and its player's balances, then every change. Ends the stream if the
   * server has closed.
   */
  open(subscriber: LiveSubscriber): Promise<void>;
  leave(subscriber: LiveSubscriber): void;
  /** Ends every stream and stops listening to the database. */
  close(): Promise<void>;
}

const HELLO_EVERY_MS = 20_000;

/**
 * Creates the live streams of one of any number of processes. Changes are collected and sent to all processes in one
 * NOTIFY. Each process then reads balances and pools once, for its own streams.
 */
export async function createLiveStreams(sources: LiveSources): Promise<LiveStreams> {
  const { clock, toBytes } = sources;
  const subscribers = createSubscribers(toBytes);
  let isClosed = false;
  const hello = (): LiveMessage => ({ type: 'hello', serverTime: clock.now() });
  const notices = await openNotices({
    db: sources.db,
    flushEveryMs: sources.flushEveryMs ?? 200,
    reconnectAfterMs: sources.reconnectAfterMs ?? 500,
    onNotice: (notice) => sendNotice(sources, subscribers, notice),
    onReconnect: () =>
      sendNotice(sources, subscribers, {
        pools: true,
        users: [...subscribers.all].flatMap(({ userId }) => userId ?? []),
        winners: [],
        sessions: [],
        games: true,
      }),
    onError: sources.onError ?? (() => {}),
  });
  const timer = setInterval(() => subscribers.broadcast(hello()), HELLO_EVERY_MS);
  timer.unref();

  return {
    balanceChanged: (userId) => notices.collect((notice) => notice.users.push(userId)),
    poolsChanged: () => notices.collect((notice) => (notice.pools = true)),
    won: (winner) => notices.collect((notice) => notice.winners.push(winner)),
    sessionEnded: (sessionId) => notices.collect((notice) => notice.sessions.push(sessionId)),
    async open(subscriber) {
      // The stream was opened before the server closed, but its data arrived afterwards.
      if (isClosed) {
        subscriber.end();
        return;
      }
      subscribers.add(subscriber);
      subscribers.send(subscriber, toBytes(hello()));
      const { userId } = subscriber;
      const [pools, balances] = await Promise.all([
        sources.readPools(),
        userId === undefined ? [] : sources.readBalances([userId]),
      ]);
      subscribers.send(subscriber, toBytes({ type: 'pools', pools }));
      for (const balance of balances) subscribers.send(subscriber, toBytes(balanceMessage(balance)));
    },
    leave: (subscriber) => subscribers.leave(subscriber),
    async close() {
      isClosed = true;
      clearInterval(timer);
      const ended = notices.close();
      subscribers.close();
      await ended;
    },
  };
}

/** Sends the changes in a notice to the streams that they concern. */
async function sendNotice(
  sources: LiveSources,
  subscribers: Subscribers,
  { sessions, winners, pools, users, games = false }: Notice,
): Promise<void> {
  if (games) sources.onGamesEnded?.();
  for (const sessionId of sessions) subscribers.endSession(sessionId);
  if (winners.length > 0) subscribers.broadcast({ type: 'winners', winners });
  if (subscribers.all.size === 0) return;
  await Promise.all([
    pools ? sendPools(sources, subscribers) : undefined,
    sendBalances(sources, subscribers, users),
  ]);
}

async function sendPools(sources: LiveSources, subscribers: Subscribers): Promise<void> {
  subscribers.broadcast({ type: 'pools', pools: await sources.readPools() });
}

async function sendBalances(
  sources: LiveSources,
  subscribers: Subscribers,
  users: readonly number[],
): Promise<void> {
  const wanted = new Set(users);
  const here = [...subscribers.all].filter(({ userId }) => userId !== undefined && wanted.has(userId));
  const ids = [...new Set(here.flatMap(({ userId }) => (userId === undefined ? [] : [userId])))];
  if (ids.length === 0) return;
  const balances = new Map(
    (await sources.readBalances(ids)).map((balance) => [
      balance.userId,
      sources.toBytes(balanceMessage(balance)),
    ]),
  );
  for (const subscriber of here) {
    const bytes = subscriber.userId === undefined ? undefined : balances.get(subscriber.userId);
    if (bytes !== undefined) subscribers.send(subscriber, bytes);
  }
}

const balanceMessage = ({ coin, coinVersion, lottery }: LiveBalance): LiveMessage => ({
  type: 'balance',
  coin,
  coinVersion,
  lottery,
});
