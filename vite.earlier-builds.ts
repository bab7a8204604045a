import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** How long the files of a build stay after another has taken its place (docs/product-rules.md, Limits), in ms. */
const KEPT_MS = 7 * 86_400_000;
/** The folder of the files that have their content's hash in their name: no build overwrites another's. */
const HASHED = 'assets';

/** When the files of earlier builds that are still there stopped being part of the newest one, in ms. */
type GoneSince = Readonly<Record<string, number>>;

/** What is to be done with the files that a folder holds after a build. */
export interface Kept {
  readonly goneSince: GoneSince;
  readonly remove: readonly string[];
}

/**
 * Decides which files of earlier builds stay: those that left the newest build less than seven days ago.
 * @param there every file that is there
 * @param built the files of the newest build
 * @param before what was noted after the last build
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
    // Compressed twins go where their file goes.
    const file = name.replace(/\.(?:br|gz)$/, '');
    if (built.has(file)) continue;
    const since = before[file] ?? now;
    if (now - since > KEPT_MS) remove.push(name);
    else goneSince[file] = since;
  }
  return { goneSince, remove };
}

/** Where is noted since when the files of earlier builds are no part of the newest: beside the folder, which is served. */
const noteFile = (out: string): string => `${out}-earlier.json`;

/**
 * Empties the folder of the build but for the files with hashes in their names, which open pages may still ask for: those
 * stay for seven days after the build that had them was replaced.
 */
export function earlierBuilds(): Plugin {
  let out = '';
  let built: ReadonlySet<string> = new Set();
  return {
    name: 'perya:earlier-builds',
    apply: 'build',
    configResolved({ build }) {
      out = build.outDir;
    },
    renderStart: () => emptyBut(out, HASHED),
    writeBundle(_, bundle) {
      built = new Set(Object.keys(bundle));
    },
    async closeBundle() {
      // Of a build that has failed nothing is known.
      if (built.size > 0) await sweepEarlier(out, built, Date.now());
    },
  };
}

async function emptyBut(folder: string, stays: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== stays);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Removes what has been no part of the newest build for too long, and notes since when the rest is none. */
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

/** Returns the files of a built folder that stay for open pages alone: nothing that weighs or looks at a build counts them. */
export const earlierFiles = async (out: string): Promise<ReadonlySet<string>> =>
  new Set(Object.keys(await readNote(out)));
