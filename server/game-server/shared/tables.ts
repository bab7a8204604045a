import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { BookedRound } from '../rounds.ts';
import { type ChainPlan, openChain } from './chain.ts';
import { createDriverLock } from './driver-lock.ts';
import { SHARED_RULES } from './shared-rules.ts';
import { createTable, type SharedTable } from './table.ts';

/** Tables of all shared games. One process runs them; all other processes have none. */
export interface SharedTables {
  /** Returns the table of a game; undefined if this process does not run it. */
  table(game: string): SharedTable | undefined;
  /** Does what is due at every table; for tests, which move the clock by hand. */
  tick(): Promise<void>;
  /** Resolves when this process runs the tables, or when it is certain that another process does. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** What the tables need. */
export interface SharedTablesSources {
  readonly db: Database;
  readonly clock: Clock;
  readonly chains: ChainPlan;
  /** Pays the win of a settled bet. Returns the round as it is stored afterwards. */
  readonly pay: (id: string) => Promise<BookedRound>;
  readonly onError: (error: unknown) => void;
  /** Whether ticks run by themselves; false if the caller calls `tick`. */
  readonly ticks: boolean;
}

/** Interval at which a process that does not run the tables tries to get the lock, ms. */
const ASK_AGAIN_MS = 1_000;

/** Opens the tables when no other process runs them, and runs them until they are closed or the lock is lost. */
export function openSharedTables(sources: SharedTablesSources): SharedTables {
  const { db, onError } = sources;
  let tables: ReadonlyMap<string, SharedTable> = new Map();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const stepDown = (): void => {
    for (const table of tables.values()) table.close();
    tables = new Map();
  };

  const lock = createDriverLock({
    db,
    onError,
    onLost() {
      stepDown();
      // Without tables nothing else calls `wake`, so this call makes the process ask for the lock again, even if nobody
      // plays.
      wake();
    },
  });

  async function stepUp(): Promise<void> {
    const hold = await lock.take();
    if (hold === undefined) return;
    try {
      const opened = await openTables(sources, wake);
      // If this process has lost the lock meanwhile, it leaves the rounds to another process.
      if (hold.isCurrent) tables = opened;
    } catch (error) {
      // The database may be down again. Give the lock back, so that any process can try.
      await hold.release();
      throw error;
    }
  }

  const tick = (): Promise<void> => {
    running = running.then(async () => {
      for (const table of tables.values()) await table.tick().catch(onError);
    });
    return running;
  };

  /** Sets the timer for the next tick that is due; tables without watchers need none. */
  function wake(): void {
    if (!sources.ticks || isClosed) return;
    clearTimeout(timer);
    const due = [...tables.values()].flatMap(({ dueIn }) => dueIn ?? []);
    const after = lock.isHeld ? Math.min(...due) : ASK_AGAIN_MS;
    if (!Number.isFinite(after)) return;
    timer = setTimeout(() => {
      const work = lock.isHeld ? tick() : stepUp();
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
      await lock.close();
    },
  };
}

/** Opens the table of each shared game and finishes the work that an earlier process has left. */
async function openTables(
  sources: SharedTablesSources,
  onWake: () => void,
): Promise<ReadonlyMap<string, SharedTable>> {
  const opened = new Map<string, SharedTable>();
  for (const [game, rules] of Object.entries(SHARED_RULES)) {
    const table = createTable({
      ...sources,
      rules,
      openChain: () => openChain(sources.db, game, sources.chains),
      onWake,
    });
    await table.resume();
    opened.set(game, table);
  }
  return opened;
}
