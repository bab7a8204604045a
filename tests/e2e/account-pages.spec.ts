import { ErrorCode } from '../../contract/errors.ts';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { proveNumber } from './support/register.ts';
import { variantOf } from './support/variant.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a player adds a phone number with a code, and then finds it among the ways to log in', async ({
  page,
  db,
  player,
  logIn,
}) => {
  await db.query('update users set mobile = null where id = $1', [player.id]);
  await logIn();
  await page.goto('/auth/info');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add' }).first().click();
  await proveNumber(page, page.request, '9175550123');
  await page.getByRole('button', { name: 'Save my number' }).click();
  await expect(page).toHaveURL(/\/auth\/info$/);
  await expect(page.getByText('+63 ••• ••• 0123')).toBeVisible();
});

test('a break from playing asks for two confirmations, ends every session and blocks log-in until the break ends', async ({
  page,
  context,
  player,
  logIn,
}) => {
  await logIn();
  await page.goto('/member/self-limited');
  const other = await context.newPage();
  await other.goto('/member');
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByText('7 days', { exact: true }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin the break' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Begin the break' }).click();
  await expect(page.getByRole('dialog')).toContainText('Begin a break of 7 days?');
  await page.getByRole('button', { name: 'Yes, begin now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on a break' })).toBeVisible();
  await expect(page.getByText(/^It ends on .+ Nobody can end it sooner\.$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await expect(other).toHaveURL(/\/auth\/login/);
  await other.goto('/activity/jackpot');
  await expect(other).toHaveURL('/member/self-limited');
  const answer = await page.request.post('/app/v1/accountLogin', {
    data: { account: player.account, password: player.password, loginType: 2 },
  });
  expect(await answer.json()).toMatchObject({ errcode: ErrorCode.playerExcluded });
});

test(
  'withdrawal: the address of an unknown bank shows the not-found page with that address',
  variantOf('withdrawal'),
  async ({ page, logIn }) => {
    await logIn();
    await page.goto('/withdrawal/nowhere-bank');
    await expect(page.getByText('Page Not Found: /withdrawal/nowhere-bank')).toBeVisible();
    await page.goto('/withdrawal/gcash');
    await expect(page.getByRole('heading', { name: 'Withdraw by GCash' })).toBeVisible();
  },
);

test('a player sees their sessions in other browsers and logs them out', async ({
  page,
  browser,
  player,
  logIn,
}) => {
  await logIn();
  await page.goto('/member');
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 14; K) Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  const answer = await phone.request.post(new URL('/app/v1/accountLogin', page.url()).href, {
    data: { account: player.account, password: player.password, loginType: 2 },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/auth/info');
  await expect(page.getByText('This one')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log out: Chrome on Android' }).click();
  await expect(page.getByRole('button', { name: 'Log out: Chrome on Android' })).toBeHidden();
  await expect(page.getByText('This one')).toBeVisible();
  const dead = await phone.request.post(new URL('/app/v1/ownSessions', page.url()).href, {
    data: {},
    headers: { authorization: token },
  });
  expect(await dead.json()).toMatchObject({ errcode: ErrorCode.unauthorized });
  await phone.close();
});
