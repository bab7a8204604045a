import type { Locator, Page } from '@playwright/test';
import type { Player } from './player.ts';

/** Fills in the account form and submits it. It may be on a page or in a dialog. */
export async function logInWith(
  page: Page,
  { account, password }: Pick<Player, 'account' | 'password'>,
): Promise<void> {
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByLabel('Account name or mobile number').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await logInButton(page).click();
}

/** Returns the form's submit button. */
export const logInButton = (page: Page): Locator => page.getByRole('button', { name: 'Log in', exact: true });
