import { expect, it } from 'vitest';
import { titles } from '../../../contract/catalogue/catalogue.ts';
import { gameTypes } from '../../../contract/catalogue/groups.ts';
import type { CatalogueTitle } from '../../../contract/catalogue/title.ts';
import { lives, portraits, squares, tileRecipeOf } from './recipes.ts';

it('every title has a tile recipe, every recipe has a title, and no slug is listed twice', () => {
  for (const title of titles) expect(() => tileRecipeOf(title)).not.toThrow();
  const listed = [portraits, squares, lives].flatMap((recipes) => Object.keys(recipes));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((slug) => !titles.some((title) => title.slug === slug))).toEqual([]);
});

/** Returns the recipe of a title's portrait tile; undefined if its tile is square or live. */
function portraitOf(title: CatalogueTitle | undefined) {
  const recipe = title && tileRecipeOf(title);
  return recipe && 'portrait' in recipe ? recipe.portrait : undefined;
}

it("a title that uses another title's art has the same tile recipe as that title", () => {
  const [lender] = titles;
  if (lender === undefined) throw new Error('no title');
  expect(tileRecipeOf({ ...lender, slug: 'bagong-pamagat' })).toEqual(tileRecipeOf(lender));
});

it('no two neighbouring portrait tiles have the same main symbol, or the same colours and pattern', () => {
  const alike: string[] = [];
  for (const { id } of gameTypes) {
    const row = titles.filter((title) => title.type === id);
    for (const [place, title] of row.entries()) {
      const [mine, next] = [portraitOf(title), portraitOf(row[place + 1])];
      if (!mine || !next) continue;
      if (mine[0] === next[0] || (mine[2] === next[2] && mine[3] === next[3])) alike.push(title.slug);
    }
  }
  expect(alike).toEqual([]);
});
