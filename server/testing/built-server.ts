import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../cli/build-server.mjs';
import { isGone } from './test-folder.ts';

/** Names the tests of this run share: the folder with the server as it was built for them. */
const BUILT_ENV = 'PERYA_BUILT_SERVER';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = join(ROOT, '.cache/built-servers');

/** What tests start as a process, by its name in the built folder. */
const ENTRIES = {
  main: 'server/main.ts',
  'studio/main': 'server/studio/main.ts',
  owner: 'server/testing/owner.ts',
} as const;

/** Builds the server for the tests of this run alone, from the sources as they are; removed by `removeBuiltServers`. */
export async function buildServerForTests(): Promise<void> {
  const folder = join(FOLDERS, String(process.pid));
  await buildServer(folder, { owner: ENTRIES.owner });
  process.env[BUILT_ENV] = folder;
}

/** Deletes what this run has built, and runs that were killed. */
export function removeBuiltServers(): void {
  if (!existsSync(FOLDERS)) return;
  for (const name of readdirSync(FOLDERS))
    if (Number(name) === process.pid || isGone(Number(name)))
      rmSync(join(FOLDERS, name), { recursive: true, force: true });
}

/** Arguments for Node that start a process of ours: as it was built for this run of tests, else from its sources, which takes 1 s more. */
export function nodeArguments(entry: keyof typeof ENTRIES): string[] {
  const folder = process.env[BUILT_ENV];
  return folder === undefined
    ? ['--import', 'tsx', join(ROOT, ENTRIES[entry])]
    : ['--enable-source-maps', join(folder, `${entry}.js`)];
}
