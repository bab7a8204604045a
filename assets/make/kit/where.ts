import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Output folder of pictures and sounds: the assets folder, or `$ART_INTO` to write them elsewhere and compare. */
export const ASSETS = process.env['ART_INTO']
  ? join(process.env['ART_INTO'], '/')
  : fileURLToPath(new URL('../../', import.meta.url));
