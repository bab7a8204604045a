import { fileURLToPath } from 'node:url';
import type { Folders } from './build-art.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folders of this project for the pipeline. */
export const artFolders: Folders = {
  assets: `${root}assets`,
  output: `${root}.art`,
  cache: `${root}.cache/art`,
  // Imported on use: the code of all scenes is needed only if a file is missing.
  readNeeded: async () => (await import('../check/read-declarations.ts')).readDeclarations(),
};
