import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve } from 'node:path';
// Imported, as a test's environment may have another class under this name.
import { fileURLToPath, URL } from 'node:url';
import { readsOf } from './reads.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
/** Files that tests write, or that are the same on every machine with these packages. */
const NOT_OURS = /^(?:\.\.|node_modules\/|\.art\/|\.cache\/|dist\/)/;

/** Callback with the path of every file or folder that is read. */
let onRead: ((path: string) => void) | undefined;
let isPatched = false;

/**
 * Watches what a test file reads of the repository from now on. Returns a function that lists the reads outside the
 * declared paths; empty for a file without a declaration.
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

/** Wraps every function of `node:fs` that reads a path, to report the path. */
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
