/** Draws all pictures of one title from its recipes. */
import { hashOf } from '../../../contract/catalogue/hash.ts';
import type { ReelTitle } from '../../pipeline/reel-titles.ts';
import type { TitleSymbol } from '../../../scenes/parts/reels/title-art.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { paletteOf } from '../lobby/palettes.ts';
import { pattern } from '../lobby/patterns.ts';
import { portraits } from '../lobby/recipes.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { classicSymbols } from './classic-symbols.ts';
import { nameLettering } from './lettering.ts';
import { goodSymbol, letterSymbol, stoneSymbol, suitSymbol } from './low-symbols.ts';
import { type TitleRecipe, titleRecipes } from './recipes.ts';
import {
  coinSymbol,
  type Family,
  figureSymbol,
  heroPicture,
  scatterSymbol,
  wildSymbol,
} from './rich-symbols.ts';
import { HIGH, LETTERS, LOW, stoneAt, SUITS } from './symbol-figures.ts';
import { coinTone, type Tone, toneOf, tonesOf } from './tones.ts';
import { worldPicture } from './worlds.ts';

/** The pictures of a title; `symbols` has its symbols by name. */
export interface TitlePictures {
  readonly backdrop: Drawing;
  readonly title: Drawing;
  readonly hero: Drawing;
  readonly symbols: ReadonlyMap<TitleSymbol, Drawing>;
}

/**
 * Draws the pictures of a title; the same recipes always give the same pictures. Throws for a title without a recipe.
 */
export function drawTitle({ slug, title, isClassic }: ReelTitle): TitlePictures {
  const [recipe, tile] = [titleRecipes.get(slug), portraits[slug]];
  if (!recipe || !tile) throw new Error(`The title "${slug}" has no recipe.`);
  const { shape, scenery, props } = recipe;
  const [hero, , paletteName, patternName, font] = tile;
  const palette = paletteOf(paletteName);
  const ground = pattern(patternName, {
    width: 360,
    height: 340,
    cx: 180,
    cy: 170,
    palette,
    random: seeded(hashOf(slug) | 1),
  });
  const family: Family = {
    shape,
    palette,
    font,
    pattern: `<g transform="scale(.49)" opacity=".8">${ground}</g>`,
  };
  return {
    backdrop: worldPicture({ scenery, props }, palette, seeded(hashOf(title) | 1)),
    title: nameLettering(title, font, palette),
    hero: heroPicture(hero, palette),
    symbols: new Map(isClassic ? classicSymbols(family) : hallSymbols(recipe, family, slug)),
  };
}

function hallSymbols(
  { high, low, wild, scatter }: TitleRecipe,
  family: Family,
  slug: string,
): (readonly [TitleSymbol, Drawing])[] {
  const tones = tonesOf(family.palette);
  const toneAt = (place: number): Tone => tones[place] ?? toneOf(0);
  const ranks = [0, 1, 2, 3] as const;
  const rich = ranks.map(
    (rank) => [HIGH[rank], figureSymbol(high[rank] ?? '', rank, toneAt(rank), family)] as const,
  );
  const poor = LOW.map(
    (name, place) => [name, lowSymbol(low, place, toneAt(ranks.length + place), family, slug)] as const,
  );
  return [
    ...rich,
    ...poor,
    ['wild', wildSymbol(wild, toneAt(2), family)],
    ['scatter', scatterSymbol(scatter, toneAt(1), family)],
    ['coin', coinSymbol(high[0] ?? '', coinTone(family.palette))],
  ];
}

function lowSymbol(
  low: TitleRecipe['low'],
  place: number,
  tone: Tone,
  { font }: Family,
  slug: string,
): Drawing {
  if (low === 'letters') return letterSymbol(LETTERS[place] ?? 'A', font, tone);
  if (low === 'suits') return suitSymbol(SUITS[place] ?? 'spade', tone);
  if (low === 'stones') return stoneSymbol(stoneAt(slug, place), tone);
  return goodSymbol(low[place] ?? '', tone);
}
