import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase } from '../db/pool.ts';
import { digestOf, readSchema } from '../db/schema.ts';
import { TEST_FOLDER_ENV } from './server.ts';

/** How a test's database differs from the usual one. */
export interface TestDatabaseOptions {
  /** Connections at most; 10 when not given. */
  readonly poolSize?: number;
  /** False gives an empty database, for tests of the migrations themselves. */
  readonly migrated?: boolean;
}

/** Any number that nothing else of the product locks: the template is made once. */
const LOCK = 4_180_004;

/**
 * A database of the test's own on the run's PostgreSQL (or the server that DATABASE_URL names), migrated. Closing it
 * drops it.
 */
export async function testDatabase({
  poolSize = 10,
  migrated = true,
}: TestDatabaseOptions = {}): Promise<Database> {
  const urlOf = await testServer();
  const template = migrated ? await migratedTemplate(urlOf) : 'template0';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(urlOf, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return createDatabase(urlOf(name), { poolSize }, async () => {
    await onServer(urlOf, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  });
}

type UrlOf = (database: string) => string;

async function testServer(): Promise<UrlOf> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return (database) => withDatabase(given, database);
  const folder = process.env[TEST_FOLDER_ENV];
  if (folder === undefined)
    throw new Error('Tests with a database run in the vitest project "server", which has a global set-up.');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  // Tests may lose everything at a power cut: nothing waits for the disk.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  return (await startEmbedded({ dataDir: join(folder, 'postgres'), settings, log: () => {} })).url;
}

/** Makes the migrated template unless a test before has made it; its name changes with the schema. */
async function migratedTemplate(urlOf: UrlOf): Promise<string> {
  const schema = readSchema();
  const name = `perya_template_${digestOf(schema).slice(0, 16)}`;
  await onServer(urlOf, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount !== 0) return;
    const half = `${name}_half`;
    await client.query(`DROP DATABASE IF EXISTS ${half} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${half} TEMPLATE template0`);
    await migrate(urlOf(half), schema);
    await client.query(`ALTER DATABASE ${half} RENAME TO ${name}`);
  });
  return name;
}

async function onServer(urlOf: UrlOf, run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const match = /^([a-z]+:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(url);
  if (match?.[1] === undefined) throw new Error('DATABASE_URL is not a connection string.');
  return `${match[1]}/${database}${match[2] ?? ''}`;
}
