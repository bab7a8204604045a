import type { Address } from '../../src/pages/pages.ts';

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
  /** Whether a player is logged in; who is not would be sent to the log-in. */
  readonly asPlayer: boolean;
}

/** What stands for a name in a path. */
const PARAMETERS: Readonly<Record<string, string>> = { name: 'gcash', id: '1' };

/** The path as the page's own: other spellings of the same page are left out. */
const plain = (path: string): string => path.replaceAll(/\/(v2|index)(?=\/|$)/g, '') || '/';

/** Every page. Of the addresses of one page, those that differ by `v2` or `index` alone count once. */
export function pageViews(addresses: readonly Address[]): PageView[] {
  const seen = new Set<string>();
  return addresses.flatMap(({ path, guard }) => {
    const own = plain(path);
    if (seen.has(own)) return [];
    seen.add(own);
    const filled = own.replaceAll(/:(\w+)/g, (_, key: string) => PARAMETERS[key] ?? '1');
    const name = own === '/' ? 'home' : own.slice(1).replaceAll('/', '-').replaceAll(':', '').toLowerCase();
    const asPlayer = guard !== 'guests' && (guard !== 'open' || own.split('/')[1] === 'activity');
    return [{ name, path: filled, asPlayer }];
  });
}
