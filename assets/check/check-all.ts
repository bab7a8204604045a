/** The check of the whole house, for the command and for the studio's server. */
import { join } from 'node:path';
import { foldersIn, packsIn } from '../pipeline/bundles.ts';
import { artFolders } from '../pipeline/folders.ts';
import { checkArt, type Finding } from './check.ts';
import { readDeclarations } from './read-declarations.ts';

/** The findings of the default art or of one pack. */
export interface CheckReport {
  /** The pack's name; undefined for the default art. */
  readonly pack: string | undefined;
  readonly findings: readonly Finding[];
}

/** Names of the art packs that lie in the artists' room. */
export const packNames = (assets: string = artFolders.assets): string[] => foldersIn(packsIn(assets));

/** Checks the default art, or the pack of that name. */
export async function checkOne(pack?: string): Promise<CheckReport> {
  const { assets } = artFolders;
  const declarations = await readDeclarations();
  const folder = pack === undefined ? assets : join(packsIn(assets), pack);
  return { pack, findings: await checkArt({ assets, folder, declarations, whole: pack === undefined }) };
}

/** Checks the default art and every pack. */
export async function checkEverything(): Promise<CheckReport[]> {
  const reports: CheckReport[] = [];
  for (const pack of [undefined, ...packNames()]) reports.push(await checkOne(pack));
  return reports;
}
