import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { compare, type Difference } from './compare.ts';
import { ROOT } from './site.ts';

const FOLDER = join(ROOT, 'tests/visual/baselines');
const VERSION = join(FOLDER, 'CHROMIUM');

/** A picture that was taken; name is `<scene>/<example>@<seconds>.png`. */
export interface Picture {
  readonly name: string;
  readonly png: Buffer;
  readonly problems: readonly string[];
  /** The query that shows it in the studio, if it is a scene's. */
  readonly link?: string;
}

/** A picture's verdict against its baseline. */
export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'new' }
  | { readonly kind: 'differs'; readonly expected: Buffer; readonly difference: Difference };

/** The Chromium major version whose pictures are committed; undefined before the first `--update`. */
export async function baselineMajor(): Promise<string | undefined> {
  return existsSync(VERSION) ? (await readFile(VERSION, 'utf8')).trim() : undefined;
}

/** Names the version that the committed pictures belong to. */
export async function writeBaselineMajor(major: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(VERSION, `${major}\n`);
}

/** Compares a picture with its baseline. */
export async function judge({ name, png }: Picture): Promise<Verdict> {
  const expected = await readFile(join(FOLDER, name)).catch(() => undefined);
  if (!expected) return { kind: 'new' };
  const difference = compare(expected, png);
  return difference.pixels === 0 ? { kind: 'same' } : { kind: 'differs', expected, difference };
}

/** Makes a picture the baseline, packed as small as PNG allows. */
export async function accept({ name, png }: Picture): Promise<void> {
  const path = join(FOLDER, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await sharp(png).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer());
}

/** Baselines of these folders that no photograph has any more. */
export async function orphans(folders: Iterable<string>, taken: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    const names = await readdir(join(FOLDER, folder)).catch(() => []);
    found.push(...names.map((name) => `${folder}/${name}`).filter((name) => !taken.has(name)));
  }
  return found;
}

/** Folders that have baselines. */
export async function baselineFolders(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Deletes a baseline. */
export const forget = (name: string): Promise<void> => rm(join(FOLDER, name));
