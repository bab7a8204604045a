import type { TestProject } from 'vitest/node';
import { buildServerForTests, removeBuiltServers } from '../server/testing/built-server.ts';
import { newTestFolder, removeTestFolders, TEST_FOLDER_ENV } from '../server/testing/test-folder.ts';

/**
 * Prepares a run of all test files: chooses the folder of one PostgreSQL, which the first test that needs a database
 * starts, and builds the server from its sources for tests that start it as a process.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Another Vitest project of this run has already done the setup.
  if (process.env[TEST_FOLDER_ENV] !== undefined) return undefined;
  const folder = newTestFolder();
  process.env[TEST_FOLDER_ENV] = folder;
  await buildServerForTests();
  project.onTestsRerun(buildServerForTests);
  return async () => {
    removeBuiltServers();
    await removeTestFolders(folder);
  };
}
