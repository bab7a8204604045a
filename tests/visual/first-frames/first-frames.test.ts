// Reads: assets, scenes, fair
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differenceOf, encodePatch, isSameIn, MOST_BYTES, type Pixels, unionOf } from './encode.ts';
import { OF_GAME, hallScenes, hallShots } from './hall-list.ts';
import { DEFAULT, FRAMES, framedScenes, HALL_FRAMES, hallInputsOf, inputsOf } from './inputs.ts';

const picturesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.avif'));
const pictures = picturesIn(FRAMES);

describe('first frames, shown before a scene is loaded,', () => {
  it.each(framedScenes())('of %s are up to date (if not, run npm run first-frames)', async (scene) => {
    const before: unknown = JSON.parse(readFileSync(join(FRAMES, scene, 'inputs.json'), 'utf8'));
    expect(before, 'run "npm run first-frames" and commit what it writes').toEqual(await inputsOf(scene));
  });

  it('exist for every scene that needs them, and for no other', () => {
    expect(readdirSync(FRAMES).toSorted()).toEqual(framedScenes().toSorted());
    for (const scene of framedScenes()) expect(pictures).toContain(join(scene, DEFAULT, 'plain.avif'));
  });

  it(`are files of at most ${MOST_BYTES / 1024} KiB each, and 3 MiB together`, () => {
    const bytes = pictures.map((name) => statSync(join(FRAMES, name)).size);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(MOST_BYTES);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
  });
});

describe('first frames of the hall', () => {
  const taken = picturesIn(HALL_FRAMES);

  it.each(hallScenes())('of %s are up to date', async (scene) => {
    const before: unknown = JSON.parse(readFileSync(join(HALL_FRAMES, scene, 'inputs.json'), 'utf8'));
    expect(before, 'run "npm run first-frames" and commit what it writes').toEqual(await hallInputsOf(scene));
  });

  it('exist for each game and for each game title with its own pictures, and for nothing else', () => {
    const named = hallScenes().flatMap((scene) =>
      hallShots(scene).map(({ name }) => `${scene}/${name}.avif`),
    );
    expect(taken.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(named.toSorted());
    for (const scene of hallScenes()) expect(hallShots(scene)[0]?.name).toBe(OF_GAME);
  });

  it(`are files of at most ${MOST_BYTES / 1024} KiB each`, () => {
    for (const path of taken) expect(statSync(join(HALL_FRAMES, path)).size).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('patch, which is laid over a first frame', () => {
  const SIZE = { width: 64, height: 48 };
  const grey = (): Pixels => ({ ...SIZE, data: Buffer.alloc(3 * SIZE.width * SIZE.height, 100) });
  const withDot = (x: number, y: number): Pixels => {
    const pixels = grey();
    pixels.data.fill(200, 3 * (y * SIZE.width + x), 3 * (y * SIZE.width + x) + 3);
    return pixels;
  };

  it('is the bounding box of all differing pixels, with a margin', () => {
    expect(differenceOf(grey(), grey())).toBeUndefined();
    expect(differenceOf(withDot(20, 10), grey())).toEqual({ x: 16, y: 6, width: 9, height: 9 });
    expect(differenceOf(withDot(0, 0), grey())).toEqual({ x: 0, y: 0, width: 5, height: 5 });
  });

  it('covers one box in all art packs, which contains the box of each pack', () => {
    const boxes = [
      { x: 4, y: 8, width: 2, height: 2 },
      { x: 10, y: 2, width: 5, height: 3 },
    ];
    expect(unionOf(boxes)).toEqual({ x: 4, y: 2, width: 11, height: 8 });
  });

  it('counts as the same in two languages only if all its pixels are equal', () => {
    const box = { x: 16, y: 8, width: 8, height: 8 };
    expect(isSameIn(box, grey(), withDot(40, 40))).toBe(true);
    expect(isSameIn(box, grey(), withDot(20, 10))).toBe(false);
  });

  it('is transparent where nothing differs', async () => {
    const { default: sharp } = await import('sharp');
    const whole = { x: 0, y: 0, ...SIZE };
    const file = await encodePatch(withDot(4, 4), grey(), whole);
    const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number): number => data[4 * (y * SIZE.width + x) + 3] ?? -1;
    expect(alphaAt(4, 4)).toBeGreaterThan(200);
    expect(alphaAt(50, 40)).toBeLessThan(50);
  });
});
