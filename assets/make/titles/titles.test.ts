import { describe, expect, it } from 'vitest';
import { type ReelTitle, reelTitles } from '../../pipeline/reel-titles.ts';
import { sheetBoxes } from '../../pipeline/title-sheet.ts';
import { drawTitle } from './draw-title.ts';
import { titlePictures } from './make-sheet.ts';
import { titleRecipes } from './recipes.ts';
import { symbolNames } from './symbol-figures.ts';

const titleOf = (slug: string): ReelTitle => {
  const title = reelTitles.find((one) => one.slug === slug);
  if (!title) throw new Error(`no title "${slug}"`);
  return title;
};

describe('title recipes', () => {
  it('exist for every reel title and for no other slug', () => {
    expect([...titleRecipes.keys()].toSorted()).toEqual(reelTitles.map(({ slug }) => slug).toSorted());
  });

  it.each([...titleRecipes])(
    'the recipe of %s names four high paid symbols and uses no figure twice',
    (_, { high, low, wild, scatter }) => {
      const figures = [...high, ...(typeof low === 'string' ? [] : low), wild, scatter];
      expect(high).toHaveLength(4);
      expect(new Set(figures).size).toBe(figures.length);
    },
  );
});

describe('symbol names', () => {
  it("are those of the figures and letters in the title's recipe", () => {
    expect(symbolNames('kalabaw-cash')).toMatchObject({
      a: { en: 'Carabao', fil: 'Kalabaw' },
      e: { en: 'A', fil: 'A' },
    });
  });
});

describe('drawing of titles', () => {
  it.each(['kalabaw-cash', 'pitong-pito'])(
    'gives equal pictures of %s each time, and one picture for every box of the sheet',
    async (slug) => {
      expect(drawTitle(titleOf(slug))).toEqual(drawTitle(titleOf(slug)));
      const [one, two] = [await titlePictures(titleOf(slug)), await titlePictures(titleOf(slug))];
      expect(one).toEqual(two);
      expect([...one.keys()].toSorted()).toEqual([...sheetBoxes(titleOf(slug).isClassic).keys()].toSorted());
    },
  );
});
