// Reads: assets
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { artFolders } from '../pipeline/folders.ts';
import { GROUNDS, luminance, over } from './reel-flash.ts';

/** Returns the lowest and the highest relative luminance of a picture over a background. */
async function rangeOf(png: Buffer, ground: readonly [number, number, number]): Promise<[number, number]> {
  let least = luminance(ground);
  let most = least;
  const data = await sharp(png).ensureAlpha().raw().toBuffer();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const value = luminance(over([red, green, blue], alpha / 255, ground));
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

describe.each(Object.entries(GROUNDS))('symbols of %s', (game, ground) => {
  const folder = join(artFolders.assets, game);
  const named = (start: string): string[] => readdirSync(folder).filter((file) => file.startsWith(start));

  it('vary by less than 0.10 in luminance when blurred, so that a reel at full speed cannot flash', async () => {
    const twins = named('blur-');
    expect(twins.length).toBe(named('symbol-').length);
    const ranges = await Promise.all(twins.map((file) => rangeOf(readFileSync(join(folder, file)), ground)));
    const least = Math.min(...ranges.map(([low]) => low));
    const most = Math.max(...ranges.map(([, high]) => high));
    expect(most - least).toBeLessThan(0.1);
  });

  it('vary by more than 0.10 in luminance when sharp, so that a reel without blur could flash', async () => {
    const [file = ''] = named('symbol-');
    const symbol = new Resvg(readFileSync(join(folder, file), 'utf8'), {
      fitTo: { mode: 'width', value: 48 },
    })
      .render()
      .asPng();
    const [least, most] = await rangeOf(symbol, ground);
    expect(most - least).toBeGreaterThan(0.1);
  });
});
