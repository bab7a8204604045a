import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { manilaDayStart, systemClock } from '../../../server/clock.ts';
import type { Database } from '../../../server/db/database.ts';
import { stopEmbedded } from '../../../server/db/embedded.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { createDatabase } from '../../../server/db/pool.ts';
import { createFromTemplate, startTestPostgres, type Template } from '../../../server/testing/database.ts';
import { TEST_FOLDER_ENV } from '../../../server/testing/test-folder.ts';
import { addToDemo, seedWorld, WORLD_LOGINS, type WorldName } from '../../../server/worlds/world.ts';

/** Database of one test, filled with the seed data of a world. */
export interface WorldDatabase {
  /** Setting with which the server finds the database. */
  readonly place: { readonly databaseUrl: string } | { readonly dataDir: string };
  /** Opens connections for the test, in addition to the server's. */
  connect(): Promise<Database>;
  close(): Promise<void>;
}

/**
 * Creates a database with the seed data of a world on the run's PostgreSQL. Generates a world once per run, and again
 * after midnight; further databases are copies.
 */
export async function createWorldDatabase(world: WorldName): Promise<WorldDatabase> {
  // A template is valid for one day, since the world contains what its player has done today (in Manila).
  const template = templateOf(world, manilaDayStart(Date.now()));
  const { url, drop } = await createFromTemplate(await startTestPostgres(), template);
  return {
    place: { databaseUrl: url },
    connect: async () => createDatabase(url, { poolSize: 4 }),
    close: drop,
  };
}

/** Returns the template database of a world for a day. Worlds that extend the demo world begin as a copy of it. */
function templateOf(world: WorldName, day: number): Template {
  const name = `world_${world.replaceAll('-', '_')}_${day}`;
  if (world !== 'demo' && WORLD_LOGINS[world] === WORLD_LOGINS.demo)
    return {
      name,
      from: templateOf('demo', day),
      fill: (url) => closing(createDatabase(url, { poolSize: 2 }), (db) => addToDemo(world, db, Date.now())),
    };
  return {
    name,
    async fill(url) {
      await migrate(url);
      await seed(createDatabase(url, { poolSize: 2 }), world);
    },
  };
}

/** Creates a data folder with the seed data of a world. The server starts its PostgreSQL, as with `npm start`. */
export async function createWorldFolder(world: WorldName): Promise<WorldDatabase> {
  const folder = process.env[TEST_FOLDER_ENV];
  if (folder === undefined) throw new Error('Journeys run by the configuration, which has a global set-up.');
  const dataDir = join(folder, `data-${randomUUID().slice(0, 8)}`);
  await seed(await openDatabase({ dataDir }), world);
  return {
    place: { dataDir },
    connect: () => openDatabase({ dataDir, shareWithOwner: true, poolSize: 4 }),
    close: () => stopEmbedded(dataDir),
  };
}

/** Fills an empty database with the seed data of a world, and closes the connection. */
const seed = (target: Database, world: WorldName): Promise<void> =>
  closing(target, async (db) => void (await seedWorld(world, { db, clock: systemClock, log: () => {} })));

async function closing(db: Database, use: (db: Database) => Promise<void>): Promise<void> {
  try {
    await use(db);
  } finally {
    await db.close();
  }
}
