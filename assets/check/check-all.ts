/** Checks the whole project's art, for the command and for the studio's server. */
import { join, relative, sep } from 'node:path';
import { FOLDERS_WITHOUT_BUNDLES, foldersIn, packsIn } from '../pipeline/bundles.ts';
import { artFolders } from '../pipeline/folders.ts';
import { whenWritten } from '../pipeline/source-file.ts';
import { TITLES } from '../pipeline/titles.ts';
import { checkArt, type CheckOptions } from './check.ts';
import { checkTitles } from './check-titles.ts';
import type { CheckReport } from './finding.ts';
import { readDeclarations } from './read-declarations.ts';

/** Returns the names of the art packs in the artists' room. */
export const packNames = (assets: string = artFolders.assets): string[] => foldersIn(packsIn(assets));

/** Options of a check. */
export type HowToCheck = Pick<CheckOptions, 'measurer' | 'signal' | 'only'> & {
  readonly assets?: string;
};

/** Checks the default art, or the named pack. */
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

/** Returns whether a folder of the artists' room is excluded from the check. */
const isUnchecked = (folder: string): boolean =>
  folder !== 'packs' && folder !== TITLES && FOLDERS_WITHOUT_BUNDLES.has(folder);

/**
 * Checks one saved file once it is completely written, and the others of its name. Returns undefined for a file that
 * is not art: one of the scripts or a template.
 */
export async function checkSaved(file: string, how: HowToCheck = {}): Promise<CheckReport | undefined> {
  const { assets = artFolders.assets } = how;
  const parts = relative(assets, file).split(sep);
  const [first = '', pack = ''] = parts;
  if (first === '..' || isUnchecked(first) || parts.length < (first === 'packs' ? 3 : 2)) return undefined;
  await whenWritten([file], how.signal);
  return checkOne(first === 'packs' ? pack : undefined, { ...how, only: file });
}
