import { fileURLToPath } from 'node:url';
import type { Folders } from './build-art.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The project's own folders. */
export const artFolders: Folders = {
  assets: `${root}assets`,
  output: `${root}.art`,
  cache: `${root}.cache/art`,
  // The scenes' code is read when a file is gone, and at no other time.
  readNeeded: async () => (await import('../check/read-declarations.ts')).readDeclarations(),
};
