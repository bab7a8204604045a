import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The right of one process to use an embedded database (docs/decisions.md, Server). */
export interface Ownership {
  release(): Promise<void>;
}

/**
 * What to do when the connection that holds the lock breaks: `revive` restarts PostgreSQL, then the lock is taken
 * again.
 */
export interface OwnershipEvents {
  readonly revive: () => Promise<void>;
  /** Called when the lock is lost for good: another process has it, or PostgreSQL is gone. */
  readonly onLost: (error: Error) => void;
}

/** Advisory lock id of the owner of an embedded database. */
const LOCK = 4_180_002;
const NAME = 'perya owner';
const WAIT_MS = 10_000;
const POLL_MS = 50;

/** Thrown if another living process owns the data folder. */
export class AlreadyOwnedError extends Error {
  override readonly name = 'AlreadyOwnedError';
}

/**
 * Takes the database for this process with a session advisory lock, which ends with the process in every case. Waits
 * until the lock of a dead owner is free; throws AlreadyOwnedError if the owner is alive.
 */
export async function takeOwnership(url: string, events: OwnershipEvents): Promise<Ownership> {
  let released = false;
  let client = await lock(url, lost);

  async function lost(): Promise<void> {
    if (released) return;
    try {
      await events.revive();
      client = await lock(url, lost);
    } catch (error) {
      events.onLost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    async release() {
      released = true;
      await client.end().catch(() => {});
    },
  };
}

async function lock(url: string, onBroken: () => Promise<void>): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${NAME} ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const until = Date.now() + WAIT_MS;
    for (;;) {
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        LOCK,
      ]);
      if (rows[0]?.taken === true) break;
      const pid = await ownerPid(client);
      if ((pid !== undefined && isAlive(pid)) || Date.now() > until) throw refusal(pid);
      await pause(POLL_MS);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  client.on('end', () => void onBroken());
  return client;
}

const refusal = (pid: number | undefined): AlreadyOwnedError =>
  new AlreadyOwnedError(
    `Another Perya is running on this folder's database${pid === undefined ? '' : ` (process ${pid})`}. ` +
      'Stop it first, or set DATABASE_URL to a PostgreSQL server that several processes may share.',
  );

async function ownerPid(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND (l.classid::bigint << 32) + l.objid::bigint = $1
       AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [LOCK],
  );
  const pid = Number(rows[0]?.name.slice(NAME.length));
  return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
