import { fileURLToPath } from 'node:url';
import type { Folders } from './build-art.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The project's own folders. */
export const artFolders: Folders = {
  assets: `${root}assets`,
  output: `${root}.art`,
  cache: `${root}.cache/art`,
  // The scenes' code is read only when a file is missing.
  readNeeded: async () => (await import('../check/read-declarations.ts')).readDeclarations(),
};
