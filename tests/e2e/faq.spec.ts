import { expect, test } from './support/journey.ts';
import { variantOf } from './support/variant.ts';

test('typing finds questions regardless of case and accents; if none matches, the page offers customer service', async ({
  page,
}) => {
  await page.goto('/faq');
  const search = page.getByRole('searchbox', { name: 'Search the answers' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
  await search.fill('VÁLID bet part');
  await expect(page.locator('details')).toHaveCount(1);
  await expect(page.getByText('The part of your bet that counts.', { exact: false })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible();
  await search.fill('zzyzx');
  await expect(page.getByRole('heading', { name: 'No answer to “zzyzx” yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/service$/);
});

test(
  'faq: the address of a question opens the question, and the address of a topic shows the questions of the topic',
  variantOf('faq'),
  async ({ page }) => {
    await page.goto('/faq#take-a-break');
    const question = page.locator('#take-a-break');
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('summary')).toBeFocused();
    await expect(question).toBeInViewport();
    await page.goto('/faq');
    await page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: 'Verification' })
      .click();
    await expect(page.getByRole('heading', { name: 'Verification' })).toBeInViewport();
    await expect(page.locator('#who-sees-documents')).not.toHaveAttribute('open', '');
  },
);

test(
  'faq: icons of topics come from the server’s own route, and a placeholder replaces an icon that fails to load',
  variantOf('faq'),
  async ({ page, consoleGuard }) => {
    const asked = page.waitForRequest(/\/icons\/fluent-emoji-flat\.json\?icons=/);
    await page.goto('/faq');
    expect(new URL((await asked).url()).search).toContain('identification-card');
    const icons = page.getByRole('navigation', { name: 'Topics' }).locator('img[src^="data:image/svg+xml"]');
    await expect(icons).toHaveCount(6);
    await page.evaluate(() => localStorage.removeItem('perya.icons'));
    consoleGuard.allow('ERR_FAILED');
    await page.route('**/icons/*.json*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Topics' }).locator('svg')).toHaveCount(6);
  },
);

test(
  'faq: every page ends with a footer of licence, age limit, help and legal texts, except pages of games',
  variantOf('faq'),
  async ({ page, logIn }) => {
    await page.goto('/faq');
    const footer = page.locator('footer');
    await expect(footer.getByText('21 and older')).toBeAttached();
    await expect(footer.getByText('Licence number:')).toBeAttached();
    await expect(footer.getByRole('link', { name: '1553' })).toHaveAttribute('href', 'tel:1553');
    await expect(footer.getByRole('link', { name: 'Terms of use' })).toBeAttached();
    await footer.getByRole('link', { name: 'Take a break' }).click();
    await expect(page.locator('#take-a-break')).toHaveAttribute('open', '');
    await logIn();
    for (const path of ['/member', '/bonus', '/email', '/?type=slots', '/nowhere']) {
      await page.goto(path);
      await expect(footer, path).toHaveCount(1);
      // The footer begins below the window, where content that loads late causes no visible layout shift.
      if (path !== '/?type=slots') await expect(footer, path).not.toBeInViewport();
    }
    await footer.getByRole('link', { name: 'Take a break' }).click();
    await expect(page).toHaveURL(/\/member\/self-limited$/);
    await page.goto('/activity/jackpot');
    await expect(page.getByRole('heading', { name: 'Lucky Jackpot' }).first()).toBeAttached();
    await expect(footer).toHaveCount(0);
  },
);
