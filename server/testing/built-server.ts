import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../tools/build/build-server.mjs';
import { isGone } from './test-folder.ts';

/** Environment variable with the folder of the server built for this test run. */
const BUILT_ENV = 'PERYA_BUILT_SERVER';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = join(ROOT, '.cache/built-servers');

/** Entry points that tests start as a process, by their name in the built folder. */
const ENTRIES = {
  main: 'server/main.ts',
  'game-server/main': 'server/game-server/main.ts',
  owner: 'server/testing/owner.ts',
} as const;

/** Builds the server for this test run from the current sources; `removeBuiltServers` removes it. */
export async function buildServerForTests(): Promise<void> {
  const folder = join(FOLDERS, String(process.pid));
  await buildServer(folder, { owner: ENTRIES.owner });
  process.env[BUILT_ENV] = folder;
}

/** Deletes the builds of this run and of runs that were killed. */
export function removeBuiltServers(): void {
  if (!existsSync(FOLDERS)) return;
  for (const name of readdirSync(FOLDERS))
    if (Number(name) === process.pid || isGone(Number(name)))
      rmSync(join(FOLDERS, name), { recursive: true, force: true });
}

/**
 * Returns Node's arguments to start one of our processes: as built for this test run, else from its sources, which
 * takes 1 s longer.
 */
export function nodeArguments(entry: keyof typeof ENTRIES): string[] {
  const folder = process.env[BUILT_ENV];
  return folder === undefined
    ? ['--import', 'tsx', join(ROOT, ENTRIES[entry])]
    : ['--enable-source-maps', join(folder, `${entry}.js`)];
}
