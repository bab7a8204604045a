import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';
import { beginSession } from './support/new-session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, world: 'demo' });

test.describe('the start of a visit', () => {
  test.use({ startUp: true, hall: true });

  test('shows the notices and then the daily visit, one at a time; a postponed notice is not shown again that day', async ({
    page,
    db,
    logIn,
  }) => {
    await db.query(
      `update activities set enabled = true where type in (activity_id('notice'), activity_id('firstDeposit'))`,
    );
    await logIn();
    await page.goto('/');
    const notice = page.getByRole('dialog', { name: 'News of the fair' });
    await expect(notice.getByRole('heading', { name: 'The fair is open' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await barriers(page)).toEqual([]);
    await notice.getByText('Don’t show this again today').click();
    await notice.getByRole('button', { name: 'OK' }).click();
    const offer = page.getByRole('dialog', { name: 'Your first deposit, doubled' });
    await expect(offer).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    for (const term of ['100% of your deposit, up to ₱1,000', '7 days', '₱50 while the bonus runs'])
      await expect(offer.getByText(term)).toBeVisible();
    await expect(offer.getByText('Not open yet.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    const visit = page.getByRole('dialog', { name: 'Daily visit' });
    await expect(visit).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(visit).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: /return to player/ }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await beginSession(page, '/');
    await expect(offer).toBeVisible();
    await offer.getByRole('link', { name: 'First deposit' }).click();
    await expect(page).toHaveURL(/\/activity\/first-deposit$/);
  });

  test('shows a guest the notice and offers for guests; popups wait until an open game is closed', async ({
    page,
    db,
  }) => {
    await db.query(
      `update activities set enabled = true, guests_see_it = type <> activity_id('firstDeposit')
       where type in (activity_id('notice'), activity_id('firstDeposit'), activity_id('firstDepositTips'))`,
    );
    await page.goto('/');
    const tips = page.getByRole('dialog', { name: 'How a first deposit works' });
    const notice = page.getByRole('dialog', { name: 'News of the fair' });
    await expect(tips).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    // Opens a game for fun by a link that also names a popup. The popup waits until the guest is in the lobby.
    await page.goto('/game/start?gameId=1001&tryIt=1&popup=firstDeposit');
    await expect(page).toHaveURL(/\/game\/start\?gameId=1001&tryIt=1$/);
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    const offer = page.getByRole('dialog', { name: 'Your first deposit, doubled' });
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer).toBeHidden();
    // Nothing opens, since tips and notice were already shown in this session.
    await expect(page.getByRole('button', { name: /return to player/ }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => sessionStorage.removeItem('perya.start-up'));
    await page.reload();
    await expect(tips).toBeVisible();
    await page.keyboard.press('Escape');
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(
    'home: shows each popup once, even without browser storage',
    variantOf('home'),
    async ({ page, db, context }) => {
      await db.query(`update activities set enabled = true where type = activity_id('notice')`);
      await context.addInitScript(() => {
        Object.defineProperty(globalThis, 'sessionStorage', {
          get: () => {
            throw new DOMException('closed', 'SecurityError');
          },
        });
      });
      await page.goto('/');
      await page.getByRole('dialog', { name: 'Are you 21' }).getByRole('button', { name: 'Accept' }).click();
      const notice = page.getByRole('dialog', { name: 'News of the fair' });
      await notice.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('link', { name: 'Bonus' }).first().click();
      await expect(page.getByRole('heading', { name: 'Bonus', level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('button', { name: /return to player/ }).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
});

const POPUPS = [
  ['download', 'The fair on your home screen'],
  ['notice', 'News of the fair'],
  ['firstDeposit', 'Your first deposit, doubled'],
  ['firstDepositTips', 'How a first deposit works'],
  ['rechargeSign', 'Deposit days'],
  ['redVsBlue', 'Two camps, one pool a week'],
  ['game&gameId=1001', 'Ginto Kingdom'],
] as const;
const OF_GUESTS = [
  ['login', 'Log in'],
  ['register', 'Create an account'],
  ['forgot', 'New password'],
] as const;
const OF_PLAYERS = [
  ['signIn', 'Daily visit'],
  ['vipGift', 'A gift for your level'],
  ['betRebate', 'Rebate'],
] as const;

test('a link can open any popup for a guest, on any page and once; going back closes the popup', async ({
  page,
}) => {
  await page.goto('/bonus');
  for (const [popup, name] of [...POPUPS, ...OF_GUESTS]) {
    await page.goto(`/faq?popup=${popup}`);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/faq$/);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/faq$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/faq$/);
  }
  await page.goto('/faq?popup=nobody');
  await expect(page).toHaveURL(/\/faq$/);
  await page.goto('/faq?popup=vipGift');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Ffaq%3Fpopup%3DvipGift$/);
});

test('a link can open popups meant for players, and does not open the log-in for a player who is logged in', async ({
  page,
  logIn,
}) => {
  await logIn();
  for (const [popup, name] of OF_PLAYERS) {
    await page.goto(`/bonus?popup=${popup}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await expect(page).toHaveURL(/\/bonus$/);
  }
  await page.goto('/bonus?popup=login');
  await expect(page).toHaveURL(/\/bonus$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page opened from a popup replaces the popup’s history entry, so that Back and Forward do not reopen the popup', async ({
  page,
  logIn,
}) => {
  await logIn();
  await page.goto('/?popup=download');
  const dialog = page.getByRole('dialog', { name: 'The fair on your home screen' });
  await expect(dialog).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await expect(page).toHaveURL(/\/$/);
  await dialog.getByRole('link', { name: 'See how' }).click();
  await expect(page).toHaveURL(/\/download$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/download$/);

  // A menu that was opened and closed, by any means, leaves no history entry.
  await page.goBack();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const key of ['Escape', 'Escape']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press(key);
    await expect(menu).toBeHidden();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.goBack();
  await expect(menu).toBeHidden();
  await page.goForward();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test('the gift of a VIP level and the rebate are claimed once each in popups, without leaving the page', async ({
  page,
  player,
  logIn,
}) => {
  await logIn();
  const coins = await player.coins();
  await page.goto('/vip');
  await page.getByRole('button', { name: 'Open your gift' }).click();
  const gift = page.getByRole('dialog', { name: 'A gift for your level' });
  await gift.getByRole('button', { name: 'Claim ₱3' }).dblclick();
  await expect(gift).toBeHidden();
  await expect.poll(() => player.coins()).toBe(coins + 3_00);
  await page.getByRole('button', { name: /^Claim ₱[\d,.]+$/ }).click();
  const rebate = page.getByRole('dialog', { name: 'Rebate' });
  await rebate.getByRole('button', { name: /^Claim ₱/ }).click();
  await expect(rebate).toBeHidden();
  await expect.poll(() => player.coins()).toBeGreaterThan(coins + 3_00);
  await expect(page).toHaveURL(/\/vip$/);
});
