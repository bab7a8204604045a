import { systemClock } from '../clock.ts';
import { openDatabase } from '../db/open-database.ts';
import { WORLDS, WORLD_LOGINS, type WorldName, seedWorld, topUpWorld } from '../worlds/world.ts';

/**
 * `npm run world -- demo`: fills an empty database with a world, or adds recent data to an existing world. It may run
 * beside a server.
 */
async function main(): Promise<void> {
  const asked = process.argv[2] ?? 'demo';
  const name = WORLDS.find((world): world is WorldName => world === asked);
  if (name === undefined) throw new Error(`There is no world "${asked}". There are: ${WORLDS.join(', ')}.`);
  const dataDir = process.env['PERYA_DATA_DIR'];
  const log = (line: string): void => console.log(line);
  const db = await openDatabase({ shareWithOwner: true, log, ...(dataDir === undefined ? {} : { dataDir }) });
  try {
    const deps = { db, clock: systemClock, log };
    if (!(await seedWorld(name, deps))) await topUpWorld(name, deps);
    const login = WORLD_LOGINS[name];
    if (login) log(`Log in as ${login.account}, password ${login.password}.`);
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
