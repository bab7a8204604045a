import pg from 'pg';
import type { Queryable } from './database.ts';
import { applyFunctions } from './functions.ts';
import type { SchemaFile } from './schema-file.ts';
import { readSchema, type Schema } from './schema.ts';

/** Advisory lock id of migrations: processes that start together migrate one after the other. */
const LOCK = 4_180_001;

/** Thrown for a database that another version of the product has made, from files that have changed since. */
export class OutdatedDatabaseError extends Error {
  override readonly name = 'OutdatedDatabaseError';

  /** @param because beginning of the sentence that the operator reads */
  constructor(because: string) {
    super(
      `${because}. A database for trying things out can be deleted and is made again: ` +
        'rm -r .data (or drop the one that DATABASE_URL names).',
    );
  }
}

/**
 * Migrates a database: constants, tables, functions, opening entries (schema.ts). Several processes may call it at the
 * same time. Returns the paths applied. Throws OutdatedDatabaseError if a file that is applied only once has changed
 * since this database applied it; otherwise an error that names the file that failed.
 */
export async function migrate(url: string, schema: Schema = readSchema()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'perya migrations' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await refuseOlderKind(client);
    await client.query(`
      CREATE TABLE IF NOT EXISTS schema_files (
        path text PRIMARY KEY,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    const { rows } = await client.query<{ path: string; checksum: string }>(
      'SELECT path, checksum FROM schema_files',
    );
    const applied = new Map(rows.map(({ path, checksum }) => [path, checksum]));
    return [
      ...(await applyFunctions(client, 'constants', schema.constants, applied)),
      ...(await applyOnce(client, schema.migrations, applied)),
      ...(await applyFunctions(client, 'functions', schema.functions, applied)),
      ...(await applyOnce(client, schema.openings, applied)),
    ];
  } finally {
    await client.end();
  }
}

/** Throws for a database from before the function files, whose migrations are recorded in another table. */
async function refuseOlderKind(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ older: string | null }>(
    "SELECT to_regclass('schema_migrations')::text AS older",
  );
  if (rows[0]?.older !== null)
    throw new OutdatedDatabaseError('This database was made by an earlier version, whose tables are gone');
}

async function applyOnce(
  client: pg.Client,
  files: readonly SchemaFile[],
  applied: ReadonlyMap<string, string>,
): Promise<string[]> {
  const changed = files.find(({ path, checksum }) => (applied.get(path) ?? checksum) !== checksum);
  if (changed)
    throw new OutdatedDatabaseError(`${changed.path} was changed after this database had applied it`);
  const added = files.filter(({ path }) => !applied.has(path));
  for (const file of added) await apply(client, file);
  return added.map(({ path }) => path);
}

async function apply(client: pg.Client, { path, sql, checksum }: SchemaFile): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO schema_files (path, checksum) VALUES ($1, $2)', [path, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`${path} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Reads how many migrations a database has applied. */
export async function countMigrations(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM schema_files WHERE path LIKE 'migrations/%'",
  );
  return rows[0]?.count ?? 0;
}
