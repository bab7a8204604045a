import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** Options of a connection pool. */
export interface PoolOptions {
  /** Maximum number of connections; default PERYA_POOL_SIZE or 20. */
  readonly poolSize?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

const BIGINT = 20;
const TRIES = 5;
const PAUSE_MS = 10;
const POOL_SIZE = 20;
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * Codes of a serialisation failure and a deadlock: nothing was written, and a retry sees the other transaction's work.
 */
const TRY_AGAIN = new Set(['40001', '40P01']);

/**
 * Creates a pool of connections with the product's type parsers; `onClose` runs after the last connection has closed.
 */
export function createDatabase(
  url: string,
  options: PoolOptions = {},
  onClose: () => Promise<void> = async () => {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? Number(process.env['PERYA_POOL_SIZE'] ?? POOL_SIZE),
    types: { getTypeParser },
    application_name: 'perya',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', options.onError ?? (() => {}));
  // The pool handles errors of idle connections only. An error on a connection in use fails its query, but without this
  // listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  let closed: Promise<void> | undefined;
  return {
    pool,
    url,
    query: (sql, values) => (typeof sql === 'string' ? pool.query(sql, values) : pool.query(sql)),
    transaction: (run) => transaction(pool, run),
    close: () => (closed ??= pool.end().then(onClose)),
  };
}

/** Thrown for a BIGINT that a JavaScript number cannot hold exactly; the statement's transaction is rolled back. */
export class UnsafeIntegerError extends RangeError {
  override readonly name = 'UnsafeIntegerError';
}

/** Parses BIGINT as a number. Ids, hundredths and milliseconds are all safe integers; any other value is an error. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return oid === BIGINT && format !== 'binary' ? parseBigint : pg.types.getTypeParser(oid, format);
}

function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new UnsafeIntegerError(`a BIGINT of the database is not a safe integer: ${text}`);
  return value;
}

async function transaction<Result>(
  pool: pg.Pool,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    let broken = false;
    try {
      await client.query('BEGIN');
      const result = await run(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      broken = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      );
      if (attempt >= TRIES || !TRY_AGAIN.has(sqlState(error) ?? '')) throw error;
    } finally {
      client.release(broken);
    }
    // Pauses, so that the other transaction finishes first; an immediate retry could lock its row and deadlock again.
    await pause(attempt * PAUSE_MS * (1 + Math.random()));
  }
}

/** Returns PostgreSQL's five-character code of an error, for example 23505 for a duplicate key. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}
