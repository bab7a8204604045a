import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** One file of the migrations folder: NNN-what-it-does.sql. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, in hex. */
  readonly checksum: string;
}

/** Any number that nothing else of the product locks: processes that start together migrate one after the other. */
const LOCK = 4_180_001;

/** Beside this module, in the sources and in the built server alike. */
const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));

/** All migrations in the order of their numbers; a number used twice is refused. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => {
      const match = /^(\d{3})-([a-z0-9-]+)\.sql$/.exec(file);
      if (match?.[1] === undefined || match[2] === undefined)
        throw new Error(`not a migration's name: ${file}`);
      const sql = readFileSync(`${folder}/${file}`, 'utf8');
      return {
        number: Number(match[1]),
        name: match[2],
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    })
    .toSorted((a, b) => a.number - b.number);
  migrations.forEach(({ number }, index) => {
    if (migrations[index + 1]?.number === number) throw new Error(`two migrations have the number ${number}`);
  });
  return migrations;
}

/** Brings a database up to date, forward only; answers the numbers it applied. */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'perya migrations' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(`
      CREATE TABLE IF NOT EXISTS schema_migrations (
        number integer PRIMARY KEY,
        name text NOT NULL,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    const { rows } = await client.query<{ number: number; checksum: string }>(
      'SELECT number, checksum FROM schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.number, row.checksum]));
    const added: number[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.number);
      if (checksum === undefined) {
        await apply(client, migration);
        added.push(migration.number);
      } else if (checksum !== migration.checksum) {
        throw new Error(
          `The migration ${label(migration)} was changed after this database had applied it. ` +
            'Add a new one instead; a database for trying things out can be deleted (.data).',
        );
      }
    }
    return added;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(
      `The migration ${label(migration)} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

const label = ({ number, name }: Migration): string => `${String(number).padStart(3, '0')}-${name}`;
