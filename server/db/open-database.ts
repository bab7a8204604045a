import pg from 'pg';
import type { Mode } from '../mode.ts';
import { claimDatabase, refuseOtherMode } from './database-mode.ts';
import type { Database } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { AlreadyOwnedError, takeOwnership } from './ownership.ts';
import { createDatabase, sqlState, type PoolOptions } from './pool.ts';

/** Options of `openDatabase`: which database to open, and how. */
export interface OpenOptions extends PoolOptions {
  /** URL of a PostgreSQL server that several processes may share; default DATABASE_URL. */
  readonly url?: string;
  /** Data folder of the embedded PostgreSQL, used if there is no url; default `.data/postgres`. */
  readonly dataDir?: string;
  /** True for commands that run beside a server: they share its embedded PostgreSQL instead of being refused. */
  readonly shareWithOwner?: boolean;
  /** Who uses the database; without it, a command opens the database of any mode. */
  readonly mode?: Mode | undefined;
  /** Receives messages for the operator. */
  readonly log?: (line: string) => void;
}

const DATABASE = 'perya';
const DATA_DIR = '.data/postgres';
const DUPLICATE_DATABASE = '42P04';
const DUPLICATE_KEY = '23505';

/**
 * Opens and migrates the product's database: the server at the url, else the embedded PostgreSQL of a data folder. Only
 * one process at a time may own the folder; a second one gets AlreadyOwnedError. Throws WrongDatabaseError for a
 * database of another mode.
 */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  const url = options.url ?? process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') {
    return openMigrated(url, options);
  }
  return openEmbedded(options);
}

async function openEmbedded(options: OpenOptions): Promise<Database> {
  const log = options.log ?? (() => {});
  const dataDir = options.dataDir ?? DATA_DIR;
  const server = await startEmbedded({ dataDir, log });
  const url = server.url(DATABASE);
  await createIfMissing(server.url('postgres'));

  const ownership = await takeOwnership(url, {
    revive: async () => void (await startEmbedded({ dataDir, log })),
    onLost: (error) => options.onError?.(error),
  }).catch((error: unknown) => {
    if (options.shareWithOwner === true && error instanceof AlreadyOwnedError) return undefined;
    throw error;
  });

  const stop = async (): Promise<void> => {
    if (ownership === undefined) return;
    await ownership.release();
    await server.stop();
  };
  try {
    return await openMigrated(url, options, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Migrates and opens a database. One of another mode is refused before anything is changed in it. */
async function openMigrated(
  url: string,
  options: OpenOptions,
  stop?: () => Promise<void>,
): Promise<Database> {
  const { mode } = options;
  if (mode !== undefined) await refuseOtherMode(url, mode);
  await migrate(url);
  const db = createDatabase(url, options, stop);
  if (mode !== undefined)
    await claimDatabase(db, mode).catch(async (error: unknown) => {
      await db.pool.end();
      throw error;
    });
  return db;
}

async function createIfMissing(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    // Two processes that start at the same time may both try to create the database.
    if (![DUPLICATE_DATABASE, DUPLICATE_KEY].includes(sqlState(error) ?? '')) throw error;
  } finally {
    await client.end();
  }
}
