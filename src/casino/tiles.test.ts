import { expect, it } from 'vitest';
import { smallTile, tileSet, tinyTile } from './tiles.ts';

it('the srcset of a tile lists its small and its original file, each with its width', () => {
  expect(tileSet('/tiles/crash.webp', 'square')).toBe('/tiles/small/crash.webp 240w, /tiles/crash.webp 360w');
});

it('the address of an external picture stays unchanged', () => {
  expect(smallTile('https://example.test/a.webp')).toBe('https://example.test/a.webp');
  expect(tinyTile('https://example.test/a.webp')).toBe('https://example.test/a.webp');
});
