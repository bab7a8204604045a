import type { PageAddress } from '../../src/pages/pages.ts';
import { isOfSecondEdition } from '../../src/platform/edition.ts';

/** A window size in which pages are photographed. */
export interface Viewport {
  readonly name: 'phone' | 'desktop';
  /** Width in CSS px, as is the height. */
  readonly width: number;
  readonly height: number;
  /** Number of photographs per row on a page's sheet. */
  readonly columns: number;
}

/** All viewports in which pages are photographed. */
export const viewports: readonly Viewport[] = [
  { name: 'phone', width: 390, height: 844, columns: 5 },
  { name: 'desktop', width: 1440, height: 900, columns: 2 },
];

/** A page to photograph. */
export interface PageView {
  /** File name of the page's pictures in the folder `baselines/pages`. */
  readonly name: string;
  readonly path: string;
  /** Address of the page in the second edition (/v2), photographed too, on a phone; undefined if there is none. */
  readonly secondPath: string | undefined;
  /** Whether a player must be logged in to see the page. */
  readonly asPlayer: boolean;
}

/** Values of the parameters in the pages' addresses. */
const PARAMETERS: Readonly<Record<string, string>> = { name: 'gcash', id: '1' };

/** Second addresses of pages at which the page looks different. */
const OTHER_SIGHTS: ReadonlySet<string> = new Set(['/auth/accountLogin']);

/** Returns every page at its main address, and at second addresses at which it looks different. */
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
