/** Writes the packed titles and their manifest. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whenWritten } from './source-file.ts';
import { type Store, writeFiles } from './store.ts';
import { findTitles, packTitle, type PackedTitle, TITLES, titleSources } from './titles.ts';

/** Name of the manifest in the titles' folder, which lists the sheet of every title by slug. */
const LIST = 'manifest.json';

/** Result of packing the titles. */
export interface BuiltTitles {
  readonly count: number;
  /** Paths of all files of all titles, relative to the output folder. */
  readonly files: readonly string[];
  /** The titles that have changed, named as bundles. */
  readonly changed: readonly { readonly bundle: string }[];
}

function readList(file: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  } catch {
    // Nothing has been packed yet.
    return {};
  }
}

/**
 * Packs every title that has a sheet: writes new files first, then the manifest. Rejects with the name of a file that
 * cannot be read, and with the signal's reason when aborted.
 */
export async function buildTitles(
  { assets, output }: { readonly assets: string; readonly output: string },
  store: Store,
  signal?: AbortSignal,
): Promise<BuiltTitles> {
  const folder = join(output, TITLES);
  const packed: PackedTitle[] = [];
  for (const title of findTitles(assets)) {
    await whenWritten(titleSources(title), signal);
    packed.push(await packTitle(title, store));
  }
  if (packed.length === 0) return { count: 0, files: [], changed: [] };
  const before = readList(join(folder, LIST));
  for (const { files } of packed)
    writeFiles(folder, new Map([...files].filter(([file]) => !existsSync(join(folder, file)))));
  const changed = packed.filter(({ slug, entry }) => JSON.stringify(before[slug]) !== JSON.stringify(entry));
  const isOther = changed.length > 0 || Object.keys(before).length !== packed.length;
  const list = Object.fromEntries(packed.map(({ slug, entry }) => [slug, entry]));
  if (isOther) writeFiles(folder, new Map([[LIST, JSON.stringify(list)]]));
  return {
    count: packed.length,
    files: [LIST, ...packed.flatMap(({ files }) => [...files.keys()])].map((file) => join(TITLES, file)),
    changed: changed.map(({ slug }) => ({ bundle: `${TITLES}/${slug}` })),
  };
}
