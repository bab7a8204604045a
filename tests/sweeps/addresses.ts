import type { Page } from '@playwright/test';
import { type PageAddress, type PageName, pages } from '../../src/pages/pages.ts';
import { isOfSecondEdition } from '../../src/platform/edition.ts';
import type { Database } from '../../server/db/database.ts';
import { expect } from '../e2e/support/journey.ts';
import type { Player } from '../e2e/support/player.ts';

/** Pages that the checks of addresses leave out: the page of unknown addresses, and the page during maintenance. */
export const LEADS_ON: ReadonlySet<PageName> = new Set(['missing', 'maintenance']);

/** Pages of activities that are open to guests in the demo world. */
const FOR_GUESTS: ReadonlySet<PageName> = new Set(['rank']);

/** Returns a path with values instead of its parameters: `/mail/:id` → `/mail/1`. */
export const filled = (path: string): string =>
  path.replace(/:name/, 'gcash').replace(/:step/, '1').replaceAll(/:\w+/g, '1');

/** Stores what a page with an id in its address shows: for `feedbackRecord` the player's message with the id 1. */
export async function createThing(name: PageName, db: Database, player: Player): Promise<void> {
  if (name === 'feedbackRecord')
    await db.query(
      `insert into feedbacks (user_id, at, topic, text, answer, answered_at)
       values ($1, $2, 'idea', 'A louder bell, please.', 'It rings now.', $2)`,
      [player.id, Date.now()],
    );
}

/** Waits until a page shows its content, without a skeleton or a busy element. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').last()).not.toBeEmpty();
  await expect(page.locator('html[data-pending], main [class*=skeleton], main [aria-busy=true]')).toHaveCount(
    0,
  );
}

/** Returns whether this is the main address of its page, to which links lead. */
export const isOwn = ({ name, path }: PageAddress): boolean => pages[name].path === path;

/** Returns the address to which a page's guard redirects a visitor; undefined if the visitor sees the page. */
export function redirectOf({ name, path, guard }: PageAddress, isPlayer: boolean): string | undefined {
  if (isPlayer) return guard === 'guests' ? '/' : undefined;
  const isClosed = guard === 'auth' || (guard === 'activity-auth' && !FOR_GUESTS.has(name));
  const login = isOfSecondEdition(path) ? '/auth/login/v2' : '/auth/login';
  return isClosed ? `${login}?redirect=${encodeURIComponent(filled(path))}` : undefined;
}
