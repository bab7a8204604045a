import type { Page } from '@playwright/test';
import { ActivityId } from '../../contract/activities.ts';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { drawScratch } from '../../fair/scratch.ts';
import type { Database } from '../../server/db/database.ts';
import { chooseRoundSeed } from '../../server/slots/test-kit.ts';
import { grantDiamonds } from '../../server/testing/diamonds.ts';
import { expect, test } from './support/journey.ts';
import { pressWithLostAnswer } from './support/lost-answer.ts';
import { variantOf } from './support/variant.ts';

const NO_ANSWER = 'No answer yet. Your card is safe. Check the result once you’re back online.';
const WON = 'You won ₱5.00.';

const buyButton = (page: Page) => page.getByRole('button', { name: 'Buy 1 card, 50 diamonds', exact: true });
const revealButton = (page: Page) => page.getByRole('button', { name: 'Reveal all', exact: true });
const announcement = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first();
const pending = (page: Page) => page.evaluate(() => localStorage.getItem('perya.pending.scratch-card'));

/** Chooses a secret seed for the player's next card with which the card wins ₱5. */
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
  await grantDiamonds(db, player.id, 3_000);
  await logIn();
});

test(
  'a scratch card is bought, revealed without scratching by a button, paid, and stored with its proof',
  { tag: '@drawn' },
  async ({ page, db, player }) => {
    await chooseFivePesos(db, player.id);
    await open(page);
    await buyButton(page).click();
    await expect(announcement(page, 'Scratch it, or reveal it all at once.')).toBeVisible();
    // The DOM does not contain the values under the cover.
    await expect(page.getByRole('table', { name: 'Your card' }).getByText('Covered')).toHaveCount(9);
    await revealButton(page).click();
    await expect(announcement(page, WON)).toBeVisible();
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

test(
  'scratchCards: a great win stays visible until the player presses Continue, and this press buys nothing',
  variantOf('scratchCards'),
  async ({ page, db, player }) => {
    await chooseRoundSeed(
      db,
      { userId: player.id, game: 'scratch-card' },
      ({ seed, clientSeed, nonce }) => drawScratch(seed, clientSeed, nonce).amount === 50_000,
    );
    await open(page);
    await buyButton(page).click();
    await expect(announcement(page, 'Scratch it, or reveal it all at once.')).toBeVisible();
    // The card costs its diamonds at once, not when it is revealed.
    await expect(page.getByRole('link', { name: '2950 diamonds' })).toBeVisible();
    await revealButton(page).click();
    await expect(announcement(page, 'You won ₱500.00.')).toBeVisible();
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    // The display of the win ignores presses in its first second, so here it closes by itself, six seconds later.
    await expect(buyButton(page)).toBeVisible({ timeout: 10_000 });
    await expect(page.getByRole('link', { name: '2950 diamonds' })).toBeVisible();
  },
);

test(
  'scratchCards: a row of ten cards is bought once, and its cards are revealed together',
  variantOf('scratchCards'),
  async ({ page, player }) => {
    await open(page);
    const answer = page.waitForResponse('**/scratchCardLottery');
    await page.getByRole('button', { name: 'Buy 10 cards, 500 diamonds', exact: true }).click();
    const { list, total } = await (await answer).json();
    expect(list).toHaveLength(10);
    await expect(announcement(page, 'Card 1 of 10')).toBeVisible();
    await expect(page.getByRole('link', { name: '2500 diamonds' })).toBeVisible();
    await page.getByRole('button', { name: 'Reveal all cards', exact: true }).click();
    const sentence = total === 0 ? 'no prize this time.' : `you won ${formatExact(total)} in all.`;
    await expect(announcement(page, `10 cards: ${sentence}`)).toBeVisible();
    const results = page.getByRole('list', { name: 'Your cards' }).getByRole('listitem');
    await expect(results).toHaveText(
      list.map(({ amount }: { amount: number }) => (amount === 0 ? '–' : formatPrize(amount))),
    );
    await expect(buyButton(page)).toBeVisible();
    expect(await player.coins()).toBe(total);
  },
);

test('when the network fails after the purchase of a card, the page fetches the card and reveals it, and the card is paid once', async ({
  page,
  db,
  player,
  consoleGuard,
}) => {
  await chooseFivePesos(db, player.id);
  await open(page);
  await pressWithLostAnswer(page, consoleGuard, {
    button: buyButton(page),
    call: 'scratchCardLottery',
    problem: NO_ANSWER,
  });
  expect(await player.coins()).toBe(500);

  await page.getByRole('button', { name: 'Check result', exact: true }).click();
  await expect(announcement(page, 'Here’s the card you left, still covered.')).toBeVisible();
  await revealButton(page).click();
  await expect(announcement(page, WON)).toBeVisible();
  expect(await player.coins()).toBe(500);
  expect(await pending(page)).toBeNull();
});

test(
  'mall: diamonds are exchanged for coins; an amount that is too low is refused and stays in the field',
  variantOf('mall'),
  async ({ page, player }) => {
    await page.goto('/activity/lottery/product');
    const field = page.getByLabel('Diamonds', { exact: true });
    await field.fill('50');
    await page.getByRole('button', { name: 'Change to coins', exact: true }).click();
    await expect(page.getByText('At least 100 diamonds.', { exact: true })).toBeVisible();
    await expect(field).toHaveValue('50');
    expect(await player.coins()).toBe(0);
    await field.fill('200');
    await page.getByRole('button', { name: 'Get ₱20.00', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Coins' });
    // No coins have moved, since the player has not confirmed yet.
    expect(await player.coins()).toBe(0);
    await expect(sheet.getByRole('definition')).toHaveText(['200', '₱20.00', '₱20.00', '2,800']);
    await sheet.getByRole('button', { name: 'Pay 200 diamonds' }).click();
    await expect(sheet.getByText('₱20.00 is in your wallet.')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Play with it' })).toBeVisible();
    expect(await player.coins()).toBe(2_000);
    await sheet.getByRole('button', { name: 'Back to the mall' }).click();
    await expect(field).toHaveValue('');
  },
);

test(
  'mall: scratch cards are bought in advance and played on their page; offers that are too expensive show how much is missing',
  variantOf('mall'),
  async ({ page }) => {
    await page.goto('/activity/lottery/product');
    await page.getByRole('button', { name: '5 scratch cards for 250 diamonds' }).click();
    const sheet = page.getByRole('dialog', { name: 'Scratch cards' });
    await expect(sheet.getByRole('definition')).toHaveText(['250', '5 cards', '5', '2,750']);
    await sheet.getByRole('button', { name: 'Pay 250 diamonds' }).click();
    await expect(sheet.getByText('5 cards added.')).toBeVisible();
    await sheet.getByRole('link', { name: 'Scratch a card' }).click();
    await expect(page).toHaveURL('/activity/lottery');
    await expect(page.getByRole('button', { name: 'Play 1 card', exact: true })).toBeVisible();

    await page.goto('/activity/lottery/product');
    await page.getByRole('button', { name: /^Order Rice cooker for/ }).click();
    const short = page.getByRole('dialog', { name: 'Rice cooker' });
    await expect(short.getByRole('progressbar')).toBeVisible();
    await expect(short.getByRole('link', { name: 'Play Slot Shack' })).toBeVisible();
  },
);

test(
  'mall: a refused purchase shows its reason, and says that nothing was charged',
  variantOf('mall'),
  async ({ page, db }) => {
    await page.goto('/activity/lottery/product');
    await page.getByRole('button', { name: '1 scratch card for 50 diamonds' }).click();
    const sheet = page.getByRole('dialog', { name: 'Scratch cards' });
    await db.query(`update activities set enabled = false where type = ${ActivityId.scratchCard}`);
    await sheet.getByRole('button', { name: 'Pay 50 diamonds' }).click();
    await expect(sheet.getByText('Nothing was taken.')).toBeVisible();
  },
);

test('goods are ordered: a wrong address stays in the form, a valid address is stored with the order', async ({
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
  await expect(sheet.getByText('Enter a Philippine mobile number, like 0917 123 4567.')).toBeVisible();
  await expect(sheet.getByText('Four digits, like 1105.')).toBeVisible();
  for (const [label, text] of Object.entries(typed)) await expect(sheet.getByLabel(label)).toHaveValue(text);
  await expect(sheet.getByLabel('Province')).toHaveValue(province);

  await sheet.getByLabel('Mobile number').fill('0917 123 4567');
  await sheet.getByLabel('ZIP code').fill('1110');
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await sheet.getByRole('button', { name: 'Order for 800 diamonds' }).click();
  await expect(sheet.getByText('Ordered! We’ll pack it soon.')).toBeVisible();
  await sheet.getByRole('link', { name: 'See my orders' }).click();
  const order = page.getByRole('listitem').filter({ hasText: 'Woven anahaw fan' });
  await expect(order).toContainText('12 Eastwood Avenue, Bagumbayan');
  await expect(order).toContainText(`1110 Quezon City, ${province}`);
  await expect(order).toContainText('Ordered since');
});
