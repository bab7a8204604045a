import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../scenes/studio/catalogue.ts';
import { photoName } from '../../scenes/studio/photo-name.ts';
import { parityJobs, photoJobs } from './job-list.ts';
import { readShard, shardOf } from './shard.ts';

const example = (name: string, photos: number[], reduced = false): CatalogueEntry['examples'][number] => ({
  name,
  photos,
  reduced,
  tolerance: undefined,
});
const wheel: CatalogueEntry = {
  name: 'wheel',
  size: { width: 720, height: 1280 },
  examples: [
    example('idle', [0]),
    example('calm', [100, 200, 300, 400, 500], true),
    example('mega', [100, 2_000, 3_500]),
    example('mini', [50, 4_000, 4_100]),
  ],
};
const ticker: CatalogueEntry = {
  name: 'ticker',
  size: { width: 672, height: 64 },
  examples: [example('full', [80])],
};
const packs = new Map([
  ['noche', ['wheel']],
  ['fiesta', ['wheel', 'ticker']],
]);
const all = { scene: undefined, example: undefined, packs };

const names = (jobs: ReturnType<typeof photoJobs>): string[] =>
  jobs.flatMap(({ shots }) => shots.map(photoName));

describe('photographs', () => {
  it('show every example at its instants, and one example per scene in every art pack, with and without motion', () => {
    expect(names(photoJobs([wheel], all))).toEqual([
      'wheel/idle@0.png',
      ...[0.1, 0.2, 0.3, 0.4, 0.5].map((at) => `wheel/calm@${at}.png`),
      ...[0.1, 2, 3.5].map((at) => `wheel/mega@${at}.png`),
      ...[0.05, 4, 4.1].map((at) => `wheel/mini@${at}.png`),
      'wheel/mega+reduced@0.1.png',
      'wheel/mega+noche@2.png',
      'wheel/mega+noche+reduced@0.1.png',
      'wheel/mega+fiesta@2.png',
      'wheel/mega+fiesta+reduced@0.1.png',
    ]);
  });

  it('are taken only in art packs that have pictures for their scene', () => {
    expect(names(photoJobs([ticker], all))).toEqual([
      'ticker/full@0.08.png',
      'ticker/full+reduced@0.08.png',
      'ticker/full+fiesta@0.08.png',
      'ticker/full+fiesta+reduced@0.08.png',
    ]);
  });

  it('are limited to a scene and an example by the options', () => {
    const some = names(photoJobs([wheel, ticker], { ...all, scene: 'wheel', example: 'idle' }));
    expect(some).toEqual(['wheel/idle@0.png']);
  });

  it('have a file of their own each', () => {
    const taken = names(photoJobs([wheel, ticker], all));
    expect(new Set(taken).size).toBe(taken.length);
  });
});

it('frame rates are checked in the examples whose last photograph is latest', () => {
  expect(parityJobs([wheel, ticker], 2).map(({ example: name }) => name)).toEqual(['mini', 'mega', 'full']);
});

describe('machines that share a run', () => {
  it('divide all jobs, so that exactly one machine does each job', () => {
    const jobs = photoJobs([wheel, ticker], all);
    const parts = [1, 2, 3].map((index) => shardOf(jobs, { index, count: 3 }));
    expect(parts.flat()).toHaveLength(jobs.length);
    expect(new Set(parts.flat())).toEqual(new Set(jobs));
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(Math.ceil(jobs.length / 3));
  });

  it('read their own index and the number of machines from the option', () => {
    expect(readShard('2/5')).toEqual({ index: 2, count: 5 });
    for (const wrong of ['0/2', '3/2', '1', '1/0', 'a/b']) expect(() => readShard(wrong)).toThrow('--shard');
  });
});
