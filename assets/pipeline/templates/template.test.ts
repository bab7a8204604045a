// Reads: assets, contract, fair, scenes
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStudioScenes } from '../../check/read-declarations.ts';
import { artFolders } from '../folders.ts';
import { templateOf } from './template.ts';

const definitions = await readStudioScenes();
const templates = new Map(definitions.map((definition) => [definition.name, templateOf(definition)]));

it.each(definitions)(
  'the stored template of $name is up to date (otherwise run assets/pipeline/templates/run.ts)',
  ({ name }) => {
    expect(readFileSync(join(artFolders.assets, 'templates', `${name}.svg`), 'utf8')).toBe(
      templates.get(name),
    );
  },
);

it("a template names every picture of its scene with the size of the artist's file", () => {
  const grid = definitions.find(({ name }) => name === 'lucky-jackpot');
  const template = templates.get('lucky-jackpot');
  expect(template).toContain('>light/trail 380 × 380<');
  expect(template).toContain('>parts/coin 192 × 192<');
  for (const name of Object.keys(grid?.art ?? {})) {
    if (!name.includes('/')) expect(template).toMatch(new RegExp(`>(parts/)?(light/)?${name} \\d+ × \\d+<`));
  }
});
