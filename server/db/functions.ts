import type pg from 'pg';
import { functionOf, type SchemaFile } from './schema-file.ts';
import { sqlState } from './pool.ts';

/** PostgreSQL's error code for a function that cannot be replaced, because its return type has changed. */
const CANNOT_REPLACE = '42P13';

/**
 * Applies the function files of a folder whose text differs from the text in the database, and drops the functions
 * whose file is gone. Uses one transaction, so that a failing file leaves every function unchanged. Returns the paths
 * applied. Throws an error that names the file.
 */
export async function applyFunctions(
  client: pg.Client,
  folder: string,
  files: readonly SchemaFile[],
  applied: ReadonlyMap<string, string>,
): Promise<string[]> {
  const changed = files.filter(({ path, checksum }) => applied.get(path) !== checksum);
  const kept = new Set(files.map(({ path }) => path));
  const gone = [...applied.keys()].filter((path) => path.startsWith(`${folder}/`) && !kept.has(path));
  if (changed.length === 0 && gone.length === 0) return [];
  let current = '';
  try {
    await client.query('BEGIN');
    // Functions may call each other in any order, so each is created twice: first without checking its calls, then with
    // the check.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const file of changed) {
      current = file.path;
      await replace(client, file);
    }
    await client.query('SET LOCAL check_function_bodies = on');
    for (const { path, sql } of changed) {
      current = path;
      await client.query(sql);
    }
    const used = new Set(files.map(functionOf));
    for (const path of gone) {
      current = path;
      // If a file has only moved to another folder, its function stays.
      if (!used.has(functionOf({ path }))) await drop(client, await versionsOf(client, functionOf({ path })));
    }
    await remember(client, changed, gone);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The function file ${current} failed, and every function stays as it was: ${reason}`, {
      cause: error,
    });
  }
  return changed.map(({ path }) => path);
}

/** Creates one function; drops the previous one if its parameters or its result differ. */
async function replace(client: pg.Client, file: SchemaFile): Promise<void> {
  const name = functionOf(file);
  const before = await versionsOf(client, name);
  await client.query('SAVEPOINT replacing');
  try {
    await client.query(file.sql);
  } catch (error) {
    if (sqlState(error) !== CANNOT_REPLACE) throw error;
    await client.query('ROLLBACK TO SAVEPOINT replacing');
    await drop(client, before);
    await client.query(file.sql);
  }
  const after = await versionsOf(client, name);
  if (after.some((version) => !before.includes(version)))
    await drop(
      client,
      before.filter((version) => after.includes(version)),
    );
}

/** Returns the functions with a name, each with its parameters, in the format that DROP FUNCTION accepts. */
async function versionsOf(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT oid::regprocedure::text AS version FROM pg_proc
     WHERE proname = $1 AND pronamespace = current_schema()::regnamespace`,
    [name],
  );
  return rows.map(({ version }) => version);
}

async function drop(client: pg.Client, versions: readonly string[]): Promise<void> {
  // DROP without CASCADE fails if other objects depend on the function, and so never drops them.
  for (const version of versions) await client.query(`DROP FUNCTION ${version}`);
}

async function remember(
  client: pg.Client,
  changed: readonly SchemaFile[],
  gone: readonly string[],
): Promise<void> {
  await client.query(
    `INSERT INTO schema_files (path, checksum) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (path) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
    [changed.map(({ path }) => path), changed.map(({ checksum }) => checksum)],
  );
  await client.query('DELETE FROM schema_files WHERE path = ANY ($1)', [gone]);
}
