import { destinationOf } from '../../contract/redirects.ts';
import type { Queryable } from '../db/database.ts';
import { readRedirects, readSwitches } from './queries.ts';

/**
 * Returns where a path of the lobby is redirected; undefined if it is not redirected (docs/product-rules.md, Guards).
 * @param pathname as requested, with its escapes (%20)
 * @param origin origin of the requested lobby
 */
export async function findRedirect(
  db: Queryable,
  pathname: string,
  origin: string,
): Promise<string | undefined> {
  if (!URL.canParse(origin)) return undefined;
  const to = destinationOf(await readRedirects(db), pathname, new URL(origin).origin)?.to;
  return to === undefined || (await readSwitches(db)).maintenance ? undefined : to;
}
