import type { Page } from '@playwright/test';
import { type PageAddress, addresses, type PageName, pageList } from '../../src/pages/pages.ts';
import { barriers } from '../e2e/support/axe.ts';
import { follow } from '../e2e/support/follow.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { missedByKeyboard } from '../e2e/support/tab-order.ts';
import { createThing, filled, LEADS_ON, redirectOf, settled } from './addresses.ts';
import { sweptPages } from './select.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Document title of the lobby, which any page has until it is loaded. */
const LOBBY_TITLE = 'Perya: games under the lanterns';

/** Pages that show nothing at their plain address: the address of `game` names no game. */
const OF_NOTHING: ReadonlySet<PageName> = new Set(['game']);

/** Pages with the document title of another page, to which they belong: a mail has the title of the inbox. */
const WITHIN: Readonly<Partial<Record<PageName, PageName>>> = { mail: 'inbox', feedbackRecord: 'feedback' };

interface Visit {
  readonly isPlayer: boolean;
  readonly width: number;
  readonly titles: Set<string>;
}

/** Opens an address from the lobby. Checks that the visitor sees the page, or is redirected by its guard. */
async function visit(page: Page, address: PageAddress, { isPlayer, width, titles }: Visit): Promise<void> {
  const { name, path, guard } = address;
  const to = filled(path);
  await follow(page, to);
  const elsewhere = redirectOf(address, isPlayer);
  if (elsewhere !== undefined) {
    await expect(page).toHaveURL(elsewhere);
    await expect(page).toHaveTitle(isPlayer ? LOBBY_TITLE : 'Log in · Perya');
    return;
  }
  await expect(page).toHaveURL((url) => url.pathname === to || guard === 'open');
  await settled(page);
  if (OF_NOTHING.has(name)) await expect(page.getByText(`Page Not Found: ${to}`)).toBeVisible();
  else {
    await expect(page.getByText(/^Page Not Found/)).toHaveCount(0);
    // Waits until the page is loaded, since until then the document has the lobby's title.
    if (name !== 'home') await expect(page).not.toHaveTitle(LOBBY_TITLE);
    titles.add(await page.title());
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await barriers(page), path).toEqual([]);
  if (isPlayer) expect(await missedByKeyboard(page), path).toEqual([]);
}

for (const [name] of sweptPages.filter(([one]) => !LEADS_ON.has(one)))
  for (const isPlayer of [false, true])
    test(`${name}: every address shows the page or redirects a ${isPlayer ? 'player' : 'guest'}, and axe finds no violation`, async ({
      page,
      db,
      player,
      logIn,
    }) => {
      await createThing(name, db, player);
      if (isPlayer) await logIn();
      const titles = new Set<string>();
      for (const [screen, size] of Object.entries(SCREENS)) {
        await page.setViewportSize(size);
        await page.goto('/error/404');
        await settled(page);
        for (const address of addresses.filter((one) => one.name === name))
          await test.step(`${address.path} on a ${screen}`, async () => {
            if (address.path !== '/') {
              await follow(page, '/');
              await settled(page);
            }
            await visit(page, address, { isPlayer, width: size.width, titles });
          });
      }
      expect(titles.size, [...titles].join(', ')).toBeLessThanOrEqual(1);
    });

test('every page has a document title of its own', async ({ page, db, player, logIn }) => {
  test.setTimeout(300_000);
  await createThing('feedbackRecord', db, player);
  await logIn();
  await page.goto('/');
  await settled(page);
  const titles = new Map<PageName, string>();
  let last = await page.title();
  for (const [name, { path, guard }] of pageList) {
    if (LEADS_ON.has(name) || OF_NOTHING.has(name) || guard === 'guests' || name === 'home') continue;
    await follow(page, filled(path));
    const within = WITHIN[name];
    if (within === undefined)
      await expect.poll(async () => ['', last, LOBBY_TITLE].includes(await page.title())).toBe(false);
    else await settled(page);
    last = await page.title();
    if (within === undefined) titles.set(name, last);
  }
  const shared = [...titles].filter(([name, title]) =>
    [...titles].some(([other, its]) => other !== name && its === title),
  );
  expect(shared).toEqual([]);
});
