import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve } from 'node:path';
// Imports URL, since the global URL of a test's environment may be another class.
import { fileURLToPath, URL } from 'node:url';
import { readsOf } from './reads.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** Paths that a test need not declare: outside of the repository, installed packages, and generated files. */
const NOT_OURS = /^(?:\.\.|node_modules\/|\.art\/|\.cache\/|dist\/)/;

/** Receives the path of every file or folder that is read. */
let onRead: ((path: string) => void) | undefined;
let isPatched = false;

/**
 * Records which files of the repository a test file reads from now on. Returns a function that lists the files which
 * its comment `// Reads: …` does not declare; the list is empty for a test without this comment.
 */
export function watchReads(testFile: string): () => string[] {
  const said = testFile === '' ? undefined : readsOf(fs.readFileSync(testFile, 'utf8'));
  const own = relative(ROOT, testFile);
  const found = new Set<string>();
  if (!isPatched) patch();
  onRead = (path) => {
    const file = relative(ROOT, resolve(path)).replaceAll('\\', '/');
    if (said === undefined || file === '' || file === own || NOT_OURS.test(file)) return;
    if (!said.some((folder) => file === folder || file.startsWith(`${folder}/`))) found.add(file);
  };
  return () => [...found];
}

/** Replaces the functions of `node:fs` that read a path by functions that first report the path to `onRead`. */
function patch(): void {
  isPatched = true;
  for (const module of [fs, fs.promises] as const) {
    const functions = module as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const name of [
      'readFile',
      'readFileSync',
      'readdir',
      'readdirSync',
      'open',
      'openSync',
      'createReadStream',
    ]) {
      const original = functions[name];
      if (!original) continue;
      functions[name] = (...args) => {
        const [path] = args;
        if (typeof path === 'string') onRead?.(path);
        else if (path instanceof URL) onRead?.(fileURLToPath(path));
        return original(...args);
      };
    }
  }
  syncBuiltinESMExports();
}
