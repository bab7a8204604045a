import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '../../../server/clock.ts';
import type { Database } from '../../../server/db/database.ts';
import { startEmbedded, stopEmbedded } from '../../../server/db/embedded.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open-database.ts';
import { createDatabase } from '../../../server/db/pool.ts';
import { newTestFolder, removeTestFolders } from '../../../server/testing/server.ts';
import { seedWorld, type WorldName } from '../../../server/worlds/world.ts';

/** Where one journey's world lives. */
export interface Home {
  /** What the server is told about it. */
  readonly place: { readonly databaseUrl: string } | { readonly dataDir: string };
  /** The journey's own look into the database, beside the server's. */
  connect(): Promise<Database>;
  close(): Promise<void>;
}

/** One worker's PostgreSQL, where every journey gets a database of its own. */
export interface House {
  /** A fresh database filled with a world. */
  open(world: WorldName): Promise<Home>;
  /** A data folder filled with a world, whose PostgreSQL the server itself starts, as `npm start` does. */
  openFolder(world: WorldName): Promise<Home>;
  close(): Promise<void>;
}

/** Journeys may lose everything at a power cut: nothing waits for the disk. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts the worker's PostgreSQL. A world is made once and copied from then on. */
export async function openHouse(): Promise<House> {
  const folder = newTestFolder();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const postgres = await startEmbedded({
    dataDir: join(folder, 'postgres'),
    settings: SETTINGS,
    log: () => {},
  });
  const templates = new Map<WorldName, Promise<string>>();

  const onServer = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: postgres.url('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };

  const makeTemplate = async (world: WorldName): Promise<string> => {
    const name = `world_${world.replaceAll('-', '_')}`;
    await onServer(`CREATE DATABASE ${name} TEMPLATE template0`);
    await migrate(postgres.url(name));
    const db = createDatabase(postgres.url(name), { poolSize: 2 });
    await fill(db, world);
    return name;
  };

  return {
    async open(world) {
      const template = templates.get(world) ?? makeTemplate(world);
      templates.set(world, template);
      const name = `journey_${randomUUID().replaceAll('-', '')}`;
      await onServer(`CREATE DATABASE ${name} TEMPLATE ${await template}`);
      const databaseUrl = postgres.url(name);
      return {
        place: { databaseUrl },
        connect: async () => createDatabase(databaseUrl, { poolSize: 4 }),
        close: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      };
    },
    async openFolder(world) {
      const dataDir = join(folder, `data-${randomUUID().slice(0, 8)}`);
      await fill(await openDatabase({ dataDir }), world);
      return {
        place: { dataDir },
        connect: () => openDatabase({ dataDir, shareWithOwner: true, poolSize: 4 }),
        close: () => stopEmbedded(dataDir),
      };
    },
    close: () => removeTestFolders(folder),
  };
}

/** Makes the world and closes the database. */
async function fill(db: Database, world: WorldName): Promise<void> {
  try {
    await seedWorld(world, { db, clock: systemClock, log: () => {} });
  } finally {
    await db.close();
  }
}
