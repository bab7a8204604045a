import { ActivityId } from '../../contract/activities.ts';
import type { Page } from '@playwright/test';
import { settleDeposit } from '../../server/games/rounds.ts';
import { expect, test } from './support/journey.ts';
import { pressWithLostAnswer } from './support/lost-answer.ts';
import { chooseDrop } from './support/game-fixtures.ts';
import { variantOf } from './support/variant.ts';

const NO_ANSWER = 'No answer yet. Your coin is safe. Check the result once you’re back online.';
const NOTHING = 'Nothing fell this time.';
const TWO = 'Over the edge: ₱2.00.';

const dropButton = (page: Page) => page.getByRole('button', { name: 'Drop a coin for ₱1', exact: true });
const announcement = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
const pending = (page: Page) => page.evaluate(() => localStorage.getItem('perya.pending.coin-pusher'));

test.beforeEach(async ({ db, player, logIn }) => {
  await settleDeposit(db, { userId: player.id, amount: 1_000, channel: 'GCash', at: Date.now() });
  await logIn();
});

test(
  'a coin of the coin pusher is aimed by keys, dropped, paid, stored with its proof, and replayed',
  { tag: '@drawn' },
  async ({ page, db, player }) => {
    await chooseDrop(db, player.id, { x: 540, pesos: 2 });
    await page.goto('/activity/coin-pusher');
    await expect(dropButton(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    const place = page.getByRole('slider', { name: 'Where to drop' });
    await place.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveValue('540');
    await page.keyboard.press('Enter');
    await announcement(page, TWO);
    expect(await player.coins()).toBe(1_100);
    expect(await pending(page)).toBeNull();

    await page.getByRole('tab', { name: 'My drops' }).click();
    const row = page.getByRole('listitem').filter({ hasText: TWO });
    await expect(row).toContainText('+₱1.00');
    await row.getByRole('button', { name: 'Proof' }).click();
    const sheet = page.getByRole('dialog', { name: 'Proof of this round' });
    await expect(sheet).toContainText('pusher-1');
    await expect(sheet).toContainText('Checked on this device: the seed gives the code.');
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Watch this round again' }).click();
    const again = page.getByText('shown again. Nothing new is paid.');
    await expect(again).toBeVisible();
    await expect(dropButton(page)).toBeEnabled();
    await expect(again).toBeVisible();
    expect(await player.coins()).toBe(1_100);
  },
);

test('several coins fall into the coin pusher at the same time; each is bought once and shown in order', async ({
  page,
  player,
  liveRegions,
}) => {
  await page.goto('/activity/coin-pusher');
  await expect(dropButton(page)).toBeVisible();
  const answered: Promise<{ coins: number; proof: { nonce: number } }>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/coinPusherDrop')) answered.push(response.json());
  });
  for (let coin = 0; coin < 3; coin++) await dropButton(page).click();
  await expect.poll(() => pending(page), { timeout: 60_000 }).toBeNull();
  const answers = await Promise.all(answered);
  expect(answers).toHaveLength(3);
  // The nonces of the drops begin at 1, since dealing the table was round 0.
  expect(answers.map(({ proof }) => proof.nonce)).toEqual(answers.map((_, index) => index + 1));
  const won = answers.reduce((sum, { coins }) => sum + coins, 0);
  expect(await player.coins()).toBe(1_000 - 100 * answers.length + won);
  expect(
    liveRegions.announcements.filter((line) => line === NOTHING || line.startsWith('Over the edge')),
  ).not.toEqual([]);
});

test('when the network fails after a coin is bought, the page fetches and shows the drop, and the drop is paid once', async ({
  page,
  db,
  player,
  consoleGuard,
}) => {
  await chooseDrop(db, player.id, { x: 500, pesos: 0 });
  await page.goto('/activity/coin-pusher');
  // Waits until the scene is ready: a scene that loads later would retry once more while the network is still down.
  await expect(page.locator('canvas[data-scene=coin-pusher][data-ready=true]')).toBeVisible();
  await pressWithLostAnswer(page, consoleGuard, {
    button: dropButton(page),
    call: 'coinPusherDrop',
    problem: NO_ANSWER,
  });
  expect(await player.coins()).toBe(900);

  await page.reload();
  await announcement(page, NOTHING);
  await expect.poll(() => pending(page)).toBeNull();
  expect(await player.coins()).toBe(900);
});

test(
  'coinPusher: a closed coin pusher accepts no coin and explains why',
  variantOf('coinPusher'),
  async ({ page, db, player }) => {
    await page.goto('/activity/coin-pusher');
    await expect(dropButton(page)).toBeVisible();
    await db.query(`update activities set enabled = false where type = ${ActivityId.coinPusher}`);
    await dropButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This event has ended.' })).toBeVisible();
    expect(await player.coins()).toBe(1_000);
    expect(await pending(page)).toBeNull();
  },
);
