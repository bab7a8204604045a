import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PixelTolerance } from '../../scenes/engine/studio-scene.ts';
import { type ImageDiff, diffImages } from './image-diff.ts';
import { isOversized, packPicture } from './picture-file.ts';
import { ROOT } from './static-server.ts';

/** Folder of the baselines: committed pictures with which new pictures are compared. */
export const BASELINES = join(ROOT, 'tests/visual/baselines');
const VERSION = join(BASELINES, 'CHROMIUM');

/** Maximum number and total size of the baselines (docs/camera.md, Baselines). */
const BUDGET = { pictures: 900, mebibytes: 64 };

/** A photograph (screenshot) of a page or scene; `name` is the path of its baseline in the folder. */
export interface Picture {
  readonly name: string;
  readonly png: Buffer;
  readonly problems: readonly string[];
  readonly tolerance?: PixelTolerance | undefined;
  /** Scale at which the baseline file stores the picture, 0..1; default 1. */
  readonly part?: number;
  /** Query of the studio's address that shows the photographed instant; undefined for a page. */
  readonly link?: string;
}

/** Result of comparing a picture with its baseline. */
export type Verdict =
  /** `isOversized`: the baseline file could be compressed further. */
  | { readonly kind: 'same'; readonly isOversized: boolean }
  | { readonly kind: 'tolerated'; readonly difference: ImageDiff }
  | { readonly kind: 'new' }
  | { readonly kind: 'differs'; readonly difference: ImageDiff };

/** Reads the Chromium major version that took the baselines; undefined before the first `--update`. */
export async function baselineMajor(): Promise<string | undefined> {
  return existsSync(VERSION) ? (await readFile(VERSION, 'utf8')).trim() : undefined;
}

/** Stores the Chromium major version that took the baselines. */
export async function writeBaselineMajor(major: string): Promise<void> {
  await mkdir(BASELINES, { recursive: true });
  await writeFile(VERSION, `${major}\n`);
}

/** Compares a picture with its baseline, pixel by pixel, within the picture's tolerance. */
export async function compareWithBaseline(
  { name, png, tolerance }: Picture,
  folder: string = BASELINES,
): Promise<Verdict> {
  const expected = await readFile(join(folder, name)).catch(() => undefined);
  if (!expected) return { kind: 'new' };
  const difference = await diffImages(expected, png);
  if (difference.pixels === 0)
    return { kind: 'same', isOversized: tolerance === undefined && isOversized(expected) };
  return { kind: difference.pixels <= (tolerance?.pixels ?? 0) ? 'tolerated' : 'differs', difference };
}

/** Makes a picture the baseline, compressed as small as possible. */
export async function writeBaseline(
  { name, png, tolerance, part = 1 }: Picture,
  folder: string = BASELINES,
): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await packPicture(png, { isExact: tolerance !== undefined, part }));
}

/** Returns the paths of all baselines in their folder. */
export async function baselineNames(): Promise<string[]> {
  const entries = await readdir(BASELINES, { recursive: true }).catch(() => []);
  return entries
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.png'))
    .toSorted();
}

/** Deletes the baseline of this name. */
export const deleteBaseline = (name: string): Promise<void> => rm(join(BASELINES, name));

/** Returns the number and total size of the baselines as text, and whether they exceed `BUDGET`. */
export async function baselineUsage(): Promise<{ readonly text: string; readonly isOverBudget: boolean }> {
  const names = await baselineNames();
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(BASELINES, name))).size));
  const mebibytes = sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
  return {
    text: `${names.length} of ${BUDGET.pictures} baselines, ${mebibytes.toFixed(1)} of ${BUDGET.mebibytes} MiB`,
    isOverBudget: names.length > BUDGET.pictures || mebibytes > BUDGET.mebibytes,
  };
}
