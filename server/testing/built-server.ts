import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../tools/build/build-server.mjs';
import { isGone } from './test-folder.ts';

/** Environment variable that names the folder of the server built for this test run. */
const BUILT_ENV = 'PERYA_BUILT_SERVER';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = join(ROOT, '.cache/built-servers');

/** Entry modules that tests start as processes, by their name in the built folder. */
const ENTRIES = {
  main: 'server/main.ts',
  'game-server/main': 'server/game-server/main.ts',
  owner: 'server/testing/owner.ts',
} as const;

/** Builds the server from the current sources for this test run; `removeBuiltServers` deletes the build. */
export async function buildServerForTests(): Promise<void> {
  const folder = join(FOLDERS, String(process.pid));
  await buildServer(folder, { owner: ENTRIES.owner });
  process.env[BUILT_ENV] = folder;
}

/** Deletes the builds of this test run and of test runs that were killed. */
export function removeBuiltServers(): void {
  if (!existsSync(FOLDERS)) return;
  for (const name of readdirSync(FOLDERS))
    if (Number(name) === process.pid || isGone(Number(name)))
      rmSync(join(FOLDERS, name), { recursive: true, force: true });
}

/**
 * Returns the arguments with which Node starts an entry module: the one built for this test run, else its source, which
 * starts 1 s slower.
 */
export function nodeArguments(entry: keyof typeof ENTRIES): string[] {
  const folder = process.env[BUILT_ENV];
  return folder === undefined
    ? ['--import', 'tsx', join(ROOT, ENTRIES[entry])]
    : ['--enable-source-maps', join(folder, `${entry}.js`)];
}
