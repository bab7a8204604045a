import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase, type PoolOptions, sqlState } from '../db/pool.ts';
import { schemaFile } from '../db/schema-file.ts';

/** The folder beside this module, in the sources and in the built server alike. */
const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url));
/** The schema's name is stored in every database, so it keeps the word that it was made with. */
const SCHEMA = 'studio';
/** Another process has created the schema at the same moment. */
const MADE_MEANWHILE = new Set(['23505', '42P06']);

/**
 * Opens the game server's database: a schema of its own in the database at the url, created and migrated. It cannot see
 * the lobby's tables.
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
