import type { Locator, Page } from '@playwright/test';
import { settleDeposit } from '../../server/games/rounds.ts';
import { JackpotView } from './support/jackpot-page.ts';
import { expect, test } from './support/journey.ts';
import { CELL } from './support/player.ts';
import { chooseDrop, GAME_FIXTURES } from './support/game-fixtures.ts';
import { follow } from './support/follow.ts';
import { gameFrame } from './support/hall-game.ts';
import { onlyRain } from './support/rains.ts';
import { gameVariantOf, pageAt, variantOf } from './support/variant.ts';

/** Makes a scene fail: the browser refuses new WebGL contexts, and a changed setting creates the scene again. */
async function breakScene(page: Page, scene: string): Promise<void> {
  await expect(page.locator(`canvas[data-scene=${scene}][data-ready=true]`)).toBeVisible();
  await page.evaluate(() => {
    window.ResizeObserver = function refuse() {
      throw new Error('refused');
    } as unknown as typeof ResizeObserver;
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator(`canvas[data-scene=${scene}]`)).toHaveCount(0);
}

/** Records the canvases with a WebGL context, so that a test can take the contexts away. Runs in the page. */
function recordContexts(): void {
  const own = HTMLCanvasElement.prototype.getContext as (kind: string) => RenderingContext | null;
  const canvases = new Set<HTMLCanvasElement>();
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement, ...asked: [string]) {
    if (asked[0].startsWith('webgl')) canvases.add(this);
    return own.apply(this, asked);
  } as typeof HTMLCanvasElement.prototype.getContext;
  addEventListener('lose-contexts', () => {
    for (const canvas of canvases) canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
  });
}

/** Expects that a scene's fallback is visible. It is always in the DOM, so its opacity is checked. */
const isPainted = (fallback: Locator): Promise<void> => expect(fallback).toHaveCSS('opacity', '1');

test(
  'jackpot: a scene that fails after it was drawn is replaced by a picture in the DOM, on which a spin is shown and paid',
  variantOf('jackpot'),
  async ({ page, player, logIn, jackpot }) => {
    await player.grant(3);
    await player.fixNextDraw({ cell: CELL.coin188 });
    await logIn();
    await jackpot.open(3);
    await breakScene(page, 'lucky-jackpot');
    await isPainted(page.getByRole('list', { name: 'Prize' }).locator('..'));
    await jackpot.spin();
    await jackpot.expectAnnounced(JackpotView.won(18_800));
    await jackpot.offers(2);
    expect(await player.coins()).toBe(18_800);
    expect(await jackpot.pendingSpin()).toBeNull();
  },
);

test('a spin whose WebGL is lost midway is shown on the scene’s picture in the DOM, and the next page has a scene again', async ({
  page,
  context,
  player,
  logIn,
  jackpot,
}) => {
  await context.addInitScript(recordContexts);
  await player.grant(3);
  await player.fixNextDraw({ cell: CELL.coin188 });
  await logIn();
  await jackpot.open(3);
  await expect(page.locator('canvas[data-scene=lucky-jackpot][data-ready=true]')).toBeVisible();
  await jackpot.spin();
  await page.evaluate(() => dispatchEvent(new Event('lose-contexts')));
  await jackpot.expectAnnounced(JackpotView.won(18_800));
  await expect(page.locator('canvas[data-scene=lucky-jackpot]')).toHaveCount(0);
  await isPainted(page.getByRole('list', { name: 'Prize' }).locator('..'));
  await jackpot.offers(2);
  await follow(page, '/activity/halloween');
  await expect(page.locator('canvas[data-ready=true]').first()).toBeVisible();
});

test(
  'coinPusher: a coin pusher that fails after it was drawn is replaced by a picture of its table in the DOM, which shows the result of a drop',
  variantOf('coinPusher'),
  async ({ page, db, player, logIn }) => {
    await settleDeposit(db, { userId: player.id, amount: 1_000, channel: 'GCash', at: Date.now() });
    await logIn();
    await chooseDrop(db, player.id, { x: 500, pesos: 2 });
    await page.goto('/activity/coin-pusher');
    await breakScene(page, 'coin-pusher');
    const table = page.getByRole('img', { name: /^Table with/ });
    await isPainted(table.locator('..'));
    const before = await table.getAttribute('aria-label');
    await page.getByRole('button', { name: 'Drop a coin for ₱1', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Over the edge: ₱2.00.' }).first()).toBeVisible();
    expect(await player.coins()).toBe(1_100);
    await expect(table).not.toHaveAttribute('aria-label', before ?? '');
  },
);

test.describe('without WebGL', () => {
  test.use({ world: 'demo', contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      const own = HTMLCanvasElement.prototype.getContext as (kind: string) => RenderingContext | null;
      HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement, kind: string) {
        return kind.startsWith('webgl') ? null : own.call(this, kind);
      } as typeof HTMLCanvasElement.prototype.getContext;
    });
  });

  // Leaves out the first game, the coin pusher, which has a test above.
  for (const { game, path, button, announcement, finish } of GAME_FIXTURES.slice(1))
    test(
      `${pageAt(path)}: ${game} shows its picture and announces its rounds`,
      variantOf(pageAt(path)),
      async ({ page, db, logIn }) => {
        await onlyRain(db, Date.now() - 1_000);
        await logIn();
        await page.goto(path);
        await page.getByRole('button', { name: button }).first().click();
        if (finish !== undefined) await page.getByRole('button', { name: finish }).first().click();
        await expect(page.getByRole('status').filter({ hasText: announcement }).first()).toBeVisible();
        await expect(page.locator('canvas')).toHaveCount(0);
        for (const frame of await page.locator('[data-first-frame]').all())
          await expect(frame.locator('..')).toHaveCSS('opacity', '1');
        await expect(page.locator('[data-first-frame]')).toHaveCount(path === '/activity/halloween' ? 2 : 1);
      },
    );

  test(
    'jackpot: a jackpot is shown on the wheel’s picture, followed by its card; the latest winners are a line of text',
    variantOf('jackpot'),
    async ({ page, player, logIn }) => {
      await player.grant(1);
      await player.fixNextDraw({ tier: 'mini' });
      await logIn();
      await page.goto('/activity/jackpot');
      await expect(page.locator('[class*=ticker] [aria-live=off]').first()).toContainText('₱');
      await page.getByRole('button', { name: /^Spin, \d+ left$/ }).click();
      const close = page.getByRole('button', { name: 'Close the award' });
      await expect(close.locator('..')).toContainText(/mini/i);
      await expect(close.locator('..')).toContainText('₱');
      await close.click();
      await expect(page.getByRole('dialog', { name: /mini jackpot/i })).toContainText('is in your balance');
    },
  );

  test.describe('in a game of the hall', () => {
    test.use({ hall: true });

    test(
      'dice: the game shows its picture with the result over it',
      gameVariantOf('dice'),
      async ({ page }) => {
        await page.goto('/game/start?gameId=2002&tryIt=1');
        const game = gameFrame(page);
        await expect(game.getByText('This device can’t show the picture.')).toBeVisible();
        await expect(game.locator('[data-first-frame]')).toHaveCSS('opacity', '1');
        await game.getByRole('button', { name: /^Roll for/ }).click();
        await expect(game.getByRole('list', { name: 'Last results' }).getByRole('listitem')).toHaveText(/\d/);
        await expect(game.locator('canvas')).toHaveCount(0);
      },
    );
  });
});
