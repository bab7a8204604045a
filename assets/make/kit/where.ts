import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Output folder of pictures and sounds: `$ART_INTO` if it is set (to compare with the committed files), else the assets
 * folder.
 */
export const ASSETS = process.env['ART_INTO']
  ? join(process.env['ART_INTO'], '/')
  : fileURLToPath(new URL('../../', import.meta.url));
