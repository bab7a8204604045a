import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbedded } from '../db/embedded.ts';

/** Prefix of the name of the folder with a test run's PostgreSQL; the process id of the test run follows. */
const PREFIX = 'perya-test-';

/** Environment variable that names the folder of the test run's PostgreSQL. */
export const TEST_FOLDER_ENV = 'PERYA_TEST_FOLDER';

/**
 * Folder of Linux whose files are in memory. A database has a thousand files, and creating and dropping them takes most
 * of the time of a small test.
 */
const MEMORY = '/dev/shm';
/** Free memory required for that folder, in bytes: several times what the databases of a test run have used. */
const ROOM_BYTES = 3 * 2 ** 30;

/** Returns a folder name for this test run's PostgreSQL, which the first test that needs a database starts. */
export const newTestFolder = (): string =>
  join(hasRoomInMemory() ? MEMORY : tmpdir(), `${PREFIX}${process.pid}`);

/** Returns whether the folder in memory is large enough; in containers it often has only a few megabytes. */
function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES && freemem() > 2 * ROOM_BYTES;
}

/** Stops and deletes the PostgreSQL of this test run, and those of test runs that were killed. */
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
