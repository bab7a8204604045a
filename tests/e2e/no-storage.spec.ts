import { follow } from './support/follow.ts';
import { gameFrame as frame, visitFigure as figure } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { logInWith } from './support/login-form.ts';

// The age notice and popups appear, since they could be marked as seen only in storage, which is blocked here.
test.use({ world: 'demo', hall: true, startUp: true, asksAge: true, pace: 8 });

const DICE = 2002;

/** Makes every access to storage throw, in the lobby and in games, as in some private windows. Runs in the page. */
function closeStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

test('without browser storage a player accepts the age notice once, logs in, plays, and is a guest after a reload', async ({
  page,
  context,
  player,
}) => {
  await context.addInitScript(closeStorage);
  // Closes the popups of a visit, which appear again and again since nothing can be stored.
  await page.addLocatorHandler(page.getByRole('dialog').getByRole('button', { name: 'Close' }), (close) =>
    close.click(),
  );
  await page.goto('/');
  const age = page.getByRole('dialog', { name: 'Are you 21 or older?' });
  await age.getByRole('button', { name: 'Accept' }).click();
  await expect(age).toBeHidden();

  await follow(page, '/auth/login');
  await logInWith(page, player);
  await expect(page).toHaveURL('/');
  await follow(page, `/game/start?gameId=${DICE}`);
  await frame(page)
    .getByRole('button', { name: /^Roll for/ })
    .click();
  await expect(figure(page, 'Rounds')).toHaveText('1');
  await expect(age).toHaveCount(0);

  await page.goto('/');
  await expect(age).toBeVisible();
  await age.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});
