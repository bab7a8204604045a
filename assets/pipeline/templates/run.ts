/** Writes the template of every scene. To run it: npx tsx assets/pipeline/templates/run.ts */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStudioScenes } from '../../check/read-declarations.ts';
import { artFolders } from '../folders.ts';

// Imported here, because Node can load this module only after `readStudioScenes` has defined the global `navigator`.
const definitions = await readStudioScenes();
const { templateOf } = await import('./template.ts');

for (const definition of definitions) {
  writeFileSync(join(artFolders.assets, 'templates', `${definition.name}.svg`), templateOf(definition));
}
