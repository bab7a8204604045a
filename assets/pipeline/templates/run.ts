/** Writes the template of every scene. Run: npx tsx assets/pipeline/templates/run.ts */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStudioScenes } from '../../check/read-declarations.ts';
import { artFolders } from '../folders.ts';

// Imported late: Node can load the scenes only after `readStudioScenes`.
const definitions = await readStudioScenes();
const { templateOf } = await import('./template.ts');

for (const definition of definitions) {
  writeFileSync(join(artFolders.assets, 'templates', `${definition.name}.svg`), templateOf(definition));
}
