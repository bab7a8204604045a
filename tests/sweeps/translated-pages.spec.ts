import type { Page } from '@playwright/test';
import { addresses } from '../../src/pages/pages.ts';
import { follow } from '../e2e/support/follow.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { translate, type Translating } from '../translate.ts';
import { createThing, filled, isOwn, LEADS_ON, settled } from './addresses.ts';
import { isSweptPage, sweptPages } from './select.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

const WAYS: readonly Translating[] = ['replace', 'wrap'];

/** Changes all texts of a page as a browser's translator does, as soon as the page shows its content. */
async function translated(page: Page, how: Translating): Promise<void> {
  await settled(page);
  // The page before stays until the page of the address is drawn.
  await expect
    .poll(async () => {
      await page.locator('body').evaluate(translate, how);
      return page.locator('main font').count();
    })
    .toBeGreaterThan(0);
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await settled(page);
}

for (const [name, { guard }] of sweptPages.filter(([one]) => !LEADS_ON.has(one)))
  for (const how of WAYS)
    test(`${name}: translated by the browser (${how}), every link of the bottom bar and Back lead to their pages`, async ({
      page,
      db,
      player,
      logIn,
    }) => {
      await createThing(name, db, player);
      if (guard !== 'guests') await logIn();
      for (const address of addresses.filter((one) => one.name === name && isOwn(one))) {
        await page.goto(filled(address.path));
        await translated(page, how);
        // A page may lead on, as one without the id that it needs does.
        const shown = page.url();
        const { pathname } = new URL(shown);
        const title = await page.title();
        const links = page.locator('#nav a:visible');
        for (let place = 0; place < (await links.count()); place += 1) {
          const link = links.nth(place);
          const target = await link.getAttribute('href');
          if (target === pathname) continue;
          await link.click();
          await expect(page).toHaveURL(target ?? '');
          await expectPage(page);
          await translated(page, how);
          await page.goBack();
          await expect(page).toHaveURL(shown);
          // The page before stays until this one is drawn.
          await expect(page).toHaveTitle(title);
          await expectPage(page);
          await translated(page, how);
        }
        await follow(page, name === 'home' ? '/bonus' : '/');
        await expectPage(page);
      }
    });

if (isSweptPage('member'))
  for (const how of WAYS)
    test(`member: translated by the browser (${how}), a change of the language changes every text`, async ({
      page,
      logIn,
    }) => {
      await logIn();
      await page.goto('/member');
      await translated(page, how);
      await page.getByRole('radio', { name: /Filipino/ }).press('Space');
      await expect(page.locator('#nav')).toContainText('Mga laro');
      await expect(page.locator('#nav')).not.toContainText('Games');
    });
