import { expect, it } from 'vitest';
import { smallTile, tileSet, tinyTile } from './tiles.ts';

it('lists both files of a tile with their widths', () => {
  expect(tileSet('/tiles/crash.webp', 'square')).toBe('/tiles/small/crash.webp 240w, /tiles/crash.webp 360w');
});

it('leaves external pictures unchanged', () => {
  expect(smallTile('https://example.test/a.webp')).toBe('https://example.test/a.webp');
  expect(tinyTile('https://example.test/a.webp')).toBe('https://example.test/a.webp');
});
