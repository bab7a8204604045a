import type { Page } from '@playwright/test';
import { formatExact } from '../../contract/money.ts';
import type { Database } from '../../server/db/database.ts';
import { expect, test } from './support/journey.ts';
import { onlyRain } from './support/rains.ts';

const MINUTE = 60_000;

const joinButton = (page: Page) => page.getByRole('button', { name: 'Join the rain', exact: true });
const nextButton = (page: Page) => page.getByRole('button', { name: /^Next rain: / });
const catchButton = (page: Page) => page.getByRole('button', { name: 'Catch for me', exact: true });
const announcement = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first();
const balance = (page: Page) => page.locator('[data-balance]');
const pending = (page: Page) => page.evaluate(() => localStorage.getItem('perya.pending.red-packet-rain'));

/** Opens the page of the red packet rain and waits until its scene is ready. */
async function open(page: Page): Promise<void> {
  await page.goto('/activity/red-packet-rain');
  await expect(page.locator('canvas[data-scene=red-packet-rain][data-ready=true]')).toBeVisible();
}

/** Presses the join button; resolves to the packet's amount in hundredths, which the page does not show yet. */
async function join(
  page: Page,
  press: () => Promise<void> = () => joinButton(page).click(),
): Promise<number> {
  const answer = page.waitForResponse('**/redWars');
  await press();
  return (await (await answer).json()).amount;
}

/** Reads the amounts of the player's packets from the database, in hundredths. */
async function packets(db: Database, userId: number): Promise<number[]> {
  const { rows } = await db.query<{ amount: number }>('select amount from red_packets where user_id = $1', [
    userId,
  ]);
  return rows.map(({ amount }) => amount);
}

test.use({ world: 'demo' });

test('the page counts down to the next red packet rain, which begins by itself', async ({
  page,
  db,
  logIn,
}) => {
  const id = await onlyRain(db, Date.now() + 30 * MINUTE);
  await logIn();
  await page.clock.install();
  await open(page);
  await expect(announcement(page, /The next rain starts in (?:30:00|29:\d\d)\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Rain at \d/ })).toBeDisabled();
  // Starts the rain now in the database, since the server's clock cannot be advanced; advances only the page's clock.
  await db.query('update red_packet_rains set starts_at = $2 where id = $1', [id, Date.now()]);
  await page.clock.fastForward(30 * MINUTE);
  await expect(joinButton(page)).toBeEnabled();
  await expect(announcement(page, 'It’s raining red packets! One for every player.')).toBeVisible();
});

test.describe('a red packet rain in progress', () => {
  test.beforeEach(async ({ db, logIn, liveRegions: _ }) => {
    await onlyRain(db, Date.now() - 1);
    await logIn();
  });

  test(
    'is joined once by a double click; after packets are caught, the server’s amount is added to the balance',
    { tag: '@drawn' },
    async ({ page, context, db, player, liveRegions }) => {
      const before = await player.coins();
      const second = await context.newPage();
      await open(second);
      await expect(joinButton(second)).toBeEnabled();
      await page.bringToFront();
      await open(page);
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/redWars')) asked++;
      });
      const shownBefore = await balance(page).getAttribute('aria-label');
      const amount = await join(page, () => joinButton(page).dblclick());
      expect(amount).toBeGreaterThan(0);
      expect(await packets(db, player.id)).toEqual([amount]);
      expect(await player.coins()).toBe(before + amount);

      // Catches the five packets; the amount is announced only with the envelope that follows.
      for (let caught = 0; caught < 5; caught++) await catchButton(page).click();
      expect(await balance(page).getAttribute('aria-label')).toBe(shownBefore);
      const result = `Your packet had ${formatExact(amount)}.`;
      expect(liveRegions.times(result)).toBe(0);
      await page.getByRole('button', { name: 'Show the result now' }).click();
      await expect(announcement(page, result)).toBeVisible();
      const paid = formatExact(before + amount);
      await expect(balance(page)).toHaveAttribute('aria-label', `Balance ${paid}. See your wallet records`);
      await expect(nextButton(page)).toBeDisabled();
      expect(await pending(page)).toBeNull();
      expect(asked).toBe(1);

      // The other tab was opened before the player joined, so it still offers the rain.
      await second.bringToFront();
      await joinButton(second).click();
      await expect(second.getByRole('alert').filter({ hasText: 'already' })).toBeVisible();
      expect(await packets(db, player.id)).toEqual([amount]);
      expect(await player.coins()).toBe(before + amount);
    },
  );

  test('that is interrupted by a reload shows the player’s packet afterwards, and pays it once', async ({
    page,
    db,
    player,
    liveRegions,
  }) => {
    const before = await player.coins();
    await open(page);
    const amount = await join(page);
    await expect(page.getByRole('button', { name: 'Show the result now' })).toBeVisible();
    await page.reload();
    const result = `Your packet had ${formatExact(amount)}.`;
    await page.getByRole('button', { name: 'Show the result now' }).click();
    await expect(announcement(page, result)).toBeVisible();
    await expect(nextButton(page)).toBeDisabled();
    expect(await pending(page)).toBeNull();
    await page.reload();
    await expect(
      announcement(page, `You got your packet from this rain. It had ${formatExact(amount)}.`),
    ).toBeVisible();
    expect([liveRegions.times('Here’s the packet you left.'), liveRegions.times(result)]).toEqual([1, 1]);
    expect(await packets(db, player.id)).toEqual([amount]);
    expect(await player.coins()).toBe(before + amount);
  });
});
