import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the theme of an art pack as JSON text; undefined if there is no such pack. */
export type ReadThemeFile = (id: string) => Promise<string | undefined>;

/** Pattern of pack names; it excludes paths that lead out of the folder. */
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Creates a function that reads the themes packed under the folder `art`; it finds packs added later at once. */
export function createThemeReader(art: string | undefined): ReadThemeFile {
  return async (id) => {
    if (art === undefined || !NAME.test(id)) return undefined;
    try {
      return await readFile(join(art, 'packs', id, 'theme.json'), 'utf8');
    } catch {
      // There is no such pack, or it is not packed yet.
      return undefined;
    }
  };
}
