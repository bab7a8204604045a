import type { Page } from '@playwright/test';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { drawScratch } from '../../fair/scratch.ts';
import type { Database } from '../../server/db/database.ts';
import { chooseRoundSeed } from '../../server/slots/test-kit.ts';
import { giveDiamonds } from '../../server/testing/diamonds.ts';
import { expect, test } from './support/journey.ts';
import { pressUnheard } from './support/lost-answer.ts';

const UNHEARD = 'We have not heard back yet. Your card is safe: check the result when you are connected.';
const WON = 'You won ₱5.00.';

const buyButton = (page: Page) => page.getByRole('button', { name: 'Buy 1 card, 50 diamonds', exact: true });
const revealButton = (page: Page) => page.getByRole('button', { name: 'Reveal all', exact: true });
const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first();
const pending = (page: Page) => page.evaluate(() => localStorage.getItem('perya.pending.scratch-card'));

/** Writes the secret seed of the player's next card, so that it wins ₱5. */
const chooseFivePesos = (db: Database, userId: number): Promise<void> =>
  chooseRoundSeed(
    db,
    { userId, game: 'scratch-card' },
    ({ seed, clientSeed, nonce }) => drawScratch(seed, clientSeed, nonce).amount === 500,
  );

async function open(page: Page): Promise<void> {
  await page.goto('/activity/lottery');
  await expect(page.locator('canvas[data-scene=scratch-card][data-ready=true]')).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ db, player, logIn }) => {
  await giveDiamonds(db, player.id, 3_000);
  await logIn();
});

test(
  'a card is bought, revealed by the button alone, paid, and kept with its proof',
  { tag: '@drawn' },
  async ({ page, db, player }) => {
    await chooseFivePesos(db, player.id);
    await open(page);
    await buyButton(page).click();
    await expect(said(page, 'Scratch, or reveal all at once.')).toBeVisible();
    // What lies under the cover is not in the document.
    await expect(page.getByRole('table', { name: 'Your card' }).getByText('Covered')).toHaveCount(9);
    await revealButton(page).click();
    await expect(said(page, WON)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Your card' }).getByText('₱5', { exact: true })).toHaveCount(
      3,
    );
    expect(await player.coins()).toBe(500);
    expect(await pending(page)).toBeNull();

    await page.getByRole('link', { name: 'My cards' }).click();
    const row = page.getByRole('listitem').filter({ hasText: '+₱5.00' });
    await expect(row).toContainText('Win');
    await row.getByRole('button', { name: 'Proof' }).click();
    const sheet = page.getByRole('dialog', { name: 'Proof of this round' });
    await expect(sheet).toContainText('scratch-1');
    await expect(sheet).toContainText('Checked on this device: the seed gives the code.');
  },
);

test('ten in a row are bought once and revealed together', async ({ page, player }) => {
  await open(page);
  const answer = page.waitForResponse('**/scratchCardLottery');
  await page.getByRole('button', { name: 'Buy 10 cards, 500 diamonds', exact: true }).click();
  const { list, total } = await (await answer).json();
  expect(list).toHaveLength(10);
  await expect(said(page, 'Card 1 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Reveal all cards', exact: true }).click();
  const words = total === 0 ? 'no prize this time.' : `you won ${formatExact(total)} in all.`;
  await expect(said(page, `10 cards: ${words}`)).toBeVisible();
  const results = page.getByRole('list', { name: 'Cards of this row' }).getByRole('listitem');
  await expect(results).toHaveText(
    list.map(({ amount }: { amount: number }) => (amount === 0 ? '–' : formatPrize(amount))),
  );
  await expect(buyButton(page)).toBeVisible();
  expect(await player.coins()).toBe(total);
});

test('the network is lost after the server has the card: it is checked, revealed and paid once', async ({
  page,
  db,
  player,
  consoleGuard,
}) => {
  await chooseFivePesos(db, player.id);
  await open(page);
  await pressUnheard(page, consoleGuard, {
    button: buyButton(page),
    call: 'scratchCardLottery',
    told: UNHEARD,
  });
  expect(await player.coins()).toBe(500);

  await page.getByRole('button', { name: 'Check result', exact: true }).click();
  await expect(said(page, 'Here is the card you left. It waits covered.')).toBeVisible();
  await revealButton(page).click();
  await expect(said(page, WON)).toBeVisible();
  expect(await player.coins()).toBe(500);
  expect(await pending(page)).toBeNull();
});

test('diamonds become coins; too few are refused and stay typed', async ({ page, player }) => {
  await page.goto('/activity/lottery/product');
  const field = page.getByLabel('Diamonds', { exact: true });
  await field.fill('50');
  await page.getByRole('button', { name: 'Change diamonds', exact: true }).click();
  await expect(page.getByText('At least 100 diamonds.', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('50');
  expect(await player.coins()).toBe(0);
  await field.fill('200');
  await page.getByRole('button', { name: 'Change into ₱20.00', exact: true }).click();
  await expect(page.getByText('₱20.00 are in your wallet.')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(await player.coins()).toBe(2_000);
});

test('goods are ordered: a wrong address stays typed, a right one is kept with the order', async ({
  page,
}) => {
  await page.goto('/activity/lottery/product');
  await page.getByRole('button', { name: 'Order Woven anahaw fan for 800 diamonds' }).click();
  const sheet = page.getByRole('dialog', { name: 'Woven anahaw fan' });
  const typed = {
    'Full name': 'Maria Clara Santos',
    'Mobile number': '0917 123',
    'City or municipality': 'Quezon City',
    Barangay: 'Bagumbayan',
    'Street, house number, unit': '12 Eastwood Avenue',
    'ZIP code': '11',
  };
  for (const [label, text] of Object.entries(typed)) await sheet.getByLabel(label).fill(text);
  await sheet.getByLabel('Region').selectOption({ index: 1 });
  await sheet.getByLabel('Province').selectOption({ index: 1 });
  const province = await sheet.getByLabel('Province').inputValue();
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expect(sheet.getByText('A Philippine mobile number, for example 0917 123 4567.')).toBeVisible();
  await expect(sheet.getByText('Four digits, for example 1105.')).toBeVisible();
  for (const [label, text] of Object.entries(typed)) await expect(sheet.getByLabel(label)).toHaveValue(text);
  await expect(sheet.getByLabel('Province')).toHaveValue(province);

  await sheet.getByLabel('Mobile number').fill('0917 123 4567');
  await sheet.getByLabel('ZIP code').fill('1110');
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await sheet.getByRole('button', { name: 'Order for 800 diamonds' }).click();
  await expect(sheet.getByText('Ordered. We will pack it soon.')).toBeVisible();
  await sheet.getByRole('link', { name: 'See my orders' }).click();
  const order = page.getByRole('listitem').filter({ hasText: 'Woven anahaw fan' });
  await expect(order).toContainText('12 Eastwood Avenue, Bagumbayan');
  await expect(order).toContainText(`1110 Quezon City, ${province}`);
  await expect(order).toContainText('Ordered since');
});
