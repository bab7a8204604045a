import { newTestFolder, removeTestFolders, TEST_FOLDER_ENV } from '../server/testing/test-folder.ts';

/** One PostgreSQL for all test files of a run: named here, started by the first test that asks for a database. */
export default function setup(): () => Promise<void> {
  const folder = newTestFolder();
  process.env[TEST_FOLDER_ENV] = folder;
  return () => removeTestFolders(folder);
}
