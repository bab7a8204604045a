import pg from 'pg';
import type { Mode } from '../mode.ts';
import type { Queryable } from './database.ts';

/** Thrown if a database is for real players and the server is not, or the other way round. */
export class WrongDatabaseError extends Error {
  override readonly name = 'WrongDatabaseError';
}

const SENTENCES = {
  ofDevelopment:
    'This database was filled in development, whose passwords and players are public: production does not open it. ' +
    'Give production a database of its own (DATABASE_URL or PERYA_DATA_DIR).',
  ofProduction:
    'This database holds real players: only PERYA_MODE=production opens it. ' +
    'Give development a database of its own (DATABASE_URL or PERYA_DATA_DIR).',
} as const;

/**
 * Marks a new database as production's or as development's (which tests share). Throws WrongDatabaseError if it was
 * marked for the other, so that public demo passwords never reach real players, nor sandboxes their data.
 */
export async function claimDatabase(db: Queryable, mode: Mode): Promise<void> {
  const isProduction = mode === 'production';
  await db.query('insert into database_mode (is_production) values ($1) on conflict do nothing', [
    isProduction,
  ]);
  await assertMode(db, isProduction);
}

/** Throws WrongDatabaseError for a database of another mode, also one that has no table yet; changes nothing in it. */
export async function refuseOtherMode(url: string, mode: Mode): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'perya mode' });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>(
      "select to_regclass('database_mode')::text as found",
    );
    if (rows[0]?.found !== null) await assertMode(client, mode === 'production');
  } finally {
    await client.end();
  }
}

async function assertMode(db: Queryable, isProduction: boolean): Promise<void> {
  const { rows } = await db.query<{ isProduction: boolean }>(
    'select is_production as "isProduction" from database_mode',
  );
  const [found] = rows;
  if (found !== undefined && found.isProduction !== isProduction)
    throw new WrongDatabaseError(isProduction ? SENTENCES.ofDevelopment : SENTENCES.ofProduction);
}
