/**
 * Writes the reel titles' own pictures into assets/titles/<slug>: one sheet per title, and the names of its symbols.
 *
 *   npx tsx assets/make/titles/run.ts [slug ...]              these titles, or all
 *   npx tsx assets/make/titles/run.ts --names [slug ...]      only the names
 *   npx tsx assets/make/titles/run.ts --svg <folder> <slug>   a title's pictures as SVG, as a start for an artist
 *
 * The same recipes always give the same files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReelTitle, reelTitles } from '../../pipeline/reel-titles.ts';
import { SYMBOL_NAMES } from '../../pipeline/symbol-names.ts';
import { ASSETS } from '../kit/where.ts';
import { titleSheet, titleSvgs } from './make-sheet.ts';
import { symbolNames } from './symbol-figures.ts';

const words = process.argv.slice(2);
const svgInto = words[0] === '--svg' ? words[1] : undefined;
const isNamesOnly = words[0] === '--names';
const wanted = words.slice(svgInto !== undefined ? 2 : Number(isNamesOnly));
const unknown = wanted.filter((slug) => !reelTitles.some((title) => title.slug === slug));
if (unknown.length > 0) throw new Error(`No reel title is called ${unknown.join(' or ')}.`);

const isWanted = ({ slug }: ReelTitle): boolean => wanted.length === 0 || wanted.includes(slug);
for (const title of reelTitles.filter(isWanted)) {
  const folder = join(svgInto ?? join(ASSETS, 'titles'), title.slug);
  mkdirSync(folder, { recursive: true });
  if (svgInto === undefined) {
    if (!title.isClassic)
      writeFileSync(join(folder, SYMBOL_NAMES), `${JSON.stringify(symbolNames(title.slug), null, 2)}\n`);
    if (!isNamesOnly) writeFileSync(join(folder, 'sheet.webp'), await titleSheet(title));
    continue;
  }
  for (const [name, svg] of titleSvgs(title)) writeFileSync(join(folder, `${name}.svg`), svg);
}
