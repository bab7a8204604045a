// Reads: assets
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { artFolders } from './folders.ts';
import { reelTitles } from './reel-titles.ts';

it.each(reelTitles)('$title is in the catalogue and has its sheet of pictures', ({ slug }) => {
  expect(existsSync(`${artFolders.assets}/titles/${slug}/sheet.webp`)).toBe(true);
});
