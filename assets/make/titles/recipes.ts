/**
 * Recipes of the reel titles, one per line of recipes.txt. Palette, pattern, font and main figure are in the recipes of
 * the tiles (assets/make/lobby/recipes.ts). Figures are names of symbols (assets/make/lobby/symbols.ts), separated by
 * spaces.
 */
import { readFileSync } from 'node:fs';
import { isPlateShape, type PlateShape } from './plates.ts';
import { isScenery, type SceneryName } from './scenery.ts';

export interface TitleRecipe {
  readonly shape: PlateShape;
  /** Figures of the four best paid symbols, the main figure first. */
  readonly high: readonly string[];
  /** The three low paid symbols: letters, suits, cut stones, or three figures by name. */
  readonly low: 'letters' | 'suits' | 'stones' | readonly string[];
  readonly wild: string;
  readonly scatter: string;
  readonly scenery: SceneryName;
  /** Figures that stand in the scenery as silhouettes, at most three. */
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

/** Recipes by slug. Loading this module throws for a line that names an unknown plate or scenery. */
export const titleRecipes: ReadonlyMap<string, TitleRecipe> = new Map(lines.map(read));
