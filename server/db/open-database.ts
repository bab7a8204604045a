import pg from 'pg';
import type { Database } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { AlreadyOwnedError, takeOwnership } from './ownership.ts';
import { createDatabase, sqlState, type PoolOptions } from './pool.ts';

/** Which database to open. */
export interface OpenOptions extends PoolOptions {
  /** A PostgreSQL server that several processes may share; DATABASE_URL when not given. */
  readonly url?: string;
  /** Where the embedded PostgreSQL keeps its data when there is no url; `.data/postgres` when not given. */
  readonly dataDir?: string;
  /** For commands beside a running server: use its embedded PostgreSQL instead of being refused. */
  readonly shareWithOwner?: boolean;
  /** Told what a person who starts the server should know. */
  readonly log?: (line: string) => void;
}

const DATABASE = 'perya';
const DATA_DIR = '.data/postgres';
const DUPLICATE_DATABASE = '42P04';
const DUPLICATE_KEY = '23505';

/**
 * Opens the product's database, migrated: a server's by its url, else the embedded one of a folder, which belongs to
 * one process at a time (AlreadyOwnedError for a second one).
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
    // Two processes that start at the same time may both find it missing.
    if (![DUPLICATE_DATABASE, DUPLICATE_KEY].includes(sqlState(error) ?? '')) throw error;
  } finally {
    await client.end();
  }
}
