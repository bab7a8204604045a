import type { Locator, Page } from '@playwright/test';
import { settleDeposit } from '../../server/games/rounds.ts';
import { JackpotView } from './support/jackpot-page.ts';
import { expect, test } from './support/journey.ts';
import { CELL } from './support/player.ts';
import { chooseDrop } from './support/game-fixtures.ts';

/** Makes the scene anew, for another setting, in a browser that now refuses what every scene needs. */
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

/** A fallback is in the document all the time; this says that it is painted. */
const isPainted = (fallback: Locator): Promise<void> => expect(fallback).toHaveCSS('opacity', '1');

test('a grid that fails after it stood gives way to its picture in the DOM, where the spin is shown and paid', async ({
  page,
  player,
  logIn,
  jackpot,
}) => {
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
});

test('a spin whose scene fails in the middle is shown on the picture in the DOM', async ({
  page,
  player,
  logIn,
  jackpot,
}) => {
  await player.grant(3);
  await player.fixNextDraw({ cell: CELL.coin188 });
  await logIn();
  await jackpot.open(3);
  await jackpot.spin();
  await breakScene(page, 'lucky-jackpot');
  await jackpot.expectAnnounced(JackpotView.won(18_800));
  await jackpot.offers(2);
});

test('a coin pusher that fails after it stood gives way to its table in the DOM, where coins drop', async ({
  page,
  db,
  player,
  logIn,
}) => {
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
});
