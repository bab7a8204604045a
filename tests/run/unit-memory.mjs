/**
 * Finds the unit test files that `npm run check` can skip: those that have passed before, while nothing that they depend
 * on has changed. `npm test` runs all of them.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findClosures } from './closures.mjs';

/** File that remembers which unit tests have passed, relative to the repository. */
export const MEMORY = '.cache/units.json';
/** Files that every unit test depends on, in addition to the version of Node. */
export const COMMON = [
  'package-lock.json',
  'tsconfig.base.json',
  'tests/vitest.config.ts',
  'tests/setup-units.ts',
];

const FOLDERS = ['contract', 'fair', 'scenes', 'assets', 'tests', 'tools', 'src'];
const NOT_UNITS = /^(?:tests\/architecture\/built|assets\/make)\//;

/** Returns all unit tests of the repository at `root`, and which of them may be skipped. */
export async function planUnits(root) {
  const tests = FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(
    (file) => /\.test\.tsx?$/.test(file) && !NOT_UNITS.test(file),
  );
  const keys = await keysOf(root, tests);
  const before = readMemory(root);
  const known = tests.filter((test) => keys.has(test) && before[test] === keys.get(test));
  return { tests, keys, known };
}

/**
 * Stores which of the planned tests have passed: those in `passed`, and those already known. Leaves out tests whose
 * files changed during the run.
 */
export async function rememberUnits(root, { tests, keys, known }, passed) {
  const now = await keysOf(root, tests);
  const good = [...known, ...passed].filter((test) => keys.has(test) && keys.get(test) === now.get(test));
  mkdirSync(dirname(join(root, MEMORY)), { recursive: true });
  const lines = Object.fromEntries(good.map((test) => [test, keys.get(test)]));
  writeFileSync(join(root, MEMORY), `${JSON.stringify(lines, null, 1)}\n`);
}

/** Returns a hash of everything that each test depends on, by test file; without tests that may read any file. */
async function keysOf(root, tests) {
  const hashes = new Map();
  const hashOf = (file) => {
    if (!hashes.has(file)) hashes.set(file, digest(contentOf(join(root, file))));
    return hashes.get(file);
  };
  const listed = new Map();
  const list = (folder) => {
    if (!listed.has(folder)) listed.set(folder, filesBelow(root, folder));
    return listed.get(folder);
  };
  const common = [process.version, process.platform, process.arch, process.env.TZ, ...COMMON.map(hashOf)];
  const closures = await findClosures(root, tests);
  return new Map(
    [...closures].flatMap(([test, { files, folders, unseen }]) => {
      if (unseen !== undefined) return [];
      const all = [...new Set([...files, ...folders.flatMap(list)])];
      return [[test, digest([...common, ...all.map((file) => `${file} ${hashOf(file)}`)].join('\n'))]];
    }),
  );
}

/** Returns all files in a folder, or the file itself if `folder` is a file. Paths are sorted and relative to `root`. */
function filesBelow(root, folder) {
  const place = join(root, folder);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [folder];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

function readMemory(root) {
  try {
    return JSON.parse(readFileSync(join(root, MEMORY), 'utf8'));
  } catch {
    return {};
  }
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return 'none';
  }
}

const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
