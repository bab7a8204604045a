import type { TestProject } from 'vitest/node';
import { buildServerForTests, removeBuiltServers } from '../server/testing/built-server.ts';
import { newTestFolder, removeTestFolders, TEST_FOLDER_ENV } from '../server/testing/test-folder.ts';

/**
 * Setup for all test files of a run: one PostgreSQL, named here and started by the first test that needs a database;
 * and the server, built from the sources for tests that start it as a process.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Another project of this run has already done it.
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
