import type { Address } from '../../src/pages/pages.ts';
import { isOfSecondEdition } from '../../src/platform/edition.ts';

/** A viewport that pages are photographed on. */
export interface Viewport {
  readonly name: 'phone' | 'desktop';
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Photographs beside each other on a page's sheet. */
  readonly columns: number;
}

/** The viewports of the product's tests. */
export const viewports: readonly Viewport[] = [
  { name: 'phone', width: 390, height: 844, columns: 5 },
  { name: 'desktop', width: 1440, height: 900, columns: 2 },
];

/** One page. */
export interface PageView {
  /** The file of its pictures, below `pages`. */
  readonly name: string;
  readonly path: string;
  /** Its address in the second edition, whose layout is photographed on a phone beside the first. */
  readonly secondPath: string | undefined;
  /** Whether a player is logged in; who is not would be sent to the log-in. */
  readonly asPlayer: boolean;
}

/** What stands for a name in a path. */
const PARAMETERS: Readonly<Record<string, string>> = { name: 'gcash', id: '1' };

/** Further addresses at which a page shows something of its own. */
const OTHER_SIGHTS: ReadonlySet<string> = new Set(['/auth/accountLogin']);

/** Every page at its own address, and at those of its others where it shows something else. */
export function pageViews(addresses: readonly Address[]): PageView[] {
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
