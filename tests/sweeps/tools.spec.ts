import { Crawler } from '../e2e/support/crawler.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { missedByKeyboard } from '../e2e/support/tab-order.ts';

test('a crawl finds buttons that do nothing, are disabled without a reason or covered, and links to nowhere', async ({
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
  // A short patience is enough, since everything on this page changes at once.
  const crawler = await Crawler.for(page, {
    except: [],
    last: /^Spin/,
    patience: 1_000,
    pressesShared: true,
  });
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

test('the check of the Tab key finds a button that Tab skips', async ({ page }) => {
  await page.setContent(`<main>
    <button id="first">One</button>
    <button id="passed" tabindex="-1">Two</button>
    <div role="tablist"><button role="tab">Here</button><button role="tab" tabindex="-1">There</button></div>
    <button disabled>Not now</button>
    <input aria-label="Name">
  </main>`);
  expect(await missedByKeyboard(page)).toEqual([expect.stringContaining('id="passed"')]);
});
