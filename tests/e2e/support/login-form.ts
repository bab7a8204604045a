import type { Locator, Page } from '@playwright/test';
import type { Player } from './player.ts';

/** Fills in the log-in form for accounts, on a page or in a dialog, and submits it. */
export async function logInWith(
  page: Page,
  { account, password }: Pick<Player, 'account' | 'password'>,
): Promise<void> {
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByLabel('Account name or mobile number').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await logInButton(page).click();
}

/** Returns the button that submits the log-in form. */
export const logInButton = (page: Page): Locator => page.getByRole('button', { name: 'Log in', exact: true });
