import type { PageAddress } from '../../src/pages/pages.ts';
import { isOfSecondEdition } from '../../src/platform/edition.ts';

/** A viewport in which pages are photographed. */
export interface Viewport {
  readonly name: 'phone' | 'desktop';
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Photographs per row on a page's sheet. */
  readonly columns: number;
}

/** Viewports of the product's tests. */
export const viewports: readonly Viewport[] = [
  { name: 'phone', width: 390, height: 844, columns: 5 },
  { name: 'desktop', width: 1440, height: 900, columns: 2 },
];

/** One page. */
export interface PageView {
  /** File name of its pictures, in `pages`. */
  readonly name: string;
  readonly path: string;
  /** Its address in the second edition, whose layout is photographed on a phone beside the first. */
  readonly secondPath: string | undefined;
  /** Whether a player is logged in; a guest would be redirected to the log-in. */
  readonly asPlayer: boolean;
}

/** Values of path parameters. */
const PARAMETERS: Readonly<Record<string, string>> = { name: 'gcash', id: '1' };

/** Further addresses at which a page looks different. */
const OTHER_SIGHTS: ReadonlySet<string> = new Set(['/auth/accountLogin']);

/** Returns every page at its own address, and at those other addresses where it looks different. */
export function pageViews(addresses: readonly PageAddress[]): PageView[] {
  const seen = new Set<string>();
  return addresses.flatMap(({ path, name: page, guard }) => {
    if (seen.has(page) && !OTHER_SIGHTS.has(path)) return [];
    seen.add(page);
    const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => PARAMETERS[key] ?? '1');
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').replaceAll(':', '').toLowerCase();
    const asPlayer = guard !== 'guests' && (guard !== 'open' || path.split('/')[1] === 'activity');
    const secondPath = OTHER_SIGHTS.has(path)
      ? undefined
      : addresses.find((one) => one.name === page && isOfSecondEdition(one.path))?.path;
    return [{ name, path: filled, secondPath, asPlayer }];
  });
}
