import { NEWER_APIS, type NewerApi, SECURE_APIS } from '../architecture/newer-apis.ts';
import { BEGIN_ROUND, gameFrame, visitFigure } from '../e2e/support/hall-game.ts';
import { expect, test } from '../e2e/support/journey.ts';
import { JackpotView } from '../e2e/support/jackpot-page.ts';
import { logInWith } from '../e2e/support/login-form.ts';
import { CELL } from '../e2e/support/player.ts';

test.use({ world: 'demo', hall: true, contextOptions: { reducedMotion: 'reduce' } });

/** Title of the hall whose rounds need one press. */
const DICE = '/game/start?gameId=2002';

/** Removes APIs from a page before its scripts run, as if its browser did not have them. Runs in the page. */
function remove(apis: readonly NewerApi[]): void {
  for (const { owner, name } of apis) {
    const object = owner
      .split('.')
      .reduce<object | undefined>(
        (at, key) => (key === 'globalThis' ? at : at && Reflect.get(at, key)),
        globalThis,
      );
    if (object === undefined) continue;
    Reflect.deleteProperty(object, name);
    if (Reflect.has(object, name)) Object.defineProperty(object, name, { value: undefined });
  }
}

for (const [where, apis] of [
  ['in the oldest supported browsers', NEWER_APIS],
  ['on plain http', SECURE_APIS],
] as const)
  test(`${where}, a player logs in, sees the lobby, searches, plays a game of the hall and spins the jackpot`, async ({
    page,
    player,
    jackpot,
  }) => {
    await page.addInitScript(remove, apis);
    await player.grant(1);
    await player.fixNextDraw({ cell: CELL.coin5 });
    await page.goto('/auth/login');
    await logInWith(page, player);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: /^Balance/ }).first()).toBeVisible();
    await expect(page.locator('#old-browser')).toBeHidden();
    await page.goto('/game/search?q=dice');
    await expect(page.getByRole('main').getByText('Dice').first()).toBeVisible();
    await page.goto(DICE);
    const begin = gameFrame(page).getByRole('button', { name: BEGIN_ROUND }).first();
    await expect(begin).toBeEnabled();
    await begin.click();
    await expect(visitFigure(page, 'Rounds')).toHaveText('1');
    await page.goto('/activity/jackpot');
    await jackpot.hub.click();
    await jackpot.expectAnnounced(JackpotView.won(500));
    await jackpot.tab('Rules and odds').click();
    await expect(jackpot.list).toContainText('Mega');
  });

test('a browser that lacks newer styles shows a sentence that says so in both languages', async ({
  page,
}) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('1dvh', '1none') });
  });
  await page.goto('/faq');
  const sentence = page.locator('#old-browser');
  await expect(sentence).toContainText('This browser is too old for Perya.');
  await expect(sentence).toContainText('Masyadong luma ang browser na ito');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
