import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the theme of an art pack as JSON text; undefined when there is no such pack. */
export type ReadThemeFile = (id: string) => Promise<string | undefined>;

/** Names of packs; nothing that leads out of their folder. */
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Creates a reader of the themes that are packed under `art`; what is packed later is seen at once. */
export function createThemeReader(art: string | undefined): ReadThemeFile {
  return async (id) => {
    if (art === undefined || !NAME.test(id)) return undefined;
    try {
      return await readFile(join(art, 'packs', id, 'theme.json'), 'utf8');
    } catch {
      // No such pack, or it is not packed yet.
      return undefined;
    }
  };
}
