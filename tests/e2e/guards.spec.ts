import { ActivityId } from '../../contract/activities.ts';
import { barriers } from './support/axe.ts';
import { follow } from './support/follow.ts';
import { expect, test } from './support/journey.ts';
import { isListKept } from './support/kept-list.ts';
import { variantOf } from './support/variant.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a guest sees an activity that is open to guests, and is asked to log in when taking part', async ({
  page,
  db,
  player,
}) => {
  await page.goto('/activity/lottery/product');
  await expect(page).toHaveURL('/auth/login?redirect=%2Factivity%2Flottery%2Fproduct');
  await db.query(`update activities set guests_see_it = true where type = ${ActivityId.lottery}`);
  await page.goto('/activity/lottery/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Diamond mall' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Account' }).click();
  await form.getByLabel('Account name or mobile number').fill(player.account);
  await form.getByLabel('Password', { exact: true }).fill(player.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/activity/lottery/product');
  await expect(page.getByRole('heading', { name: 'Goods' })).toBeVisible();
});

test(
  'jackpot: the page of an activity that is over redirects to the events, with the reason',
  variantOf('jackpot'),
  async ({ page, db }) => {
    await db.query(`update activities set enabled = false where type = ${ActivityId.luckyJackpot}`);
    await page.goto('/rank');
    await expect(page).toHaveURL('/bonus/event');
    await page.goto('/rank/v2');
    await expect(page).toHaveURL('/bonus/event/v2');
    await expect(page.getByText('This event has ended.')).toBeVisible();
  },
);

test('redirects from the configuration apply before a page’s guard, and lead to another site by a full navigation', async ({
  page,
  context,
  db,
}) => {
  await db.query(`insert into redirects (path, target) values
    ('/summer', '/bonus/tasks'), ('/activity/spin', '/faq?from=spin'), ('/blog', 'https://blog.example/fair')`);
  await context.route('https://blog.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blog</title><h1>The fair’s blog</h1>' }),
  );
  await page.goto('/activity/spin');
  await expect(page).toHaveURL('/faq?from=spin');
  await page.goto('/summer');
  await expect(page).toHaveURL('/auth/login?redirect=%2Fbonus%2Ftasks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, '/blog');
  await expect(page).toHaveURL('https://blog.example/fair');
});

test('on a first visit the server redirects; on later visits the app shows no not-found page before it has the new redirects', async ({
  page,
  context,
  db,
}) => {
  await db.query(`insert into redirects (path, target) values ('/summer', '/faq?from=summer')`);
  const answer = await page.goto('/summer');
  expect(answer?.request().redirectedFrom()?.url()).toMatch(/\/summer$/);
  await expect(page).toHaveURL('/faq?from=summer');
  // The next page comes from the device, which has stored the old redirects; the response with the new redirects is
  // held back.
  await expect.poll(() => isListKept(page)).toBe(true);
  await db.query(`insert into redirects (path, target) values ('/rain', '/vip')`);
  let answerNow = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  // Resolves when the page asks the server; by then it has read the stored configuration.
  let shown = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    shown = resolve;
  });
  await context.route('**/app/v1/anonymous/appConfig', async (route) => {
    shown();
    await answered;
    await route.continue();
  });
  await page.route('**/rain', (route) => route.fulfill({ path: 'dist/client/app.html' }));
  await page.goto('/rain');
  await asked;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.locator('[class*=skeleton]').first()).toBeVisible();
  await expect(page.getByText(/^Page Not Found/)).toHaveCount(0);
  answerNow();
  await expect(page).toHaveURL('/auth/login?redirect=%2Fvip');
});

test('parameters in the address select the tab of the friends’ page and of the wallet, and the target of the Back button', async ({
  page,
  logIn,
}) => {
  await logIn();
  await page.goto('/agent?tabActive=commissions&back=%2Fvip');
  await expect(page.getByRole('tab', { name: 'Commissions' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('0.15%')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page).toHaveURL('/agent?tabActive=rules&back=%2Fvip');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/vip');

  await page.goto('/agent?back=https%3A%2F%2Fevil.example');
  await expect(page.getByRole('tab', { name: 'Friends' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/member');
  // Waits until the page is drawn, as for a player who presses a link in it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, '/wallets?name=withdraw&back=1');
  await expect(page.getByRole('tab', { name: 'Withdraw' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Deposit' }).click();
  await expect(page).toHaveURL('/wallets?name=deposit&back=1');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/member');
});

test(
  'register: forms take the permitted lengths of their fields from the configuration',
  variantOf('register'),
  async ({ page, context }) => {
    await context.route('**/app/v1/anonymous/appConfig', async (route) => {
      const response = await route.fetch();
      const config = await response.json();
      const lengths = { ...config.lengths, username: [3, 5], smsCode: [4, 4] };
      await route.fulfill({ response, json: { ...config, lengths } });
    });
    await page.goto('/auth/register');
    await page.getByLabel('4-digit code').fill('12345');
    await expect(page.getByLabel('4-digit code')).toHaveValue('1234');
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByLabel('Account name').fill('ab');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(
      page.getByText('Use 3 to 5 lowercase letters, numbers or underscores. Start with a letter.'),
    ).toBeVisible();
  },
);

test(
  'service: the page of customer service lists the ways of contact that the server sends',
  variantOf('service'),
  async ({ page, context }) => {
    await page.goto('/service');
    await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/auth/login?redirect=%2Ffeedback');
    await context.route('**/app/v1/getCustomerServices', (route) =>
      route.fulfill({
        json: {
          errcode: 0,
          serverTime: Date.now(),
          code: 0,
          appCustomerServiceQueue: [
            { id: 1, name: 'Chat', url: 'https://chat.example/fair' },
            { id: 2, name: 'Trap', url: 'javascript:alert(1)' },
          ],
        },
      }),
    );
    await page.goto('/service');
    await expect(page.getByRole('link', { name: 'Chat' })).toHaveAttribute(
      'href',
      'https://chat.example/fair',
    );
    await expect(page.getByText('Trap')).toHaveCount(0);
  },
);
