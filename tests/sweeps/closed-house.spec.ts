import type { Page } from '@playwright/test';
import { isForPlay } from '../../src/pages/href.ts';
import { addresses, type PageName } from '../../src/pages/pages.ts';
import type { Database } from '../../server/db/database.ts';
import { follow } from '../e2e/support/follow.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { createThing, filled, isOwn, LEADS_ON, redirectOf, settled } from './addresses.ts';
import { sweptPages } from './select.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

const PAGES = sweptPages.map(([name]) => name).filter((name) => !LEADS_ON.has(name));
const addressesOf = (name: PageName) => addresses.filter((address) => address.name === name);
const closedHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'We’re fixing the rides' });
const setClosed = (db: Database, isClosed: boolean) =>
  db.query("update house_switches set is_on = $1 where name = 'maintenance'", [isClosed]);

for (const name of PAGES)
  test(`${name}: a player on a break sees this page, or is redirected to the page about the break if this page is for playing`, async ({
    page,
    db,
    player,
    logIn,
  }) => {
    await createThing(name, db, player);
    await logIn();
    await page.goto('/activity/jackpot');
    await expect(page.getByRole('heading', { level: 1, name: 'Lucky Jackpot' })).toBeVisible();
    await db.query('update users set excluded_until = $2 where id = $1', [
      player.id,
      Date.now() + 86_400_000,
    ]);
    const about = page.getByRole('heading', { level: 1, name: 'You’re on a break' });
    await expect(about).toBeVisible();
    for (const address of addressesOf(name)) {
      const to = filled(address.path);
      const isPlay = isForPlay(to, new URLSearchParams());
      if (!isPlay && !isOwn(address)) continue;
      await follow(page, to);
      if (isPlay || name === 'selfLimited') {
        await expect(page).toHaveURL('/member/self-limited');
        await expect(about).toBeVisible();
        continue;
      }
      await expect(about).toHaveCount(0);
      await expect(page).toHaveURL(
        (url) =>
          address.guard === 'open' || `${url.pathname}${url.search}` === (redirectOf(address, false) ?? to),
      );
    }
  });

for (const name of PAGES)
  for (const who of ['guest', 'player'] as const)
    test(`${name}: during maintenance a ${who} is redirected from every address of this page, and afterwards back`, async ({
      page,
      db,
      player,
      logIn,
    }) => {
      await createThing(name, db, player);
      if (who === 'player') await logIn();
      await page.goto('/');
      await settled(page);
      // Without maintenance, the maintenance page redirects back; the guard of the target page then decides what is
      // shown.
      for (const address of addressesOf(name).filter(isOwn)) {
        const to = filled(address.path);
        await follow(page, `/maintenance?back=${encodeURIComponent(to)}`);
        await expect(page).toHaveURL((url) => {
          const at = `${url.pathname}${url.search}`;
          if (address.guard === 'open') return !at.startsWith('/maintenance');
          return at === (redirectOf(address, who === 'player') ?? to);
        });
      }
      await setClosed(db, true);
      await page.goto('/maintenance');
      await expect(closedHeading(page)).toBeVisible();
      for (const { path } of addressesOf(name)) {
        await follow(page, filled(path));
        await expect(page).toHaveURL(/^[^?]*\/maintenance\?back=/);
        await expect(closedHeading(page)).toBeVisible();
      }
    });
