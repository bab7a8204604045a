import { Crawler } from './support/crawler.ts';
import { BEGIN_ROUND, FAMILY_TITLES, gameFrame, shownFrame } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';

test.use({ world: 'demo', hall: true, contextOptions: { reducedMotion: 'reduce' } });

/** A tile that is open says what was in it, and the main button of a shared round what it waits for. */
const TOLD = /^\w+ \d+: |^Bets are closed$|^Pick /;

/** A game of one draw, of steps, of reels: `npm test` presses these, `npm run crawl` all. */
const OF_EACH_KIND = new Set([2002, 2003, 1001]);

for (const { gameId, title } of FAMILY_TITLES)
  test(
    `a guest who plays ${title} for fun meets no dead end in its frame`,
    OF_EACH_KIND.has(gameId) ? {} : { tag: '@crawl' },
    async ({ page }) => {
      test.setTimeout(300_000);
      const crawler = await Crawler.for(page, {
        except: [],
        last: BEGIN_ROUND,
        told: TOLD,
        againAfter: 1_000,
        patience: 10_000,
        inside: async (opened) => {
          await expect(gameFrame(opened).getByRole('heading', { level: 1 })).toBeAttached();
          await expect(gameFrame(opened).locator('canvas[data-ready=true]').first()).toBeVisible();
          return await shownFrame(opened);
        },
      });
      await crawler.crawl(`/game/start?gameId=${gameId}&tryIt=1`);
      expect(crawler.deadEnds).toEqual([]);
    },
  );
