import pg from 'pg';
import type { Database } from '../../db/database.ts';

/** Advisory lock id of the process that runs the tables of shared games. */
const LOCK = 4_180_007;

/** The right to run the tables of shared games; at most one process has it. */
export interface DriverLock {
  readonly isHeld: boolean;
  /** Tries to take the lock. Returns undefined if another process has it. */
  take(): Promise<LockHold | undefined>;
  /** Gives the lock back without a call of `onLost`. */
  close(): Promise<void>;
}

/** The lock, held by one connection. */
export interface LockHold {
  readonly isCurrent: boolean;
  release(): Promise<void>;
}

/** What the lock needs. */
export interface DriverLockSources {
  readonly db: Database;
  readonly onError: (error: unknown) => void;
  /** Called when the connection that held the lock has ended. */
  readonly onLost: () => void;
}

/** Creates the lock. The database frees it when the connection ends, even if the process was killed. */
export function createDriverLock({ db, onError, onLost }: DriverLockSources): DriverLock {
  let holder: pg.Client | undefined;

  async function take(): Promise<LockHold | undefined> {
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
      onLost();
    });
    return {
      get isCurrent() {
        return holder === client;
      },
      release: () => client.end().catch(onError),
    };
  }

  return {
    get isHeld() {
      return holder !== undefined;
    },
    take,
    async close() {
      const client = holder;
      holder = undefined;
      await client?.end().catch(onError);
    },
  };
}
