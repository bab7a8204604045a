// Reads: assets, contract, fair, scenes
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Example } from '../../engine/studio-scene.ts';
import { createRandom } from '../../engine/random.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { art } from './art.ts';
import { examples } from './examples.ts';
import { playExample, runOn } from './test-kit.ts';
import type { LuckyJackpotTypes } from './types.ts';

describe('an example of the Lucky Jackpot', () => {
  const all: [string, Example<LuckyJackpotTypes>][] = Object.entries(examples);

  it.each(all)(
    '%s has at most four photographs, in order of time, and leaves nothing running when disposed',
    (_name, example) => {
      expect(example.photos.length).toBeLessThanOrEqual(4);
      expect(example.photos).toEqual(example.photos.toSorted((a, b) => a - b));
      const player = playExample(example);
      const { view } = player;
      runOn(player, 30_000);
      player.dispose();
      expect(player.isMoving()).toBe(false);
      expect(player.nextWake()).toBeUndefined();
      expect(view.destroyed).toBe(true);
    },
  );

  it.each(all)('%s shows the same picture at every photograph, whatever the frame rate', (_name, example) => {
    const pictures = (step: () => number): string[][] => {
      const player = playExample(example);
      const shots = example.photos.map((at) => {
        while (player.time < at - 1e-9) player.advance(Math.min(step(), at - player.time));
        return describeSprites(player.view);
      });
      player.dispose();
      return shots;
    };
    const atOnce = pictures(() => Infinity);
    for (const fps of [24, 30, 60, 120]) expect(pictures(() => 1_000 / fps)).toEqual(atOnce);
    const jitter = createRandom('jitter');
    expect(pictures(() => jitter.range(1, 90))).toEqual(atOnce);
  });
});

describe('the pictures of the Lucky Jackpot', () => {
  const FOLDERS: Readonly<Record<string, string>> = {
    art: 'lucky-jackpot',
    light: 'lucky-jackpot/light',
    parts: 'parts',
    'parts-light': 'parts/light',
    title: 'titles',
  };

  /** Returns the width and height of a drawing or picture in pixels; an artist may supply either. */
  function sizeOnDisk(path: string): number[] {
    const file = (ending: string): URL => new URL(`../../../assets/${path}.${ending}`, import.meta.url);
    if (existsSync(file('svg'))) {
      const size = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(readFileSync(file('svg'), 'utf8'));
      return [Number(size?.[1]), Number(size?.[2])];
    }
    const header = readFileSync(file('png'));
    return [header.readUInt32BE(16), header.readUInt32BE(20)];
  }

  it.each(Object.entries(art))(
    'include %s, declared at half the size of its file',
    (name, { width, height, atlas = 'art' }) => {
      const folder = name.includes('/') ? 'parts/glyphs' : FOLDERS[atlas];
      expect(sizeOnDisk(`${folder}/${name}`)).toEqual([2 * width, 2 * height]);
    },
  );
});
