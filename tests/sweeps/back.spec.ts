import type { Page } from '@playwright/test';
import { addresses } from '../../src/pages/pages.ts';
import { follow } from '../e2e/support/follow.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { createThing, filled, isOwn, LEADS_ON, settled } from './addresses.ts';
import { sweptPages } from './select.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

/** Delay of every answer after a reload, ms, so that the rows of a page come after the page. */
const LATE_MS = 600;

/** Further addresses of pages whose length depends on the query. */
const LONG: Readonly<Partial<Record<string, readonly string[]>>> = {
  home: ['/?type=slots', '/?type=all'],
  search: ['/game/search?q=a'],
};

/** Scrolls a page near to its end; returns the position, px. */
async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * 0.9));
  await settled(page);
  // Late content above may have moved the page meanwhile.
  return page.evaluate(() => scrollY);
}

const expectTop = (page: Page, top: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(top));

/** Leaves a page by a link of the bottom bar, or as a link does on pages without the bar. */
async function leave(page: Page): Promise<void> {
  const links = page.locator('#nav a:visible:not([aria-current])');
  if ((await links.count()) > 0) await links.last().click();
  else await follow(page, '/faq');
}

/** Leaves a page at a position and presses Back. Checks the position. */
async function leaveAndReturn(page: Page, top: number): Promise<void> {
  const address = page.url();
  await leave(page);
  await expect(page).not.toHaveURL(address);
  await settled(page);
  await expectTop(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await settled(page);
  await expectTop(page, top);
}

for (const [name, { guard }] of sweptPages.filter(([one]) => !LEADS_ON.has(one)))
  test(`${name}: Back and a reload lead to the position at which the page was left`, async ({
    page,
    db,
    player,
    logIn,
  }) => {
    await createThing(name, db, player);
    if (guard !== 'guests') await logIn();
    const paths = addresses.filter((one) => one.name === name && isOwn(one)).map(({ path }) => filled(path));
    for (const path of [...paths, ...(LONG[name] ?? [])])
      await test.step(path, async () => {
        await page.goto(path);
        await settled(page);
        const top = await scrollDown(page);
        await leaveAndReturn(page, top);
        await page.route('**/app/v1/**', async (route) => {
          if (route.request().method() === 'POST')
            await new Promise<void>((send) => void setTimeout(send, LATE_MS));
          await route.continue();
        });
        await page.reload();
        await expectTop(page, top);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        const more = page.getByRole('button', { name: 'Show more' });
        if (await more.isVisible()) {
          await more.click();
          await settled(page);
          await leaveAndReturn(page, await scrollDown(page));
        }
      });
  });
