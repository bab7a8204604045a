import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbedded } from '../db/embedded.ts';

/** Where one test run keeps its PostgreSQL; the run's process id is in the name. */
const PREFIX = 'perya-test-';

/** Names the tests of this run share: the folder of their PostgreSQL. */
export const TEST_FOLDER_ENV = 'PERYA_TEST_FOLDER';

/** Linux's files in memory: a database is a thousand files, and making and dropping them is most of what a small test costs. */
const MEMORY = '/dev/shm';
/** Several times what the databases of a run have come to. */
const ROOM_BYTES = 3 * 2 ** 30;

/** The folder of this run's PostgreSQL. It is started by the first test that wants a database, not before. */
export const newTestFolder = (): string =>
  join(hasRoomInMemory() ? MEMORY : tmpdir(), `${PREFIX}${process.pid}`);

/** Containers often have a few megabytes there. */
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

/** Returns whether no process has an id any more. */
export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
