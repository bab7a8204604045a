/** Writes the template of every scene. Run: npx tsx assets/make/templates/run.ts */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStudioScenes } from '../../check/read-declarations.ts';
import { ASSETS } from '../kit/where.ts';

// Imported late: Node can load the scenes only after `readStudioScenes`.
const definitions = await readStudioScenes();
const { templateOf } = await import('./template.ts');

mkdirSync(join(ASSETS, 'templates'), { recursive: true });
for (const definition of definitions) {
  writeFileSync(join(ASSETS, 'templates', `${definition.name}.svg`), templateOf(definition));
}
