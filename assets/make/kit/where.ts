import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where pictures and sounds are written: the assets folder, or `$ART_INTO` to make them beside it and compare. */
export const ASSETS = process.env['ART_INTO']
  ? join(process.env['ART_INTO'], '/')
  : fileURLToPath(new URL('../../', import.meta.url));
