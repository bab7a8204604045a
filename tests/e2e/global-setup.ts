import { startTestPostgres } from '../../server/testing/database.ts';
import { newTestFolder, removeTestFolders, TEST_FOLDER_ENV } from '../../server/testing/test-folder.ts';

/** Starts the PostgreSQL that all tests of a run share; every test creates its own database in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = newTestFolder();
  process.env[TEST_FOLDER_ENV] = folder;
  await startTestPostgres();
  return () => removeTestFolders(folder);
}
