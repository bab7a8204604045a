import { pageList, type PageName } from '../../src/pages/pages.ts';
import { Crawler } from './support/crawler.ts';
import { expect, test } from './support/journey.ts';
import { registerNumber } from './support/register.ts';

test.use({ hall: true, contextOptions: { reducedMotion: 'reduce' } });

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Who crawls, in which world. The fresh player has no coin, and neither gifts nor anything else. */
const PLAYERS = [
  { who: 'guest', world: 'demo' },
  { who: 'new player', world: 'demo' },
  { who: 'demo player', world: 'demo' },
  { who: 'empty-handed player', world: 'fresh-player' },
] as const;

/** Pages that are the same for everybody: a guest presses them for all. */
const SAME_FOR_ALL: ReadonlySet<PageName> = new Set(['about', 'faq', 'terms', 'privacy', 'missing']);

/** Not pressed, each with the reason. */
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

/** What begins a round, or sends a message. */
const LAST = /^(?:Spin|Drop|Play|Buy|Join|Draw|Send)/;

/** Whoever plays has ten times as much to press: minutes, which `npm run crawl` takes and `npm test` does not. */
const tagOf = (who: (typeof PLAYERS)[number]['who']): { tag?: string } =>
  who === 'guest' ? {} : { tag: '@crawl' };

for (const { who, world } of PLAYERS)
  test.describe(who, () => {
    test.use({ world });
    for (const [screen, size] of Object.entries(SCREENS))
      test(`a ${who} meets no dead end on a ${screen}`, tagOf(who), async ({ page, logIn, request }) => {
        // Two dozen pages with all that is on them.
        test.setTimeout(600_000);
        await page.setViewportSize(size);
        if (who === 'new player') {
          await page.goto('/auth/register');
          await registerNumber(page, request, '9185550196');
          await expect(page).toHaveURL('/');
        } else if (who !== 'guest') await logIn();

        const crawler = await Crawler.for(page, { except: EXCEPT, last: LAST, patience: 30_000 });
        for (const [name, { path, guard }] of pageList) {
          // It leads on while the house is open.
          if (name === 'maintenance') continue;
          if (guard === (who === 'guest' ? 'auth' : 'guests')) continue;
          if (who !== 'guest' && SAME_FOR_ALL.has(name)) continue;
          await test.step(name, () => crawler.crawl(path));
        }
        await crawler.checkLinks();
        expect(crawler.deadEnds).toEqual([]);
      });
  });

test('a crawl of a page full of traps finds a dead button, a grey one without a reason, a covered one and links to nowhere', async ({
  page,
  context,
}) => {
  await context.route('**/about-us', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Trap</title><main><h1>Trap</h1>
        <button>Dead</button>
        <button disabled>Grey</button>
        <button disabled aria-describedby="why">Told</button><p id="why">The fair is closed.</p>
        <button onclick="this.ariaPressed = 'true'">Works</button>
        <button onclick="this.nextElementSibling.click()">Choose</button><input type="file" hidden>
        <button onclick="history.pushState(null, '', '/error/404')">Lost</button>
        <a href="/nowhere">Prizes</a> <a href="/faq">Help</a>
        <div style="position: relative; width: 9rem"><button>Covered</button>
          <p style="position: absolute; inset: 0; margin: 0">Bubble</p></div></main></html>`,
    }),
  );
  // Nothing on this page changes later than at once.
  const crawler = await Crawler.for(page, { except: [], last: LAST, patience: 1_000 });
  await crawler.crawl('/about-us');
  await crawler.checkLinks();
  expect(crawler.deadEnds).toEqual([
    '/about-us: "Grey" is grey without a reason beside it',
    '/about-us: "Dead" does nothing',
    '/about-us: "Lost" leads to /error/404, which has no page',
    '/about-us: "Covered" cannot be reached: something lies over it',
    '/about-us: a link leads to /nowhere, which has no page',
  ]);
});
