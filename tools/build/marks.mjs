/** Marks that say from which sources the built product was made. Needs only Node. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'dist');

/** Files with the fingerprint of the sources of the last build, and of the last art with all packs. */
export const BUILT_FROM = join(DIST, '.built-from');
export const PACKED_FROM = join(DIST, '.packed-from');

/** Source folders of the built product; a change in one of them causes a build. */
const FOLDERS = ['assets', 'contract', 'fair', 'scenes', 'server', 'src', 'tools'];
const SOURCES = [...FOLDERS, 'vite.config.ts', 'package-lock.json'];
const NOT_BUILT = /\.test\.tsx?$|\.md$/;

/** Returns the text of a mark; undefined if there is none. */
export function readMark(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function writeMark(file, text) {
  mkdirSync(DIST, { recursive: true });
  writeFileSync(file, text);
}

/** Removes all marks, so that a build that fails or is ended counts as no build. */
export function removeMarks() {
  for (const file of [BUILT_FROM, PACKED_FROM]) rmSync(file, { force: true });
}

/** Returns a hash of the source files, which changes when one is changed, added or deleted. */
export function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  const visit = (path) => {
    const file = join(ROOT, path);
    const stat = statSync(file);
    if (stat.isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(join(path, name));
    } else if (!NOT_BUILT.test(path)) {
      hash.update(`${path}\0${stat.size}\0${Math.floor(stat.mtimeMs)}\n`);
    }
  };
  for (const path of SOURCES) if (existsSync(join(ROOT, path))) visit(path);
  return hash.digest('hex');
}
