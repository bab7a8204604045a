import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Time for which the files of a replaced build are kept (docs/product-rules.md, Limits), ms. */
const KEPT_MS = 7 * 86_400_000;
/** Folder of the files with their content's hash in their name: no build overwrites another's. */
const HASHED = 'assets';

/** Time at which each kept file left the newest build, ms. */
type GoneSince = Readonly<Record<string, number>>;

/** Files of a folder to keep and to remove after a build. */
export interface Kept {
  readonly goneSince: GoneSince;
  readonly remove: readonly string[];
}

/**
 * Decides which files of earlier builds are kept: those that left the newest build less than seven days ago.
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
    // Compressed copies are treated like their file.
    const file = name.replace(/\.(?:br|gz)$/, '');
    if (built.has(file)) continue;
    const since = before[file] ?? now;
    if (now - since > KEPT_MS) remove.push(name);
    else goneSince[file] = since;
  }
  return { goneSince, remove };
}

/** Returns the path of the record of earlier files: beside the folder, as that is served. */
const noteFile = (out: string): string => `${out}-earlier.json`;

/** Name of the plugin: builds into a folder of their own leave it out. */
export const EARLIER_BUILDS = 'perya:earlier-builds';

/**
 * Empties the folder of the build except for files with hashes in their names, which open pages may still request:
 * those are kept for seven days after their build was replaced.
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
    // Before Vite copies the files of publicDir.
    renderStart: { order: 'pre', handler: () => emptyBut(out, HASHED) },
    writeBundle(_, bundle) {
      built = new Set(Object.keys(bundle));
    },
    async closeBundle() {
      // A failed build has no list of files.
      if (built.size > 0) await sweepEarlier(out, built, Date.now());
    },
  };
}

async function emptyBut(folder: string, stays: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== stays);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Removes files that left the newest build too long ago, and records when the others left it. */
export async function sweepEarlier(out: string, built: ReadonlySet<string>, now: number): Promise<void> {
  const names = (await readdir(join(out, HASHED)).catch(() => [])).map((name) => `${HASHED}/${name}`);
  const { goneSince, remove } = keepEarlier(names, built, await readNote(out), now);
  await Promise.all(remove.map((name) => rm(join(out, name), { force: true })));
  await writeFile(noteFile(out), `${JSON.stringify(goneSince, undefined, 1)}\n`);
}

async function readNote(out: string): Promise<GoneSince> {
  try {
    return JSON.parse(await readFile(noteFile(out), 'utf8')) as GoneSince;
  } catch {
    return {};
  }
}

/** Returns the files of a built folder that are kept only for open pages: checks of a build ignore them. */
export const earlierFiles = async (out: string): Promise<ReadonlySet<string>> =>
  new Set(Object.keys(await readNote(out)));
