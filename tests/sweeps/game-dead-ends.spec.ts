import { Crawler } from '../e2e/support/crawler.ts';
import { BEGIN_ROUND, gameFrame, shownFrame } from '../e2e/support/hall-game.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { sweptTitles } from './select.ts';

test.use({ world: 'demo', hall: true, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Matches names that state why a control is disabled: an open tile tells what was in it, and the main button of a
 * shared round tells what the round waits for.
 */
const SELF_EXPLAINED = /^\w+ \d+: |^Bets are closed$|^Pick /;

for (const { gameId, title } of sweptTitles)
  test(`${title}: every control in the game's frame does something for a guest who plays for fun`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const crawler = await Crawler.for(page, {
      except: [],
      last: BEGIN_ROUND,
      selfExplained: SELF_EXPLAINED,
      pressesShared: true,
      patience: 10_000,
      inside: async (opened) => {
        await expect(gameFrame(opened).getByRole('heading', { level: 1 })).toBeAttached();
        await expect(gameFrame(opened).locator('canvas[data-ready=true]').first()).toBeVisible();
        return await shownFrame(opened);
      },
    });
    await crawler.crawl(`/game/start?gameId=${gameId}&tryIt=1`);
    expect(crawler.deadEnds).toEqual([]);
  });
