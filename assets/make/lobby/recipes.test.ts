import { expect, it } from 'vitest';
import { titles } from '../../../contract/catalogue/catalogue.ts';
import { gameTypes } from '../../../contract/catalogue/groups.ts';
import { lives, portraits, squares } from './recipes.ts';

it('has exactly one recipe for each title and no recipe without a title', () => {
  const recipes = [portraits, squares, lives].flatMap((kind) => Object.keys(kind));
  expect(recipes.toSorted()).toEqual(titles.map(({ slug }) => slug).toSorted());
});

it('gives no two neighbours the same main symbol, or the same pattern and colour', () => {
  const alike: string[] = [];
  for (const { id } of gameTypes) {
    const row = titles.filter((title) => title.type === id);
    for (const [place, title] of row.entries()) {
      const [mine, next] = [portraits[title.slug], portraits[row[place + 1]?.slug ?? '']];
      if (!mine || !next) continue;
      if (mine[0] === next[0] || (mine[2] === next[2] && mine[3] === next[3])) alike.push(title.slug);
    }
  }
  expect(alike).toEqual([]);
});
