import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase } from '../db/pool.ts';
import { digestOf, readSchema } from '../db/schema.ts';
import { TEST_FOLDER_ENV } from './test-folder.ts';

/** Options of a database for a test. */
export interface TestDatabaseOptions {
  /** Maximum number of connections; default 10. */
  readonly poolSize?: number;
  /** False creates an empty database, for tests of the migrations. */
  readonly migrated?: boolean;
}

/** Advisory lock id for creating templates, so that each template is created once. */
const LOCK = 4_180_004;

/** Returns the connection string of a database on the test server, by the database's name. */
export type UrlOf = (database: string) => string;

/** A template database. Copying a filled database is much faster than filling a new one. */
export interface Template {
  /** Name of the database; it changes with the content. */
  readonly name: string;
  /** Template that this template is copied from; default an empty database. */
  readonly from?: Template;
  /** Fills the template, once per server. All its connections must be closed when the promise resolves. */
  fill(url: string): Promise<void>;
}

/**
 * Creates a migrated database for one test on the test run's PostgreSQL (or the server at DATABASE_URL). Closing the
 * database drops it.
 */
export async function testDatabase({
  poolSize = 10,
  migrated = true,
}: TestDatabaseOptions = {}): Promise<Database> {
  const given = process.env['DATABASE_URL'];
  const urlOf: UrlOf =
    given !== undefined && given !== ''
      ? (database) => withDatabase(given, database)
      : await startTestPostgres();
  const { url, drop } = await createFromTemplate(
    urlOf,
    migrated ? (migratedTemplate ??= readMigratedTemplate()) : undefined,
  );
  return createDatabase(url, { poolSize }, drop);
}

let started: Promise<UrlOf> | undefined;

/** Starts the test run's PostgreSQL unless it is running. It stops when the test run's folder is removed. */
export const startTestPostgres = (): Promise<UrlOf> => (started ??= start());

async function start(): Promise<UrlOf> {
  const folder = process.env[TEST_FOLDER_ENV];
  if (folder === undefined)
    throw new Error('Tests with a database run in the vitest project "server", which has a global set-up.');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  // Tests may lose everything in a power cut, so nothing waits for the disk.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    max_wal_size: '256MB',
  };
  return (await startEmbedded({ dataDir: join(folder, 'postgres'), settings, log: () => {} })).url;
}

/** Creates a database with a unique name: a copy of the template, or empty without a template. */
export async function createFromTemplate(
  urlOf: UrlOf,
  template?: Template,
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  if (template !== undefined) await makeTemplateOnce(urlOf, template);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = serverAt(urlOf('postgres'));
  // Copying files includes PostgreSQL's catalogue cache files, so that the first connection does not rebuild them.
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${template?.name ?? 'template0'} STRATEGY file_copy`);
  return {
    url: urlOf(name),
    drop: async () => void (await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

let migratedTemplate: Template | undefined;

/** Returns the template with the product's empty tables; its name changes with the database schema. */
function readMigratedTemplate(): Template {
  const schema = readSchema();
  return {
    name: `perya_template_${digestOf(schema).slice(0, 16)}`,
    fill: async (url) => void (await migrate(url, schema)),
  };
}

/** Templates that this process has created or found, by the template's connection string. */
const made = new Map<string, Promise<void>>();

function makeTemplateOnce(urlOf: UrlOf, template: Template): Promise<void> {
  const url = urlOf(template.name);
  const making = made.get(url) ?? makeTemplate(urlOf, template);
  made.set(url, making);
  return making;
}

/** Creates a template unless it exists, perhaps because another test has created it. */
async function makeTemplate(urlOf: UrlOf, { name, from, fill }: Template): Promise<void> {
  if (from !== undefined) await makeTemplateOnce(urlOf, from);
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK, name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount !== 0) return;
    const half = `${name}_half`;
    await client.query(`DROP DATABASE IF EXISTS ${half} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${half} TEMPLATE ${from?.name ?? 'template0'} STRATEGY file_copy`);
    await fill(urlOf(half));
    await client.query(`ALTER DATABASE ${half} RENAME TO ${name}`);
  } finally {
    await client.end();
  }
}

const servers = new Map<string, pg.Pool>();

/** Returns this process's pool for creating and dropping databases. The pool does not keep the process alive. */
function serverAt(url: string): pg.Pool {
  const known = servers.get(url);
  if (known !== undefined) return known;
  const server = new pg.Pool({ connectionString: url, max: 2, allowExitOnIdle: true });
  // The server may be stopped before this process ends.
  server.on('error', () => {});
  servers.set(url, server);
  return server;
}

function withDatabase(url: string, database: string): string {
  const match = /^([a-z]+:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(url);
  if (match?.[1] === undefined) throw new Error('DATABASE_URL is not a connection string.');
  return `${match[1]}/${database}${match[2] ?? ''}`;
}
