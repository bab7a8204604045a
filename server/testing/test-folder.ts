import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbedded } from '../db/embedded.ts';

/** Where one test run keeps its PostgreSQL; the run's process id is in the name. */
const PREFIX = 'perya-test-';

/** Names the tests of this run share: the folder of their PostgreSQL. */
export const TEST_FOLDER_ENV = 'PERYA_TEST_FOLDER';

/** The folder of this run's PostgreSQL. It is started by the first test that wants a database, not before. */
export const newTestFolder = (): string => join(tmpdir(), `${PREFIX}${process.pid}`);

/** Stops and deletes this run's PostgreSQL, and those of runs that were killed. */
export async function removeTestFolders(own: string): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    const pid = Number(name.slice(PREFIX.length));
    if (!name.startsWith(PREFIX) || !(folder === own || isGone(pid))) continue;
    await stopEmbedded(join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
