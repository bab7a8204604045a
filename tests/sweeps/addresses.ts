import type { Page } from '@playwright/test';
import { type PageAddress, type PageName, pages } from '../../src/pages/pages.ts';
import { isOfSecondEdition } from '../../src/platform/edition.ts';
import type { Database } from '../../server/db/database.ts';
import { expect } from '../e2e/support/journey.ts';
import type { Player } from '../e2e/support/player.ts';

/** Pages that lead elsewhere: their addresses show nothing of their own, or start a round. */
export const LEADS_ON: ReadonlySet<PageName> = new Set(['missing', 'maintenance']);

/** Pages of activities that guests see in the demo world. */
const FOR_GUESTS: ReadonlySet<PageName> = new Set(['rank']);

/** Returns an address with its parameters filled in. */
export const filled = (path: string): string =>
  path.replace(/:name/, 'gcash').replace(/:step/, '1').replaceAll(/:\w+/g, '1');

/** Creates what the filled address of a page of a single thing names: the player's first message to the house. */
export async function createThing(name: PageName, db: Database, player: Player): Promise<void> {
  if (name === 'feedbackRecord')
    await db.query(
      `insert into feedbacks (user_id, at, topic, text, answer, answered_at)
       values ($1, $2, 'idea', 'A louder bell, please.', 'It rings now.', $2)`,
      [player.id, Date.now()],
    );
}

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
