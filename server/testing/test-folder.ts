import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbedded } from '../db/embedded.ts';

/** Prefix of the folder with a test run's PostgreSQL; the run's process id follows. */
const PREFIX = 'perya-test-';

/** Environment variable with the folder of the run's PostgreSQL. */
export const TEST_FOLDER_ENV = 'PERYA_TEST_FOLDER';

/**
 * Linux's in-memory files: a database has a thousand files, and creating and dropping them is most of the cost of a
 * small test.
 */
const MEMORY = '/dev/shm';
/** Required free space: several times what a run's databases have used. */
const ROOM_BYTES = 3 * 2 ** 30;

/** Returns the folder of this run's PostgreSQL, which the first test that needs a database starts. */
export const newTestFolder = (): string =>
  join(hasRoomInMemory() ? MEMORY : tmpdir(), `${PREFIX}${process.pid}`);

/** Containers often have only a few megabytes there. */
function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES && freemem() > 2 * ROOM_BYTES;
}

/** Stops and deletes this run's PostgreSQL, and those of runs that were killed. */
export async function removeTestFolders(own: string): Promise<void> {
  const parents = [MEMORY, tmpdir()].filter((parent) => existsSync(parent));
  for (const parent of parents)
    for (const name of readdirSync(parent)) {
      const folder = join(parent, name);
      const pid = Number(name.slice(PREFIX.length));
      if (!name.startsWith(PREFIX) || !(folder === own || isGone(pid))) continue;
      await stopEmbedded(join(folder, 'postgres'));
      rmSync(folder, { recursive: true, force: true });
    }
}

/** Returns whether a process no longer exists. */
export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
