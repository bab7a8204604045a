// Reads: assets/hall-frames
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generatedTitles, titles } from '../../../contract/catalogue/catalogue.ts';
import { PAY_TABLES } from '../../../contract/catalogue/games.ts';
import type { CatalogueTitle } from '../../../contract/catalogue/title.ts';
import { firstPictureOf } from '../../../src/game-frame/game-art.ts';

const FRAMES = fileURLToPath(new URL('../../../assets/hall-frames/', import.meta.url));

const missing = (
  shown: readonly CatalogueTitle[],
  artSlugOf: (title: CatalogueTitle) => string = ({ artSlug }) => artSlug,
): string[] =>
  shown.flatMap((title) => {
    if (title.payTable === undefined) return [];
    const picture = firstPictureOf({ game: PAY_TABLES[title.payTable].game, artSlug: artSlugOf(title) });
    return existsSync(FRAMES + picture) ? [] : [picture];
  });

it('every playable game title has a file with its first frame, unless the title is generated', () => {
  expect(missing(titles)).toEqual([]);
});

it('every generated game title has a file with its own first frame, or uses the file of its game', () => {
  expect(missing(generatedTitles, () => 'default')).toEqual([]);
});
