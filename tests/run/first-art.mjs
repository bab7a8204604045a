/**
 * Finds out whether the scripts that drew the game's original art (`assets/make`) must be checked again: compares a
 * hash of everything on which the check depends with the hash committed at its last pass.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** Folder of the scripts that drew the original art. */
export const SCRIPTS = 'assets/make';
/** File with the hash at the last pass of the check. */
export const RECORD = `${SCRIPTS}/checked.json`;
/** Files on which the check depends, besides the scripts and the modules that they import. */
export const COMMON = [
  '.oxlintrc.json',
  'package-lock.json',
  'tests/setup-units.ts',
  'tests/vitest.config.ts',
  'tsconfig.base.json',
];

/** Matches the path in a relative import; an import in a comment counts too, which does no harm. */
const IMPORT = /(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g;

/** Returns whether the check has already passed with the files that the repository at `root` has now. */
export function isChecked(root) {
  try {
    return JSON.parse(readFileSync(join(root, RECORD), 'utf8')).hash === hashOf(root);
  } catch {
    return false;
  }
}

/** Records that the check has passed with files of this hash. */
export function rememberChecked(root, hash) {
  writeFileSync(join(root, RECORD), `${JSON.stringify({ hash }, null, 2)}\n`);
}

/** Computes the hash of all files on which the check depends; a changed comment changes the hash too. */
export function hashOf(root) {
  const hash = createHash('sha256');
  for (const file of inputsOf(root)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Lists what the check depends on: the scripts, all modules that they import, also for types, and the settings. */
export function inputsOf(root) {
  const scripts = readdirSync(join(root, SCRIPTS), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => path !== RECORD);
  const found = new Set([...COMMON.filter((path) => existsSync(join(root, path))), ...scripts]);
  // A Set also iterates items added during iteration.
  for (const path of found) {
    if (!/\.[cm]?tsx?$|\.mjs$/.test(path)) continue;
    for (const [, specifier = ''] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(path), specifier);
      if (existsSync(join(root, target))) found.add(target);
    }
  }
  return [...found].toSorted();
}
