import type { Page } from '@playwright/test';
import { isForPlay } from '../../src/pages/href.ts';
import { type Address, addresses, type PageName, pages } from '../../src/pages/pages.ts';
import { isOfSecondEdition } from '../../src/platform/edition.ts';
import { barriers } from './support/axe.ts';
import { follow } from './support/follow.ts';
import { expect, test } from './support/journey.ts';
import { missedByKeyboard } from './support/tab-order.ts';

test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Pages that lead on: what stands in their address here leads nowhere, or a round begins by itself. */
const LEADS_ON: ReadonlySet<PageName> = new Set(['missing', 'maintenance']);

/** Pages of one thing that is not there: no game is named, and nobody has written anything. */
const OF_NOTHING: ReadonlySet<PageName> = new Set(['game', 'feedbackRecord']);

/** Pages that bear the name of the page they belong to: a mail is read in the inbox. */
const WITHIN: Readonly<Partial<Record<PageName, PageName>>> = { mail: 'inbox' };

/** Pages of activities that show themselves to guests in the demo world. */
const FOR_GUESTS: ReadonlySet<PageName> = new Set(['rank']);

/** An address with its parts filled in. */
const filled = (path: string): string =>
  path.replace(/:name/, 'gcash').replace(/:step/, '1').replaceAll(/:\w+/g, '1');

/** Waits until a page shows something of its own: no grey boxes, no waiting. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').last()).not.toBeEmpty();
  await expect(page.locator('main [class*=skeleton], main [aria-busy=true]')).toHaveCount(0);
}

/** True for the address that links to a page lead to. */
const isOwn = ({ name, path }: Address): boolean => pages[name].path === path;

/** Where a guard sends somebody from an address; undefined where they see the page. */
function sentTo({ name, path, guard }: Address, isPlayer: boolean): string | undefined {
  if (isPlayer) return guard === 'guests' ? '/' : undefined;
  const isClosed = guard === 'auth' || (guard === 'activity-auth' && !FOR_GUESTS.has(name));
  // Whoever is in the second edition stays there.
  const login = isOfSecondEdition(path) ? '/auth/login/v2' : '/auth/login';
  return isClosed ? `${login}?redirect=${encodeURIComponent(filled(path))}` : undefined;
}

for (const [screen, size] of Object.entries(SCREENS))
  for (const who of ['guest', 'player'] as const)
    test(`every address has its page for a ${who} on a ${screen}, without a barrier`, async ({
      page,
      logIn,
    }) => {
      test.setTimeout(400_000);
      await page.setViewportSize(size);
      const isPlayer = who === 'player';
      if (isPlayer) await logIn();
      await page.goto('/');
      await settled(page);
      const titles = new Map<PageName, string>();
      // The page before: its title stands until the next is there.
      let last: { readonly name: PageName; readonly title: string } = { name: 'home', title: '' };
      for (const address of addresses)
        await test.step(address.path, async () => {
          const { name, path, guard } = address;
          if (LEADS_ON.has(name)) return;
          const to = filled(path);
          await follow(page, to);
          const elsewhere = sentTo(address, isPlayer);
          if (elsewhere !== undefined) {
            await expect(page).toHaveURL(elsewhere);
            await expect(page).toHaveTitle(isPlayer ? 'Perya: games under the lanterns' : 'Log in · Perya');
            last = { name: isPlayer ? 'home' : 'login', title: await page.title() };
            return;
          }
          await expect(page).toHaveURL((url) => url.pathname === to || guard === 'open');
          await settled(page);
          if (OF_NOTHING.has(name)) await expect(page.getByText(`Page Not Found: ${to}`)).toBeVisible();
          else {
            await expect(page.getByText(/^Page Not Found/)).toHaveCount(0);
            // Every page has a title of its own, and all its addresses have the same.
            if (name !== last.name && WITHIN[name] !== last.name)
              await expect(page).not.toHaveTitle(last.title);
            await expect(page).toHaveTitle(titles.get(name) ?? /\S/);
            titles.set(name, await page.title());
          }
          last = { name, title: await page.title() };
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            size.width,
          );
          expect(await barriers(page), path).toEqual([]);
          if (isPlayer) expect(await missedByKeyboard(page), path).toEqual([]);
        });
      const shared = [...titles].filter(([name, title]) =>
        [...titles].some(
          ([other, its]) =>
            other !== name && its === title && WITHIN[name] !== other && WITHIN[other] !== name,
        ),
      );
      expect(shared).toEqual([]);
    });

test('a player on a break is led from every page for playing to the page about the break', async ({
  page,
  db,
  player,
  logIn,
}) => {
  test.setTimeout(400_000);
  await logIn();
  await page.goto('/activity/jackpot');
  await expect(page.getByRole('heading', { level: 1, name: 'Lucky Jackpot' })).toBeVisible();
  await db.query('update users set excluded_until = $2 where id = $1', [player.id, Date.now() + 86_400_000]);
  const about = page.getByRole('heading', { level: 1, name: 'You’re on a break' });
  await expect(about).toBeVisible();
  for (const address of addresses)
    await test.step(address.path, async () => {
      const { name, path, guard } = address;
      if (LEADS_ON.has(name)) return;
      const to = filled(path);
      if (!isForPlay(to, new URLSearchParams()) && !isOwn(address)) return;
      await follow(page, to);
      if (isForPlay(to, new URLSearchParams()) || name === 'selfLimited') {
        await expect(page).toHaveURL('/member/self-limited');
        await expect(about).toBeVisible();
        return;
      }
      await expect(about).toHaveCount(0);
      await expect(page).toHaveURL(
        (url) => guard === 'open' || `${url.pathname}${url.search}` === (sentTo(address, false) ?? to),
      );
    });
});

for (const who of ['guest', 'player'] as const)
  test(`during maintenance every address leads a ${who} to the one page that says so, and back`, async ({
    page,
    db,
    logIn,
  }) => {
    test.setTimeout(400_000);
    const setClosed = (isClosed: boolean) =>
      db.query("update house_switches set is_on = $1 where name = 'maintenance'", [isClosed]);
    const visited = addresses.filter(({ name }) => !LEADS_ON.has(name));
    if (who === 'player') await logIn();
    await page.goto('/');
    await settled(page);
    // The house is open: the page leads back at once, and its guard decides what is seen.
    for (const address of visited.filter(isOwn))
      await test.step(`back to ${address.path}`, async () => {
        const to = filled(address.path);
        await follow(page, `/maintenance?back=${encodeURIComponent(to)}`);
        await expect(page).toHaveURL((url) => {
          const at = `${url.pathname}${url.search}`;
          if (address.guard === 'open') return !at.startsWith('/maintenance');
          return at === (sentTo(address, who === 'player') ?? to);
        });
      });
    await setClosed(true);
    await page.goto('/maintenance');
    const closed = page.getByRole('heading', { level: 1, name: 'We’re fixing the rides' });
    await expect(closed).toBeVisible();
    for (const { path } of visited)
      await test.step(path, async () => {
        await follow(page, filled(path));
        await expect(page).toHaveURL(/^[^?]*\/maintenance\?back=/);
        await expect(closed).toBeVisible();
      });
    // It asks by itself.
    await page.goto(`/maintenance?back=${encodeURIComponent('/game/search?q=dice')}`);
    await expect(closed).toBeVisible();
    await setClosed(false);
    await expect(page).toHaveURL('/game/search?q=dice');
  });

test('what the Tab key passes by is found', async ({ page }) => {
  await page.setContent(`<main>
    <button id="first">One</button>
    <button id="passed" tabindex="-1">Two</button>
    <div role="tablist"><button role="tab">Here</button><button role="tab" tabindex="-1">There</button></div>
    <button disabled>Not now</button>
    <input aria-label="Name">
  </main>`);
  expect(await missedByKeyboard(page)).toEqual([expect.stringContaining('id="passed"')]);
});
