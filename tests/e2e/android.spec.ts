import type { Page } from '@playwright/test';
import { askedOf, installApp, pressBack } from './support/android-app.ts';
import { barriers } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

const ANSWERS = {
  deviceInfo: { model: 'Bituin A5', os: 'Android 15', appVersion: '2.1.0' },
  pushToken: { token: 'push-token' },
  share: { isShared: true },
  chat: { isOpen: true },
};

/** Waits until the page sends a call to the server; returns the call's body. */
const bodyOf = async (page: Page, call: string): Promise<Record<string, unknown>> =>
  (await page.waitForRequest(`**/app/v1/${call}`)).postDataJSON() as Record<string, unknown>;

test('in the Android app, the page sends the app’s device name and push token to the server', async ({
  context,
  page,
  logIn,
}) => {
  await installApp(context, ANSWERS);
  await logIn();
  const bodies = Promise.all([bodyOf(page, 'anonymous/preLogin2'), bodyOf(page, 'getAfterLoginInfoWeb')]);
  await page.goto('/');
  for (const body of await bodies)
    expect(body).toMatchObject({
      deviceModel: 'Bituin A5; Android 15; app 2.1.0',
      messagingToken: 'push-token',
    });
});

test(
  'home: in an Android app that does not answer, the lobby soon opens as in a browser',
  variantOf('home'),
  async ({ context, page }) => {
    await installApp(context, {});
    await page.goto('/');
    const { deviceModel } = await bodyOf(page, 'anonymous/preLogin2');
    expect(deviceModel).toContain('Mozilla');
  },
);

test('Android’s back button closes an open dialog, then goes back a page, then leaves the app', async ({
  context,
  page,
  logIn,
}) => {
  await installApp(context, ANSWERS);
  await logIn();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await pressBack(page)).toEqual({ isHandled: true });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page).toHaveURL(/\/member$/);
  expect(await pressBack(page)).toEqual({ isHandled: true });
  await expect(page).toHaveURL(/\/$/);
  expect(await pressBack(page)).toEqual({ isHandled: false });
});

test(
  'share: a press on inviting friends opens Android’s share sheet',
  variantOf('share'),
  async ({ context, page, logIn }) => {
    await installApp(context, ANSWERS);
    await logIn();
    await page.goto('/share');
    await page
      .getByRole('button', { name: /share|send/i })
      .first()
      .click();
    await expect
      .poll(() => askedOf(page))
      .toContainEqual({
        method: 'share',
        params: { text: expect.stringContaining('/auth/register') },
      });
  },
);

test(
  'service: customer service opens the app’s native chat, or the page if the app has none',
  variantOf('service'),
  async ({ context, page, logIn }) => {
    await installApp(context, ANSWERS);
    await logIn();
    await page.goto('/member');
    await page.getByRole('link', { name: /service/i }).click();
    await expect.poll(() => askedOf(page)).toContainEqual({ method: 'chat' });
    await expect(page).toHaveURL(/\/member$/);
  },
);

test(
  'login: credentials saved by Android fill the log-in form',
  variantOf('login'),
  async ({ context, page, player }) => {
    await installApp(context, {
      ...ANSWERS,
      login: { account: player.account, password: player.password },
    });
    await page.goto('/auth/accountLogin');
    await page.getByRole('button', { name: 'Use a saved log-in' }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);
