import type { Page } from '@playwright/test';
import { barriers } from './support/axe.ts';
import { settledPage } from './support/follow.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const waysOf = (page: Page) => page.getByRole('group', { name: /^or (log in|sign up) with$/ });

/** Logs in under a name on the sandbox page of a third party, which leads back to the lobby. */
async function comeBackAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}
/** Gives the second proof that a new way to log in needs. */
async function confirmWithPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
}
async function declare(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('1995-06-12');
  await page.getByRole('checkbox', { name: /^I’m not a student/ }).check();
  await page.getByRole('checkbox', { name: /^I have read the/ }).check();
}

test('a guest registers with Google, lands on the page they wanted, and can later log in with Google', async ({
  page,
  db,
}) => {
  await page.goto('/member/profile');
  await expect(page).toHaveURL('/auth/login?redirect=%2Fmember%2Fprofile');
  await waysOf(page).getByRole('button', { name: 'Google' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Google' })).toBeVisible();

  // After Cancel nothing has changed, and the player can try again.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled at Google. Nothing has changed.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again with Google' }).click();
  await comeBackAs(page, 'Maria Santos');

  await expect(page.getByText('Your Google account is new here, so one last thing:')).toBeVisible();
  // The third party's code is removed from the address, and a reload continues the registration.
  await expect(page).toHaveURL('/auth/social');
  await page.reload();
  await page.getByLabel('Your name in the games (optional)').fill('Maria');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please confirm this to open an account.').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await declare(page);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  // The page asks for a phone number, which the welcome gifts need; the player can skip it.
  await expect(page).toHaveURL('/auth/bind?redirect=%2Fmember%2Fprofile');
  await expect(page.getByText('Welcome gifts come with your number:')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page).toHaveURL('/member/profile');
  const { rows } = await db.query(
    `select account_type, nickname, name from users join social_accounts s on s.user_id = users.id`,
  );
  expect(rows).toEqual([{ account_type: 5, nickname: 'Maria', name: 'Maria Santos' }]);

  // Logs out. The same Google account then logs in to the same player, from the form over a page.
  await page.goto('/member');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/?type=slots');
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await waysOf(page).getByRole('button', { name: 'Google' }).click();
  await comeBackAs(page, 'maria santos');
  await expect(page).toHaveURL('/?type=slots');
  await expect(page.getByText('Welcome, Maria!')).toBeVisible();
});

test('a player adds LINE and Facebook to log in, cannot add an account of another player, and removes one', async ({
  page,
  logIn,
  player,
  db,
}) => {
  await logIn();
  await page.goto('/auth/info');
  for (const party of ['LINE', 'Facebook']) {
    await page.getByRole('button', { name: `Add: ${party}` }).click();
    // The proof counts for 15 minutes, so that it is asked for once.
    if (party === 'LINE') await confirmWithPassword(page, player.password);
    await comeBackAs(page, 'Juan Luna');
    await expect(page.getByText(`You can log in with ${party} now.`)).toBeVisible();
    await expect(page).toHaveURL('/auth/info');
  }
  await expect(page.getByText('Juan Luna')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove: LINE' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Remove LINE?' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add: LINE' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await db.query("update social_accounts set type = 5 where name = 'Juan Luna'");
  await db.query(
    `update social_accounts set user_id = (select min(id) from users where id <> social_accounts.user_id), type = 3`,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Add: Facebook' }).click();
  await comeBackAs(page, 'Juan Luna');
  await expect(page.getByText('This social account belongs to another player.')).toBeVisible();
  await page.getByRole('link', { name: 'Other ways to log in' }).click();
  await expect(page).toHaveURL('/auth/info');
});

test(
  'loginWays: a third-party log-in that was begun in another browser is refused',
  variantOf('loginWays'),
  async ({ page, context }) => {
    await page.goto('/auth/login');
    await waysOf(page).getByRole('button', { name: 'Google' }).click();
    await expect(page.getByRole('heading', { name: 'Google' })).toBeVisible();
    const query = new URL(page.url()).search;
    const answer = await page.request.get(`/dev/identity/google/continue${query}&name=Eve&answer=yes`, {
      maxRedirects: 0,
    });
    const address = answer.headers()['location'] ?? '';
    expect(address).toContain('/auth/social?');
    const victim = await context.newPage();
    await victim.goto(address);
    await expect(victim.getByRole('heading', { name: 'Nothing to finish here' })).toBeVisible();
    await victim.getByRole('link', { name: 'Other ways to log in' }).click();
    await expect(victim).toHaveURL('/auth/login');
  },
);

test('a player creates a passkey, logs in with it, and removes it', async ({ page, logIn, player }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await logIn();
  await page.goto('/auth/info');
  await page.getByRole('button', { name: 'Add a passkey' }).dblclick();
  await confirmWithPassword(page, player.password);
  await expect(page.getByText('Your passkey is ready.')).toBeVisible();
  await expect(page.getByText('On one device · not used yet')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  // The device refuses to create a second passkey for the same player.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device has a passkey of yours already.')).toBeVisible();

  await page.goto('/member');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/auth/login?redirect=%2Fauth%2Finfo');
  await waysOf(page).getByRole('button', { name: 'Passkey' }).click();
  await expect(page).toHaveURL('/auth/info');
  await expect(page.getByText(player.account, { exact: true })).toBeVisible();
  await expect(page.getByText(/On one device · last used/)).toBeVisible();

  await page.getByRole('button', { name: /^Remove: Passkey/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await settledPage(page);

  // The device still has the passkey, but it no longer logs the player in.
  await page.goto('/member');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/auth/login');
  await waysOf(page).getByRole('button', { name: 'Passkey' }).click();
  await expect(page.getByText('That passkey didn’t work here.')).toBeVisible();

  // Without any passkey on the device, the player gets a message too.
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await waysOf(page).getByRole('button', { name: 'Passkey' }).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible({ timeout: 20_000 });
});
