import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contactSheet, type Frame, gifOf, mp4Of, pick } from './film-files.ts';

const frames: Frame[] = await Promise.all(
  Array.from({ length: 14 }, async (_, index) => ({
    at: index * 40,
    png: await sharp({
      create: {
        width: 33,
        height: 20,
        channels: 3,
        background: { r: index * 18, g: 60, b: 200 - index * 9 },
      },
    })
      .png()
      .toBuffer(),
  })),
);

it('the same frames are always encoded as the same bytes', async () => {
  for (const make of [gifOf, mp4Of]) {
    const [first, second] = [await make(frames, 25), await make(frames, 25)];
    expect(first.equals(second)).toBe(true);
  }
});

it('a GIF film contains every frame and loops forever', async () => {
  const { pages, delay, loop } = await sharp(await gifOf(frames, 25), { animated: true }).metadata();
  expect({ pages, delay: delay?.[0], loop }).toEqual({ pages: 14, delay: 40, loop: 0 });
});

it('a contact sheet shows the first frame, the last frame, and some frames in between', async () => {
  expect(pick([0, 1, 2, 3, 4, 5, 6], 4)).toEqual([0, 2, 4, 6]);
  expect(pick([0, 1], 4)).toEqual([0, 1]);
  const { width, height } = await sharp(await contactSheet(frames, 'a <scene>')).metadata();
  expect(width).toBeGreaterThan(6 * 33);
  expect(height).toBeGreaterThan(2 * 20);
});
