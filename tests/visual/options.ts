import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { readShard, type Shard } from './shard.ts';

/** What one run of the camera is asked for on its command line. */
export interface CameraOptions {
  /** Only this scene. */
  readonly scene: string | undefined;
  /** Only this example of it. */
  readonly example: string | undefined;
  /** Only these pages, by the names of their baselines. */
  readonly page: readonly string[] | undefined;
  readonly update: boolean;
  /** Everything is photographed, also what has not changed. */
  readonly all: boolean;
  /** Where all pictures are as they should be, what they were made from is written beside the baselines. */
  readonly record: boolean;
  /** Only what would be photographed is printed. */
  readonly plan: boolean;
  /** Picks the sample of what has not changed; the commit when it is left out. */
  readonly seed: string | undefined;
  /** So many fresh browsers must give the same bytes. */
  readonly repeat: number | undefined;
  /** Every example at five frame rates. */
  readonly parity: boolean;
  /** The art pack of every scene is swapped. */
  readonly swaps: boolean;
  /** Only flashes are counted, in every example. */
  readonly flashes: boolean;
  readonly scenes: boolean;
  readonly pages: boolean;
  /** Processes on this machine. */
  readonly shards: number;
  /** This machine's part of the jobs. */
  readonly shard: Shard | undefined;
}

/** More browsers than this get in each other's way. */
const MAX_PROCESSES = 8;

/** Reads the command line. Throws, in words, for what it does not understand. */
export function readOptions(args: readonly string[]): CameraOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scene: { type: 'string' },
      example: { type: 'string' },
      page: { type: 'string', multiple: true },
      update: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      plan: { type: 'boolean', default: false },
      seed: { type: 'string' },
      repeat: { type: 'string' },
      parity: { type: 'boolean', default: false },
      swaps: { type: 'boolean', default: false },
      flashes: { type: 'boolean', default: false },
      'no-pages': { type: 'boolean', default: false },
      'no-scenes': { type: 'boolean', default: false },
      shards: { type: 'string' },
      shard: { type: 'string' },
    },
  });
  const { scene, example, page, shard } = values;
  if (example !== undefined && scene === undefined) throw new Error('--example needs --scene beside it');
  if (values.record && (example !== undefined || shard !== undefined))
    throw new Error('--record is for whole scenes and pages, not with --example or --shard');
  return {
    scene,
    example,
    page,
    update: values.update,
    all: values.all || scene !== undefined || page !== undefined,
    record: values.record || values.update,
    plan: values.plan,
    seed: values.seed,
    repeat: values.repeat === undefined ? undefined : wholeNumber('--repeat', values.repeat),
    parity: values.parity,
    swaps: values.swaps,
    flashes: values.flashes,
    scenes: (page === undefined || scene !== undefined) && !values['no-scenes'] && !values.flashes,
    pages: scene === undefined && !values['no-pages'] && !values.flashes,
    shards:
      values.shards === undefined
        ? Math.min(MAX_PROCESSES, availableParallelism())
        : wholeNumber('--shards', values.shards),
    shard: shard === undefined ? undefined : readShard(shard),
  };
}

function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${option} is "${text}"; it must be 1 or more`);
  return value;
}
