import type { APIRequestContext, Page } from '@playwright/test';

/** Returns the code in the last text message to a phone number, which the sandbox has kept. */
export async function codeFor(request: APIRequestContext, mobile: string): Promise<string> {
  const { messages } = await (await request.get(`/dev/outbox?format=json&mobile=${mobile}`)).json();
  return /\d{6}/.exec(messages[0].text)?.[0] ?? '';
}

/** Verifies a new phone number (ten digits, beginning with 9) on the open registration page: its first step. */
export async function proveNumber(page: Page, request: APIRequestContext, digits: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(digits);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Sent! The code works for 5 minutes.').waitFor();
  await page.getByLabel('6-digit code').fill(await codeFor(request, `63${digits}`));
}

/** Registers an account with a new phone number on the registration page: both of its steps. */
export async function registerNumber(page: Page, request: APIRequestContext, digits: string): Promise<void> {
  await proveNumber(page, request, digits);
  await page.getByLabel('Date of birth').fill('1995-06-12');
  await page.getByRole('checkbox', { name: /^I’m not a student/ }).check();
  await page.getByRole('checkbox', { name: /^I have read the/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}
