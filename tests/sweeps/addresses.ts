import type { Page } from '@playwright/test';
import { type PageAddress, type PageName, pages } from '../../src/pages/pages.ts';
import { isOfSecondEdition } from '../../src/platform/edition.ts';
import { expect } from '../e2e/support/journey.ts';

/** Pages that lead elsewhere: their addresses show nothing of their own, or start a round. */
export const LEADS_ON: ReadonlySet<PageName> = new Set(['missing', 'maintenance']);

/** Pages of activities that guests see in the demo world. */
const FOR_GUESTS: ReadonlySet<PageName> = new Set(['rank']);

/** Returns an address with its parameters filled in. */
export const filled = (path: string): string =>
  path.replace(/:name/, 'gcash').replace(/:step/, '1').replaceAll(/:\w+/g, '1');

/** Waits until a page shows its content: no skeleton, nothing busy. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').last()).not.toBeEmpty();
  await expect(page.locator('html[data-pending], main [class*=skeleton], main [aria-busy=true]')).toHaveCount(
    0,
  );
}

/** Returns whether links to the page lead to this address. */
export const isOwn = ({ name, path }: PageAddress): boolean => pages[name].path === path;

/** Returns where a guard redirects a visitor; undefined where the visitor sees the page. */
export function redirectOf({ name, path, guard }: PageAddress, isPlayer: boolean): string | undefined {
  if (isPlayer) return guard === 'guests' ? '/' : undefined;
  const isClosed = guard === 'auth' || (guard === 'activity-auth' && !FOR_GUESTS.has(name));
  const login = isOfSecondEdition(path) ? '/auth/login/v2' : '/auth/login';
  return isClosed ? `${login}?redirect=${encodeURIComponent(filled(path))}` : undefined;
}
