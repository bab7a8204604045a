import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the studio listens when nobody else does (scenes/vite.config.ts). */
const USUAL_ADDRESS = 'http://localhost:5174/';

/** What links call this copy of the project by: another folder is another clone, with pictures of its own. */
export const cloneOf = (root: string): string =>
  createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 8);

const fileOf = (root: string): string => join(root, '.cache/studio-address');

/** Writes down where the studio of this clone listens, for the links of the camera's report. */
export function rememberStudio(root: string, address: string): void {
  mkdirSync(dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), address);
}

/** Where the studio of this clone last listened; where it usually does when it never ran. */
export function studioAddress(root: string): string {
  try {
    return readFileSync(fileOf(root), 'utf8');
  } catch {
    return USUAL_ADDRESS;
  }
}

/** What is wrong with a link that was made for another clone; undefined when it is for this one, or for any. */
export function refusalOf(root: string, url: string): string | undefined {
  const wanted = new URL(url, USUAL_ADDRESS).searchParams.get('clone');
  return wanted === null || wanted === cloneOf(root)
    ? undefined
    : `This link is of another copy of the project than ${root}, whose studio this is. Start "npm run studio" in that copy, take the pictures again, and open the link of the new report.`;
}
