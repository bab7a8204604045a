import { PNG } from 'pngjs';
import { describe, expect, it, test } from 'vitest';
import { readFingerprint } from '../../scenes/studio/fingerprint.ts';
import { diffImages } from './image-diff.ts';
import { packPicture } from './picture-file.ts';

function picture(width: number, height: number, change?: (png: PNG) => void): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(200);
  for (let index = 3; index < png.data.length; index += 4) png.data[index] = 255;
  change?.(png);
  return PNG.sync.write(png);
}

/** Returns a picture with so much noise that its file would be too large with exact pixels. */
const noisy = (change?: (png: PNG) => void): Buffer =>
  picture(150, 130, (png) => {
    let state = 1;
    for (let index = 0; index < png.data.length; index++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      if (index % 4 !== 3) png.data[index] = 40 + (state >>> 24) / 2 + Math.sin(index / 900) * 40;
    }
    change?.(png);
  });

test('pictures with the same pixels do not differ, even if their files are compressed differently', async () => {
  const png = PNG.sync.read(picture(4, 3));
  const [light, tight] = [PNG.sync.write(png, { deflateLevel: 1 }), PNG.sync.write(png, { deflateLevel: 9 })];
  expect((await diffImages(light, tight)).pixels).toBe(0);
});

test('the smallest change of one pixel is a difference, and is marked red', async () => {
  const changed = picture(4, 3, (png) => {
    png.data[21] = 201;
  });
  const { pixels, marked } = await diffImages(picture(4, 3), changed);
  expect(pixels).toBe(1);
  expect([...PNG.sync.read(marked ?? Buffer.alloc(0)).data.subarray(20, 24)]).toEqual([255, 45, 85, 255]);
});

test('pictures of different sizes differ in every pixel', async () => {
  expect((await diffImages(picture(4, 3), picture(3, 4))).pixels).toBe(12);
});

describe('baseline of a picture with a large file', async () => {
  const kept = await packPicture(noisy());

  it('is stored in few colours, with a fingerprint of the exact pixels', async () => {
    expect(kept.length).toBeLessThan(noisy().length / 2);
    expect(readFingerprint(kept)).toMatchObject({ width: 150, height: 130 });
    expect((await diffImages(kept, noisy())).pixels).toBe(0);
  });

  it.each([
    [0, 0],
    [149, 0],
    [16, 15],
    [15, 16],
    [149, 129],
  ])('detects the smallest change of the pixel at %i, %i', async (x, y) => {
    const changed = noisy((png) => {
      const index = (y * 150 + x) * 4 + 1;
      png.data[index] = (png.data[index] ?? 0) ^ 1;
    });
    const { text, pixels, marked } = await diffImages(kept, changed);
    expect(pixels).toBeGreaterThan(0);
    expect(text).toContain('in 1 of 90 tiles');
    const { data } = PNG.sync.read(marked ?? Buffer.alloc(0));
    expect(data[(y * 150 + x) * 4]).toBeGreaterThanOrEqual(150);
  });

  it('counts exactly the pixels that changed by more than the error of the stored colours', async () => {
    const changed = noisy((png) => png.data.set([255, 0, 255], (20 * 150 + 20) * 4));
    expect((await diffImages(kept, changed)).pixels).toBe(1);
  });

  it('is shown in the report with the exact pixels of the new picture wherever nothing has changed', async () => {
    const changed = noisy((png) => png.data.set([255, 0, 255], (20 * 150 + 20) * 4));
    const { expected } = await diffImages(kept, changed);
    const before = PNG.sync.read(expected ?? Buffer.alloc(0)).data;
    const now = PNG.sync.read(changed).data;
    const at = (100 * 150 + 100) * 4;
    expect([...before.subarray(at, at + 400)]).toEqual([...now.subarray(at, at + 400)]);
    expect([...before.subarray((20 * 150 + 20) * 4, (20 * 150 + 20) * 4 + 3)]).not.toEqual([255, 0, 255]);
  });

  it('differs from the photograph if its file was edited', async () => {
    const repainted = PNG.sync.write(PNG.sync.read(kept));
    expect(readFingerprint(repainted)).toBeUndefined();
    expect((await diffImages(repainted, noisy())).pixels).toBeGreaterThan(0);
  });

  it('stores exact pixels if its example tolerates differences', async () => {
    const exact = await packPicture(noisy(), { isExact: true });
    expect(readFingerprint(exact)).toBeUndefined();
    expect((await diffImages(exact, noisy())).pixels).toBe(0);
  });
});

describe('baseline that is stored at half size', async () => {
  const kept = await packPicture(noisy(), { part: 0.5 });

  it('still detects a change of any pixel', async () => {
    const { width, height } = PNG.sync.read(kept);
    expect([width, height]).toEqual([75, 65]);
    expect((await diffImages(kept, noisy())).pixels).toBe(0);
    const changed = noisy((png) => {
      png.data[(129 * 150 + 149) * 4] = (png.data[(129 * 150 + 149) * 4] ?? 0) ^ 1;
    });
    const { text, expected } = await diffImages(kept, changed);
    expect(text).toContain('in 1 of 25 tiles');
    expect(PNG.sync.read(expected ?? Buffer.alloc(0)).width).toBe(150);
  });
});
