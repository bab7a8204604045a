/**
 * Finds unit test files that need not run again: those that passed before with the same dependencies. Used by `npm
 * run check`; `npm test` runs everything.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findClosures } from './closures.mjs';

/** Path of the stored results in the repository; absent in a fresh clone. */
export const MEMORY = '.cache/units.json';
/** Dependencies of every unit test, besides this machine's Node. */
export const COMMON = [
  'package-lock.json',
  'tsconfig.base.json',
  'tests/vitest.config.ts',
  'tests/setup-units.ts',
];

const FOLDERS = ['contract', 'fair', 'scenes', 'assets', 'tests', 'tools', 'src'];
const NOT_UNITS = /^(?:tests\/architecture\/built|assets\/make)\//;

/** Plans a run of the unit tests of the repository at `root`. */
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
 * Stores which of the planned tests have passed: `passed` are files that ran, the known ones stay. Tests whose
 * dependencies changed during the run are dropped.
 */
export async function rememberUnits(root, { tests, keys, known }, passed) {
  const now = await keysOf(root, tests);
  const good = [...known, ...passed].filter((test) => keys.has(test) && keys.get(test) === now.get(test));
  mkdirSync(dirname(join(root, MEMORY)), { recursive: true });
  const lines = Object.fromEntries(good.map((test) => [test, keys.get(test)]));
  writeFileSync(join(root, MEMORY), `${JSON.stringify(lines, null, 1)}\n`);
}

/** Computes a hash of each test's dependencies; none for a test that may read anything. */
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

/** Lists all files in a folder, or the file itself; relative to `root`, sorted. */
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
