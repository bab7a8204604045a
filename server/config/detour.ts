import { destinationOf } from '../../contract/redirects.ts';
import type { Queryable } from '../db/database.ts';
import { readRedirects, readSwitches } from './queries.ts';

/**
 * Returns where the house leads a path of the lobby elsewhere, undefined where it stays (docs/product-rules.md, Guards).
 * @param pathname as it was asked for, escaped
 * @param origin where the lobby was asked for
 */
export async function readDetour(
  db: Queryable,
  pathname: string,
  origin: string,
): Promise<string | undefined> {
  if (!URL.canParse(origin)) return undefined;
  const to = destinationOf(await readRedirects(db), pathname, new URL(origin).origin)?.to;
  return to === undefined || (await readSwitches(db)).maintenance ? undefined : to;
}
