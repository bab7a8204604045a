import type { PageName } from '../../src/pages/pages.ts';
import { Crawler } from '../e2e/support/crawler.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { registerNumber } from '../e2e/support/register.ts';
import { createThing, filled } from './addresses.ts';
import { sweptPages } from './select.ts';

test.use({ hall: true, contextOptions: { reducedMotion: 'reduce' } });

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Visitors who crawl, each with the seed data of the database. The fresh player has no coins and no gifts. */
const PLAYERS = [
  { who: 'guest', world: 'demo' },
  { who: 'new player', world: 'demo' },
  { who: 'demo player', world: 'demo' },
  { who: 'empty-handed player', world: 'fresh-player' },
] as const;

/** Pages that are the same for everybody, so that only a guest crawls them. */
const SAME_FOR_ALL: ReadonlySet<PageName> = new Set(['about', 'faq', 'terms', 'privacy', 'missing']);

/** Controls that a crawl does not press, each with the reason. */
const EXCEPT = [
  { name: /^Log out$/, reason: 'it ends the session of all that follows; tests/e2e/auth.spec.ts presses it' },
  {
    name: /^Hide it for this visit$/,
    reason: 'it takes the bubble away; tests/e2e/bubble.spec.ts presses it',
  },
  {
    name: /^Catch for me$/,
    reason: 'what it changes is in the picture; tests/e2e/red-packet.spec.ts presses it',
  },
] as const;

/** Matches the names of buttons that begin a round or send a message, which are pressed last. */
const LAST = /^(?:Spin|Drop|Play|Buy|Join|Draw|Send)/;

/**
 * Returns the tag with which `npm test` leaves out crawls of players, who have ten times as many controls as guests.
 */
const tagOf = (who: (typeof PLAYERS)[number]['who']): { tag?: string } =>
  who === 'guest' ? {} : { tag: '@crawl' };

for (const { who, world } of PLAYERS)
  test.describe(who, () => {
    test.use({ world });
    for (const [name, { path, guard }] of sweptPages) {
      // Skips the maintenance page, which redirects while there is no maintenance.
      if (name === 'maintenance') continue;
      if (guard === (who === 'guest' ? 'auth' : 'guests')) continue;
      if (who !== 'guest' && SAME_FOR_ALL.has(name)) continue;
      for (const [screen, size] of Object.entries(SCREENS))
        test(
          `${name}: every control of the page does something for a ${who} on a ${screen}`,
          tagOf(who),
          async ({ page, db, player, logIn, request }) => {
            test.setTimeout(300_000);
            await page.setViewportSize(size);
            await createThing(name, db, player);
            if (who === 'new player') {
              await page.goto('/auth/register');
              await registerNumber(page, request, '9185550196');
              await expect(page).toHaveURL('/');
            } else if (who !== 'guest') await logIn();
            const crawler = await Crawler.for(page, {
              except: EXCEPT,
              last: LAST,
              patience: 30_000,
              // Presses bars, side column and jackpot bubble on one page only, since all pages share them.
              pressesShared: name === 'home',
            });
            await crawler.crawl(filled(path));
            await crawler.checkLinks();
            expect(crawler.deadEnds).toEqual([]);
          },
        );
    }
  });
