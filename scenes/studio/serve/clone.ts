import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The studio's address if its default port is free (scenes/vite.config.ts). */
const USUAL_ADDRESS = 'http://localhost:5174/';

/**
 * Returns the id of a clone of the repository for links, computed from its folder. Every clone has its own pictures.
 */
export const cloneOf = (root: string): string =>
  createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 8);

const fileOf = (root: string): string => join(root, '.cache/studio-address');

/** Stores the address of this clone's studio for links in the camera's report. */
export function rememberStudio(root: string, address: string): void {
  mkdirSync(dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), address);
}

/** Returns the last stored address of this clone's studio, or the default address if it has never run. */
export function studioAddress(root: string): string {
  try {
    return readFileSync(fileOf(root), 'utf8');
  } catch {
    return USUAL_ADDRESS;
  }
}

/** Returns why this clone refuses a link; undefined for a link made for this clone or without a clone. */
export function refusalOf(root: string, url: string): string | undefined {
  const wanted = new URL(url, USUAL_ADDRESS).searchParams.get('clone');
  return wanted === null || wanted === cloneOf(root)
    ? undefined
    : `This link is of another copy of the project than ${root}, whose studio this is. Start "npm run studio" in that copy, take the pictures again, and open the link of the new report.`;
}
