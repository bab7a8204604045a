import { expect, test } from './support/journey.ts';
import { logInWith } from './support/login-form.ts';
import { codeFor } from './support/register.ts';
import { variantOf } from './support/variant.ts';

test('a guest registers by phone, after entering a wrong code first', async ({ page, request, db }) => {
  await page.goto('/auth/register?redirect=%2Fmember');
  await page.getByLabel('Mobile number').fill('0917 555 0142');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Sent! The code works for 5 minutes.')).toBeVisible();
  const code = await codeFor(request, '639175550142');

  const create = page.getByRole('button', { name: 'Create account' });
  // The form submits a complete code by itself.
  await page.getByLabel('6-digit code').fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('That’s not the code. Check the text and try again.')).toBeVisible();
  await page.getByLabel('6-digit code').fill(code);
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await page.getByLabel('Your name in the games (optional)').fill('Maria');
  await create.click();
  await expect(page.getByText('Please confirm this to open an account.').first()).toBeVisible();
  await page.getByLabel('Date of birth').fill('1995-06-12');
  await page.getByRole('checkbox', { name: /^I’m not a student/ }).check();
  await page.getByRole('checkbox', { name: /^I have read the/ }).check();
  await create.click();
  await expect(page).toHaveURL('/member');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  const { rows } = await db.query('select mobile, nickname from users order by id desc limit 1');
  expect(rows).toEqual([{ mobile: '+639175550142', nickname: 'Maria' }]);
});

test('a guest who is too young cannot register', async ({ page, db }) => {
  const before = await db.query('select 1 from users');
  await page.goto('/auth/register');
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByLabel('Account name').fill('young_player');
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  // The guest is at most twenty years old, even if the next year has already begun in Manila.
  await page.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 19}-01-01`);
  await page.getByRole('checkbox', { name: /^I’m not a student/ }).check();
  await page.getByRole('checkbox', { name: /^I have read the/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('You must be 21 or older to join.')).toBeVisible();
  expect((await db.query('select 1 from users')).rowCount).toBe(before.rowCount);
});

test('a player logs in by account, after a wrong password, and lands on the page that the player wanted to open', async ({
  page,
  player,
}) => {
  await page.goto('/wallets/record');
  await expect(page).toHaveURL('/auth/login?redirect=%2Fwallets%2Frecord');
  await logInWith(page, { account: player.account, password: 'not this one' });
  await expect(page.getByText('Wrong account or password.')).toBeVisible();
  await expect(page.getByLabel('Account name or mobile number')).toHaveValue(player.account);

  await logInWith(page, player);
  await expect(page).toHaveURL('/wallets/record');
  await expect(page.getByRole('heading', { name: 'Wallet records' })).toBeVisible();
});

test.describe('in a populated lobby', () => {
  test.use({ world: 'demo' });

  test(
    'a guest sees pools and real winners, and logging in leads to the game that the guest chose',
    { tag: '@drawn' },
    async ({ page, player }) => {
      await page.goto('/');
      const pools = page.getByRole('group', { name: 'Jackpot pools' });
      for (const tier of ['Mega', 'Major', 'Minor', 'Mini']) {
        await expect(pools.getByText(new RegExp(`^${tier} pool, about ₱[\\d,]+\\.\\d\\d$`))).toBeAttached();
      }
      await expect(page.getByText(/^\S+\*\*\*\S* won ₱[\d,]+\.\d\d/)).toBeVisible();

      const tile = page.getByRole('button', { name: /, return to player \d/ }).first();
      const title = (await tile.getAttribute('aria-label'))?.split(', return to player')[0] ?? '';
      await tile.click();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet).toContainText('Return to player');
      await sheet.getByRole('link', { name: 'Play', exact: true }).click();
      await expect(page).toHaveURL(/^[^?]*\/auth\/login\?redirect=%2Fgame%2Fstart%3FgameId%3D\d+$/);
      await logInWith(page, player);
      await expect(page).toHaveURL(/\/game\/start\?gameId=\d+$/);
    },
  );
});

test('missing: an unknown path shows the not-found page', variantOf('missing'), async ({ page }) => {
  await page.goto('/no/such/ride?x=1');
  await expect(page.getByText('Page Not Found: /no/such/ride', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL('/');
});

test('a player whose text message does not arrive can get the code by a phone call, or log in with number and password', async ({
  page,
  request,
  db,
  player,
}) => {
  await db.query("update users set mobile = '+639175550147' where account = $1", [player.account]);
  await page.clock.install();
  await page.goto('/auth/login?redirect=%2Fmember');
  await page.getByLabel('Mobile number').fill('0917 555 0147');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Sent! The code works for 5 minutes.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call me with the code' })).toBeHidden();
  // Moves only the clock: running the timers too would end a pending call.
  await page.clock.setSystemTime(Date.now() + 61_000);
  await db.query("update sms_codes set sent_at = sent_at - 61000 where mobile = '+639175550147'");
  await page.getByRole('button', { name: 'Call me with the code' }).click();
  await expect(page.getByText('We’re calling you. The code works for 5 minutes.')).toBeVisible();
  expect(await codeFor(request, '639175550147')).toMatch(/^\d{6}$/);

  await page.getByRole('button', { name: 'Use a password instead of a code' }).click();
  await page.getByLabel('Mobile number').fill('0917 555 0147');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Wrong account or password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/member');
});
