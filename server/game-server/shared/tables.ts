import pg from 'pg';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { BookedRound } from '../rounds.ts';
import { type ChainPlan, openChain } from './chain.ts';
import { SHARED_RULES } from './shared-rules.ts';
import { createTable, type SharedTable } from './table.ts';

/** Tables of all shared games. Only one process drives them; the others have none. */
export interface SharedTables {
  /** Returns the table of a game; undefined if this process does not drive it. */
  table(game: string): SharedTable | undefined;
  /** Does what is due at every table: for tests, which move the clock by hand. */
  tick(): Promise<void>;
  /** Resolves when this process drives the tables, or knows that it does not. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Dependencies of the tables. */
export interface SharedTablesSources {
  readonly db: Database;
  readonly clock: Clock;
  readonly chains: ChainPlan;
  /** Pays the win of a settled bet and returns the round as then stored. */
  readonly pay: (id: string) => Promise<BookedRound>;
  readonly onError: (error: unknown) => void;
  /** False when the caller calls tick itself. */
  readonly ticks: boolean;
}

/** Advisory lock id of the process that drives the tables. */
const LOCK = 4_180_007;
/** Interval in which a process that does not drive tries to get the lock, ms. */
const ASK_AGAIN_MS = 1_000;

/**
 * Opens the tables as soon as no other process drives them, and drives them until they are closed or the lock is
 * lost.
 */
export function openSharedTables(sources: SharedTablesSources): SharedTables {
  const { db, onError } = sources;
  let tables: ReadonlyMap<string, SharedTable> = new Map();
  let holder: pg.Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const stepDown = (): void => {
    for (const table of tables.values()) table.close();
    tables = new Map();
  };

  /**
   * Takes the lock, which ends with the connection however the process ends; returns undefined when another process
   * has it.
   */
  async function takeLock(): Promise<pg.Client | undefined> {
    const client = new pg.Client({
      connectionString: db.url,
      application_name: 'perya rounds',
      keepAlive: true,
    });
    client.on('error', onError);
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken !== true) {
      await client.end();
      return undefined;
    }
    holder = client;
    client.on('end', () => {
      if (holder === client) holder = undefined;
      stepDown();
      // Without tables nobody calls wake, so it must ask for the lock again here, even if nobody played.
      wake();
    });
    return client;
  }

  async function stepUp(): Promise<void> {
    const client = await takeLock();
    if (client === undefined) return;
    try {
      const opened = await openTables();
      // A process that has lost the lock meanwhile leaves the rounds to another.
      if (holder === client) tables = opened;
    } catch (error) {
      // The database may have gone down since; without the lock any process can try again.
      await client.end().catch(onError);
      throw error;
    }
  }

  async function openTables(): Promise<ReadonlyMap<string, SharedTable>> {
    const opened = new Map<string, SharedTable>();
    for (const [game, rules] of Object.entries(SHARED_RULES)) {
      const table = createTable({
        ...sources,
        rules,
        openChain: () => openChain(db, game, sources.chains),
        onWake: () => wake(),
      });
      await table.resume();
      opened.set(game, table);
    }
    return opened;
  }

  const tick = (): Promise<void> => {
    running = running.then(async () => {
      for (const table of tables.values()) await table.tick().catch(onError);
    });
    return running;
  };

  /** Sets the timer to the next due tick; a table without watchers gets none. */
  function wake(): void {
    if (!sources.ticks || isClosed) return;
    clearTimeout(timer);
    const due = [...tables.values()].flatMap(({ dueIn }) => dueIn ?? []);
    const after = holder === undefined ? ASK_AGAIN_MS : Math.min(...due);
    if (!Number.isFinite(after)) return;
    timer = setTimeout(() => {
      const work = holder === undefined ? stepUp() : tick();
      void work.catch(onError).finally(wake);
    }, after);
  }

  const ready = stepUp().catch(onError).finally(wake);
  return {
    table: (game) => tables.get(game),
    tick,
    ready,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await ready;
      await running;
      stepDown();
      const client = holder;
      holder = undefined;
      await client?.end().catch(onError);
    },
  };
}
