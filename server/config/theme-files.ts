import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the theme of an art pack as JSON text; undefined if there is no such pack. */
export type ReadThemeFile = (id: string) => Promise<string | undefined>;

/** Pattern of pack names, which excludes path traversal. */
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Creates a reader of the themes packed under `art`; packs added later are found immediately. */
export function createThemeReader(art: string | undefined): ReadThemeFile {
  return async (id) => {
    if (art === undefined || !NAME.test(id)) return undefined;
    try {
      return await readFile(join(art, 'packs', id, 'theme.json'), 'utf8');
    } catch {
      // No such pack, or not packed yet.
      return undefined;
    }
  };
}
