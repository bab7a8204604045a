import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Picture } from './baselines.ts';
import { chooseMode } from './run-mode.ts';
import { comparePictures } from './compare-pictures.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a grey picture whose first `red` pixels are red. */
function picture(red: number, more: Partial<Picture> = {}): Picture {
  const png = new PNG({ width: 8, height: 8 });
  png.data.fill(128);
  for (let index = 0; index < 64; index++) png.data.set([index < red ? 255 : 128, 128, 128, 255], index * 4);
  return { name: 'wheel/idle@0.png', png: PNG.sync.write(png), problems: [], ...more };
}

const isRed = (png: Buffer | undefined, pixel: number): boolean =>
  PNG.sync.read(png ?? Buffer.alloc(0)).data[pixel * 4] === 255;

describe('photograph', () => {
  beforeEach(async () => {
    await comparePictures([picture(3)], 'update', folder);
  });

  it('passes if it equals its baseline', async () => {
    expect(await comparePictures([picture(3)], 'compare', folder)).toEqual({
      taken: [{ name: 'wheel/idle@0.png' }],
      failures: [],
      passed: 0,
      errors: [],
      notes: [],
    });
  });

  it('fails if it differs from its baseline, and reports the expected picture and the difference', async () => {
    const { failures } = await comparePictures([picture(4)], 'compare', folder);
    expect(failures).toMatchObject([{ name: 'wheel/idle@0.png', reasons: ['1 pixels differ'] }]);
    const [failure] = failures;
    expect([failure?.expected, failure?.actual].map((png) => isRed(png, 3))).toEqual([false, true]);
    expect([2, 3, 4].map((pixel) => isRed(failure?.marked, pixel))).toEqual([false, true, false]);
  });

  it('fails if it has no baseline', async () => {
    const { failures } = await comparePictures([picture(3, { name: 'wheel/mega@1.png' })], 'compare', folder);
    expect(failures).toMatchObject([
      { reasons: ['there is no baseline; look at it and run npm run visual -- --update'] },
    ]);
    expect(readdirSync(join(folder, 'wheel'))).toEqual(['idle@0.png']);
  });

  it('passes if at most as many pixels differ as its example tolerates, and reports their number', async () => {
    const tolerance = { pixels: 2, reason: 'dust falls by chance' };
    await comparePictures([picture(3, { tolerance })], 'update', folder);
    const near = await comparePictures([picture(5, { tolerance })], 'compare', folder);
    expect(near.failures).toEqual([]);
    expect(near.notes).toEqual(['wheel/idle@0.png: 2 pixels differ, as it may: dust falls by chance']);
    expect((await comparePictures([picture(6, { tolerance })], 'compare', folder)).failures).toHaveLength(1);
  });

  it('fails if its page reported problems, even if its pixels are the same', async () => {
    const { failures } = await comparePictures(
      [picture(3, { problems: ['the context is lost'] })],
      'compare',
      folder,
    );
    expect(failures).toMatchObject([{ reasons: ['the context is lost'] }]);
  });

  it('becomes the baseline in the mode "update"', async () => {
    expect((await comparePictures([picture(9)], 'update', folder)).failures).toEqual([]);
    expect((await comparePictures([picture(9)], 'compare', folder)).failures).toEqual([]);
    expect((await comparePictures([picture(3)], 'compare', folder)).failures).toHaveLength(1);
  });

  it('is not compared in the mode "inspect"', async () => {
    expect((await comparePictures([picture(60)], 'inspect', folder)).failures).toEqual([]);
  });

  it('is returned as a hash in the mode "hash"', async () => {
    const hashOf = async (red: number): Promise<string | undefined> =>
      (await comparePictures([picture(red)], 'hash', folder)).taken[0]?.hash;
    expect(await hashOf(3)).toBe(await hashOf(3));
    expect(await hashOf(3)).not.toBe(await hashOf(4));
  });
});

describe('run of the camera', () => {
  const run = { baselineMajor: '143', major: '143', update: false, isWhole: true };

  it('compares photographs if the baselines are of its own Chromium version', () => {
    expect(chooseMode(run)).toEqual({ mode: 'compare' });
  });

  it('does not compare photographs with baselines of another version, and says why', () => {
    const { mode, skipped } = chooseMode({ ...run, major: '144' });
    expect(mode).toBe('inspect');
    expect(skipped).toContain('belong to Chromium 143, this is 144');
    expect(chooseMode({ ...run, baselineMajor: undefined }).skipped).toContain('no baselines yet');
  });

  it('refuses to update only some of the baselines with another Chromium version', () => {
    expect(chooseMode({ ...run, update: true, isWhole: false })).toEqual({ mode: 'update' });
    expect(chooseMode({ ...run, major: '144', update: true })).toEqual({ mode: 'update' });
    expect(() => chooseMode({ ...run, major: '144', update: true, isWhole: false })).toThrow(
      'all of them or none',
    );
  });
});
