import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { SettingsError } from '../settings.ts';
import type { WorldLogin, WorldName } from '../worlds/world.ts';

/**
 * Fills an empty database with a world; does nothing to a database that has players. Returns the log-in of the world's
 * demo player, if the database has that player.
 */
export async function seedWhenEmpty(
  db: Database,
  clock: Clock,
  log: (line: string) => void,
  world: string = 'demo',
): Promise<WorldLogin | undefined> {
  // Worlds are large modules, loaded only when they are needed.
  const { seedWorld, WORLDS, WORLD_LOGINS } = await import('../worlds/world.ts');
  const name = WORLDS.find((candidate): candidate is WorldName => candidate === world);
  if (name === undefined)
    throw new SettingsError(`PERYA_WORLD is "${world}"; it must be one of ${WORLDS.join(', ')}.`);
  await seedWorld(name, { db, clock, log });
  const login = WORLD_LOGINS[name];
  const { rowCount } = await db.query('select 1 from users where account = $1', [login?.account ?? '']);
  return rowCount === 0 ? undefined : login;
}
