import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeWhole } from './write-whole.ts';

/** Time for which the files of a build are kept after it was replaced, ms (docs/product-rules.md, Limits). */
const KEPT_MS = 7 * 86_400_000;
/**
 * Folder with files whose names contain a hash of their content, so that a build never overwrites another build's
 * files.
 */
const HASHED = 'assets';

/** Time at which each kept file ceased to belong to the newest build, ms since 1970. */
type GoneSince = Readonly<Record<string, number>>;

/**
 * Files of earlier builds: those to keep, with the time since which they are outdated (`goneSince`), and those to
 * remove.
 */
export interface Kept {
  readonly goneSince: GoneSince;
  readonly remove: readonly string[];
}

/**
 * Decides which files of earlier builds are kept: those that ceased to belong to the newest build within seven days.
 * @param there all existing files
 * @param built the files of the newest build
 * @param before the record of the last build
 */
export function keepEarlier(
  there: readonly string[],
  built: ReadonlySet<string>,
  before: GoneSince,
  now: number,
): Kept {
  const goneSince: Record<string, number> = {};
  const remove: string[] = [];
  for (const name of there) {
    // A compressed copy is treated like its original.
    const file = name.replace(/\.(?:br|gz)$/, '');
    if (built.has(file)) continue;
    const since = before[file] ?? now;
    if (now - since > KEPT_MS) remove.push(name);
    else goneSince[file] = since;
  }
  return { goneSince, remove };
}

/**
 * Returns the path of the record of earlier files. The record is outside of the build's folder, since that folder is
 * served.
 */
const noteFile = (out: string): string => `${out}-earlier.json`;

/** Name of the plugin, by which builds into other folders leave it out. */
export const EARLIER_BUILDS = 'perya:earlier-builds';

/**
 * Empties the folder of the build, but keeps files with hashes in their names for seven days after their build was
 * replaced, since open pages may still request them.
 */
export function earlierBuilds(): Plugin {
  let out = '';
  let built: ReadonlySet<string> = new Set();
  return {
    name: EARLIER_BUILDS,
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      out = build.outDir;
    },
    // Runs before Vite copies the files of publicDir into the folder.
    renderStart: { order: 'pre', handler: () => emptyBut(out, HASHED) },
    writeBundle(_, bundle) {
      built = new Set(Object.keys(bundle));
    },
    async closeBundle() {
      // Does nothing after a failed build, which has no list of files.
      if (built.size > 0) await sweepEarlier(out, built, Date.now());
    },
  };
}

async function emptyBut(folder: string, stays: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== stays);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/**
 * Removes outdated files of earlier builds; records for all other files when they ceased to belong to the newest build.
 */
export async function sweepEarlier(out: string, built: ReadonlySet<string>, now: number): Promise<void> {
  const names = (await readdir(join(out, HASHED)).catch(() => [])).map((name) => `${HASHED}/${name}`);
  const { goneSince, remove } = keepEarlier(names, built, await readNote(out), now);
  await Promise.all(remove.map((name) => rm(join(out, name), { force: true })));
  await writeWhole(noteFile(out), `${JSON.stringify(goneSince, undefined, 1)}\n`);
}

async function readNote(out: string): Promise<GoneSince> {
  try {
    return JSON.parse(await readFile(noteFile(out), 'utf8')) as GoneSince;
  } catch {
    return {};
  }
}

/** Returns the paths of files in a build's folder that belong to earlier builds; checks of the build ignore them. */
export const earlierFiles = async (out: string): Promise<ReadonlySet<string>> =>
  new Set(Object.keys(await readNote(out)));
