import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { readShard, type Shard } from './shard.ts';

/** Options of a run of the camera (`npm run visual`). */
export interface CameraOptions {
  /** Limits the run to this scene. */
  readonly scene: string | undefined;
  /** Limits the run to this example of the scene. */
  readonly example: string | undefined;
  /** Limits the run to these pages, by the names of their baselines. */
  readonly page: readonly string[] | undefined;
  readonly update: boolean;
  /** Whether to photograph everything, including what has not changed. */
  readonly all: boolean;
  /** Whether to record the inputs (what pictures depend on) beside the baselines if all pictures pass. */
  readonly record: boolean;
  /** Whether to print what would be photographed and do nothing else. */
  readonly plan: boolean;
  /** Seed that chooses the sample of unchanged jobs; default: the commit. */
  readonly seed: string | undefined;
  /** Number of times to take all photographs, each in new browsers; all must have the same bytes. */
  readonly repeat: number | undefined;
  /** Whether to check every example at five frame rates, instead of a few. */
  readonly parity: boolean;
  /** Whether to swap the art of every scene, instead of one. */
  readonly swaps: boolean;
  /** Whether to count the flashes of every example and do nothing else. */
  readonly flashes: boolean;
  readonly scenes: boolean;
  readonly pages: boolean;
  /** Number of worker processes on this machine. */
  readonly shards: number;
  /** This machine's share of the jobs; undefined if it does them all. */
  readonly shard: Shard | undefined;
}

/** Maximum number of processes; more browsers would slow each other down. */
const MAX_PROCESSES = 8;

/** Parses the command line. Throws for invalid options, with a message for the user. */
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
