/**
 * What each reel title is made of beside its tile, whose palette, pattern, font and hero it has (assets/make/lobby/recipes.ts):
 * a line of recipes.txt. Figures are names of symbols (assets/make/lobby/symbols.ts), apart by spaces.
 */
import { readFileSync } from 'node:fs';
import { isPlateShape, type PlateShape } from './plates.ts';
import { isScenery, type SceneryName } from './scenery.ts';

export interface TitleRecipe {
  readonly shape: PlateShape;
  /** Figures of the four best paid symbols, the hero first. */
  readonly high: readonly string[];
  /** What the three low symbols are: letters, suits, cut stones or these three figures. */
  readonly low: 'letters' | 'suits' | 'stones' | readonly string[];
  readonly wild: string;
  readonly scatter: string;
  readonly scenery: SceneryName;
  /** What stands in it as dark figures: up to three, or nothing. */
  readonly props: readonly string[];
}

const KINDS = ['letters', 'suits', 'stones'] as const;

const words = (text: string): string[] => text.split(' ').filter(Boolean);

function read(line: string): readonly [slug: string, recipe: TitleRecipe] {
  const [slug = '', shape = '', high = '', low = '', wild = '', scatter = '', scenery = '', props = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  if (!isPlateShape(shape) || !isScenery(scenery))
    throw new Error(`recipes.txt, ${slug}: no plate "${shape}" or no scenery "${scenery}".`);
  const kind = KINDS.find((one) => one === low) ?? words(low);
  return [slug, { shape, high: words(high), low: kind, wild, scatter, scenery, props: words(props) }];
}

const [, ...lines] = readFileSync(new URL('recipes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** By slug. Throws, when it is loaded, for a line that names an unknown plate or scenery. */
export const titleRecipes: ReadonlyMap<string, TitleRecipe> = new Map(lines.map(read));
