import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './hash.ts';

/** The files of a build. */
export interface Build {
  /** Paths of all files, relative to the build's folder. */
  readonly names: readonly string[];
  /** Returns the hash of a file's content. Throws for a missing file. */
  contentHash(file: string): string;
}

/** Reads the list of files in a build's folder, without compressed copies and source maps. */
export async function readBuild(folder: string): Promise<Build> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .toSorted();
  const hashes = new Map(
    await Promise.all(names.map(async (name) => [name, hashOf(await readFile(join(folder, name)))] as const)),
  );
  return {
    names,
    contentHash(file) {
      const hash = hashes.get(file);
      if (hash === undefined) throw new Error(`the build has no ${file}`);
      return hash;
    },
  };
}
