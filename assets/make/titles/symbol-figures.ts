/** Finds the figures and names of a title's seven paid symbols (figure-names.txt). */
import { readFileSync } from 'node:fs';
import { hashOf } from '../../../contract/catalogue/hash.ts';
import type { SymbolNames } from '../../pipeline/symbol-names.ts';
import type { StoneCut } from './low-symbols.ts';
import { type TitleRecipe, titleRecipes } from './recipes.ts';

/** Picture names of the four best paid symbols; `LOW` has those of the other three. */
export const HIGH = ['a', 'b', 'c', 'd'] as const;
export const LOW = ['e', 'f', 'g'] as const;

export const LETTERS = ['A', 'K', 'Q'] as const;
export const SUITS = ['spade', 'heart', 'diamond'] as const;
/** Combinations of three cut stones with very different outlines. */
const STONES: readonly (readonly [StoneCut, StoneCut, StoneCut])[] = [
  ['brilliant', 'step', 'drop'],
  ['hexagon', 'triangle', 'kite'],
  ['step', 'triangle', 'round'],
  ['kite', 'round', 'step'],
  ['drop', 'hexagon', 'triangle'],
];

/** Returns the cut of a title's stone; `place` is its index among the low paid symbols. */
export const stoneAt = (slug: string, place: number): StoneCut =>
  STONES[hashOf(slug) % STONES.length]?.[place] ?? 'round';

function lowFigure(low: TitleRecipe['low'], slug: string, place: number): string | undefined {
  if (low === 'letters') return `letter-${LETTERS[place]}`;
  if (low === 'suits') return `suit-${SUITS[place]}`;
  if (low === 'stones') return `stone-${stoneAt(slug, place)}`;
  return low[place];
}

const [, ...lines] = readFileSync(new URL('figure-names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const figureNames = new Map(
  lines.map((line) => {
    const [figure = '', en = '', fil = ''] = line.split('|').map((cell) => cell.trim());
    return [figure, { en, fil }] as const;
  }),
);

/** Returns the names of a title's symbols in English and Filipino. Throws for a title or a figure without a name. */
export function symbolNames(slug: string): SymbolNames {
  const recipe = titleRecipes.get(slug);
  if (!recipe) throw new Error(`The title "${slug}" has no recipe.`);
  const figures = [
    ...HIGH.map((name, place) => [name, recipe.high[place]] as const),
    ...LOW.map((name, place) => [name, lowFigure(recipe.low, slug, place)] as const),
  ];
  return Object.fromEntries(
    figures.map(([name, figure = '']) => {
      const found = figureNames.get(figure);
      if (!found?.en || !found.fil) throw new Error(`figure-names.txt has no name for "${figure}".`);
      return [name, found];
    }),
  );
}
