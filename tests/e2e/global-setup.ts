import { startTestPostgres } from '../../server/testing/database.ts';
import { newTestFolder, removeTestFolders, TEST_FOLDER_ENV } from '../../server/testing/test-folder.ts';

/** Starts the one PostgreSQL of a run, in which every test gets its own database. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = newTestFolder();
  process.env[TEST_FOLDER_ENV] = folder;
  await startTestPostgres();
  return () => removeTestFolders(folder);
}
