/** Runs the asset check on the project's art, for the command line and for the studio's server. */
import { join, relative, sep } from 'node:path';
import { FOLDERS_WITHOUT_BUNDLES, foldersIn, packsIn } from '../pipeline/bundles.ts';
import { artFolders } from '../pipeline/folders.ts';
import { whenWritten } from '../pipeline/source-file.ts';
import { TITLES } from '../pipeline/titles.ts';
import { checkArt, type CheckOptions } from './check.ts';
import { checkTitles } from './check-titles.ts';
import type { CheckReport } from './finding.ts';
import { readDeclarations } from './read-declarations.ts';

/** Returns the names of the art packs under `assets`, the folder of the art. */
export const packNames = (assets: string = artFolders.assets): string[] => foldersIn(packsIn(assets));

/** Options of a check. */
export type HowToCheck = Pick<CheckOptions, 'measurer' | 'signal' | 'only'> & {
  readonly assets?: string;
};

/** Checks one art pack, or the default art if `pack` is undefined. */
export async function checkOne(pack?: string, how: HowToCheck = {}): Promise<CheckReport> {
  const { assets = artFolders.assets } = how;
  const declarations = await readDeclarations();
  const folder = pack === undefined ? assets : join(packsIn(assets), pack);
  const options = { ...how, assets, folder, declarations, whole: pack === undefined };
  const findings = await checkArt(options);
  if (pack === undefined) findings.push(...(await checkTitles(options)));
  return { pack, findings };
}

/** Checks the default art and every pack. */
export async function checkEverything(how: HowToCheck = {}): Promise<CheckReport[]> {
  const reports: CheckReport[] = [];
  for (const pack of [undefined, ...packNames(how.assets)]) reports.push(await checkOne(pack, how));
  return reports;
}

/** Returns whether the check skips a folder of the assets. */
const isUnchecked = (folder: string): boolean =>
  folder !== 'packs' && folder !== TITLES && FOLDERS_WITHOUT_BUNDLES.has(folder);

/**
 * Checks one saved file, once it is completely written, and files with the same name and another extension. Returns
 * undefined for a file that is not art, such as a script or a template.
 */
export async function checkSaved(file: string, how: HowToCheck = {}): Promise<CheckReport | undefined> {
  const { assets = artFolders.assets } = how;
  const parts = relative(assets, file).split(sep);
  const [first = '', pack = ''] = parts;
  if (first === '..' || isUnchecked(first) || parts.length < (first === 'packs' ? 3 : 2)) return undefined;
  await whenWritten([file], how.signal);
  return checkOne(first === 'packs' ? pack : undefined, { ...how, only: file });
}
