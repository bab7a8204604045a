import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase, type PoolOptions, sqlState } from '../db/pool.ts';
import { schemaFile } from '../db/schema-file.ts';

/** Folder of the migrations, beside this module in the sources and in the built server. */
const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url));
/**
 * Name of the schema in every database. It is an older name of the game server, kept because existing databases have
 * it.
 */
const SCHEMA = 'studio';
/** PostgreSQL's error codes for a schema that another process has created at the same moment. */
const MADE_MEANWHILE = new Set(['23505', '42P06']);

/**
 * Opens the game server's database: a separate schema in the database at the url, created and migrated if necessary. It
 * has no access to the lobby's tables.
 */
export async function openGameServerDatabase(url: string, options: PoolOptions = {}): Promise<Database> {
  await makeSchema(url);
  const own = `${url}${url.includes('?') ? '&' : '?'}options=-c%20search_path%3D${SCHEMA}`;
  const migrations = readdirSync(MIGRATIONS)
    .toSorted()
    .map((name) => schemaFile(`migrations/${name}`, readFileSync(`${MIGRATIONS}${name}`, 'utf8')));
  await migrate(own, { constants: [], migrations, functions: [], openings: [] });
  return createDatabase(own, options);
}

async function makeSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create schema if not exists ${SCHEMA}`);
  } catch (error) {
    if (!MADE_MEANWHILE.has(sqlState(error) ?? '')) throw error;
  } finally {
    await client.end();
  }
}
