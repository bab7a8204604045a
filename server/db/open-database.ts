import pg from 'pg';
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
  /** Receives messages for the operator. */
  readonly log?: (line: string) => void;
}

const DATABASE = 'perya';
const DATA_DIR = '.data/postgres';
const DUPLICATE_DATABASE = '42P04';
const DUPLICATE_KEY = '23505';

/**
 * Opens and migrates the product's database: the server at the url, else the embedded PostgreSQL of a data folder. Only
 * one process at a time may own the folder; a second one gets AlreadyOwnedError.
 */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  const url = options.url ?? process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') {
    await migrate(url);
    return createDatabase(url, options);
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
    await migrate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return createDatabase(url, options, stop);
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
