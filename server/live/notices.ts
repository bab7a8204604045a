import pg from 'pg';
import type { Winner } from '../../contract/pools.ts';
import type { Database } from '../db/database.ts';

/** Changes that one process sends to all processes in one NOTIFY. */
export interface Notice {
  /** Ids of the players whose balances have changed. */
  users: number[];
  /** Whether the jackpot pools have changed. */
  pools: boolean;
  winners: Winner[];
  /** Ids of the sessions that have ended. */
  sessions: string[];
  /** Whether games for coins have ended; only tell_ended_games() sends it. */
  games?: boolean;
}

/** Dependencies and options of the exchange of notices. */
export interface NoticeSources {
  readonly db: Database;
  /** Interval at which changes are collected and sent together, ms. */
  readonly flushEveryMs: number;
  /** Delay before reconnecting to the database, ms. */
  readonly reconnectAfterMs: number;
  /** Handles a notice from any process, including this one. */
  readonly onNotice: (notice: Notice) => Promise<void>;
  /** Handles a new connection after the old one was lost; notices sent in between are lost. */
  readonly onReconnect: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Exchange of notices between the processes of the server. */
export interface Notices {
  /** Lets `add` put a change into the next notice. */
  collect(add: (notice: Notice) => void): void;
  /** Stops sending and receiving notices. */
  close(): Promise<void>;
}

const CHANNEL = 'perya_live';
/** Maximum number of ids and winners in one notice, because NOTIFY carries less than 8,000 bytes. */
const PART = { users: 400, winners: 10, sessions: 100 };

/**
 * Begins to listen, and sends collected changes as one notice per interval. Rejects if the database cannot be reached.
 */
export async function openNotices(sources: NoticeSources): Promise<Notices> {
  const { db, onError } = sources;
  let pending: Notice = emptyNotice();
  let flushTimer: NodeJS.Timeout | undefined;
  let listener: pg.Client | undefined;
  let isClosed = false;

  async function flush(): Promise<void> {
    const notice = pending;
    pending = emptyNotice();
    flushTimer = undefined;
    const parts = partsOf(notice).map((part) => JSON.stringify(part));
    await db.query('select pg_notify($1, part) from unnest($2::text[]) as part', [CHANNEL, parts]);
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: db.url,
      application_name: 'perya live',
      keepAlive: true,
    });
    client.on('error', onError);
    client.on('notification', ({ payload }) => {
      // The payload has this type: only this module and two triggers (server/db/functions/accounts) write to the channel.
      void sources.onNotice(JSON.parse(payload ?? '{}') as Notice).catch(onError);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(onError);
      throw error;
    }
    // This listener is added after connecting: a failed attempt also emits `end`, but its caller tries again.
    client.on('end', () => void listenAgain());
    listener = client;
  }

  async function listenAgain(): Promise<void> {
    while (!isClosed) {
      await new Promise((resume) => setTimeout(resume, sources.reconnectAfterMs).unref());
      if (isClosed) return;
      try {
        await listen();
        await sources.onReconnect();
        return;
      } catch (error) {
        onError(error);
      }
    }
  }

  await listen();
  return {
    collect(add) {
      if (isClosed) return;
      add(pending);
      flushTimer ??= setTimeout(() => void flush().catch(onError), sources.flushEveryMs);
    },
    async close() {
      isClosed = true;
      clearTimeout(flushTimer);
      await listener?.end().catch(onError);
    },
  };
}

const emptyNotice = (): Notice => ({ users: [], pools: false, winners: [], sessions: [] });

/** Splits a notice into parts that each fit in a NOTIFY; each player appears once. */
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
