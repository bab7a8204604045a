import type { Locator, Page } from '@playwright/test';
import { HALLOWEEN } from '../../fair/slots/halloween.ts';
import { settleDeposit } from '../../server/games/rounds.ts';
import { chooseOutcome } from '../../server/slots/test-kit.ts';
import { expect, test } from './support/journey.ts';
import { logInWith } from './support/login-form.ts';
import type { Player } from './support/player.ts';
import { boughtRounds, pendingOf } from './support/game-fixtures.ts';
import { variantOf } from './support/variant.ts';

const DEPOSIT = 10_000;
const MOST_WINS = 300;
/** Matches the announcement of any coin pusher drop. */
const DROPPED = /^(?:Over the edge: |Nothing fell this time)/;

const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin for ₱1.00', exact: true });
const dropButton = (page: Page) => page.getByRole('button', { name: 'Drop a coin for ₱1', exact: true });

/** Expects that a scene is ready: an abandoned round must be shown on the scene and not only announced. */
const sceneReady = (page: Page, scene: string): Promise<void> =>
  expect(page.locator(`canvas[data-scene=${scene}][data-ready=true]`)).toBeVisible({ timeout: 1 });

/** Presses a button and resolves when the server has the round, whose response never reaches the page. */
async function buyWithLostAnswer(page: Page, call: string, button: Locator): Promise<void> {
  let isFirst = true;
  let bought = (): void => undefined;
  const isBought = new Promise<void>((resolve) => (bought = resolve));
  await page.route(`**/${call}`, async (route) => {
    if (!isFirst) {
      await route.continue();
      return;
    }
    isFirst = false;
    await route.fetch();
    bought();
  });
  await button.click();
  await isBought;
}

/** Logs the player out on the member page and in again. */
async function logOutAndIn(page: Page, player: Player): Promise<void> {
  await page.goto('/member');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await logInWith(page, player);
  await expect(page).not.toHaveURL(/\/auth\/login/);
}

// With reduced motion, since the tests check announcements and payouts, and drawing falls in two tabs is slow.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Uses the fixture `liveRegions` here, so that it records from the first page on.
test.beforeEach(async ({ db, player, logIn, liveRegions: _ }) => {
  await settleDeposit(db, { userId: player.id, amount: DEPOSIT, channel: 'GCash', at: Date.now() });
  await logIn();
});

test(
  'halloween: spins abandoned by a log-out and by a reload are each shown once and paid once',
  variantOf('halloween'),
  async ({ page, db, player, liveRegions }) => {
    const who = { userId: player.id, game: 'halloween-slots' } as const;
    const spin = async (): Promise<void> => {
      await chooseOutcome(
        db,
        who,
        HALLOWEEN,
        ({ spins, total }) => spins.length === 1 && total > 100 && total <= MOST_WINS,
      );
      await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
      await buyWithLostAnswer(page, 'halloweenSlotsClick', spinButton(page));
    };
    const results = (): string[] => liveRegions.announcements.filter((line) => line.startsWith('You won ₱'));

    await page.goto('/activity/halloween');
    await spin();
    await logOutAndIn(page, player);
    expect(results()).toEqual([]);
    await page.goto('/activity/halloween');
    await expect.poll(() => results().length).toBe(1);
    await sceneReady(page, who.game);
    await expect.poll(() => pendingOf(page, who.game)).toBeNull();

    await spin();
    await page.reload();
    await expect.poll(() => results().length).toBe(2);
    await sceneReady(page, who.game);
    await expect.poll(() => pendingOf(page, who.game)).toBeNull();
    await page.reload();
    await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
    expect(liveRegions.announcements.filter((line) => line === 'Here’s the spin you left.')).toHaveLength(2);
    expect(results()).toHaveLength(2);
    const { count, net } = await boughtRounds(db, player.id, who.game);
    expect(count).toBe(2);
    expect(await player.coins()).toBe(DEPOSIT + net);
  },
);

test(
  'coinPusher: drops abandoned by a log-out and by a reload are each shown once and paid once',
  variantOf('coinPusher'),
  async ({ page, db, player, liveRegions }) => {
    const results = (): string[] => liveRegions.announcements.filter((line) => DROPPED.test(line));
    await page.goto('/activity/coin-pusher');
    await buyWithLostAnswer(page, 'coinPusherDrop', dropButton(page));
    await logOutAndIn(page, player);
    expect(results()).toEqual([]);
    await page.goto('/activity/coin-pusher');
    await expect.poll(() => results().length).toBe(1);
    await sceneReady(page, 'coin-pusher');
    await expect.poll(() => pendingOf(page, 'coin-pusher')).toBeNull();

    await buyWithLostAnswer(page, 'coinPusherDrop', dropButton(page));
    await page.reload();
    await expect.poll(() => results().length).toBe(2);
    await sceneReady(page, 'coin-pusher');
    await expect.poll(() => pendingOf(page, 'coin-pusher')).toBeNull();
    await page.reload();
    await expect(dropButton(page)).toBeVisible();
    expect(liveRegions.times('Here’s the coin you left.')).toBe(2);
    expect(results()).toHaveLength(2);
    const { count, net } = await boughtRounds(db, player.id, 'coin-pusher');
    expect(count).toBe(2);
    expect(await player.coins()).toBe(DEPOSIT + net);
  },
);

test('a coin pusher that is open in two tabs drops coins in one tab at a time; the other tab continues with the same table', async ({
  context,
  page,
  db,
  player,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/activity/coin-pusher');
    await expect(dropButton(tab)).toBeVisible();
  }
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/coinPusherDrop', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/coinPusherDrop');
  await page.bringToFront();
  await dropButton(page).click();
  await asked;
  await other.bringToFront();
  await dropButton(other).click();
  const elsewhere = 'The coin pusher is open in another tab. Please finish there first.';
  await expect(other.getByRole('alert').filter({ hasText: elsewhere })).toBeVisible();
  letGo();
  await page.bringToFront();
  const announcement = (tab: Page) => tab.getByRole('status').filter({ hasText: DROPPED }).first();
  await expect(announcement(page)).toBeVisible();
  await expect.poll(() => pendingOf(page, 'coin-pusher')).toBeNull();
  expect(await boughtRounds(db, player.id, 'coin-pusher')).toMatchObject({ count: 1 });

  await other.bringToFront();
  await dropButton(other).click();
  await expect(announcement(other)).toBeVisible();
  const { count, net } = await boughtRounds(db, player.id, 'coin-pusher');
  expect(count).toBe(2);
  expect(await player.coins()).toBe(DEPOSIT + net);
});
