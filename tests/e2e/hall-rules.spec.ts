import { gameFrame as frame } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';

/** One title of each kind of rules: one draw, steps, a stall, a machine, a table with shared rounds. */
const TITLES = [
  { gameId: 2002, title: 'Dice', proof: 'Fairness' },
  { gameId: 2003, title: 'Mines', proof: 'Fairness' },
  { gameId: 5007, title: 'Duck Pond', proof: 'Fairness' },
  { gameId: 1001, title: 'Ginto Kingdom', proof: 'Fairness' },
  { gameId: 2001, title: 'Crash', proof: /./ },
] as const;

test.use({ world: 'demo', hall: true });

test('the rules of a game begin with three lines; odds, return and proof open from there, and codes only behind the proof', async ({
  page,
  logIn,
}) => {
  await logIn();
  for (const { gameId, title, proof } of TITLES) {
    await test.step(title, async () => {
      await page.goto(`/game/start?gameId=${gameId}`);
      const game = frame(page);
      await game.getByRole('button', { name: 'Rules and odds' }).click();
      const rules = game.getByRole('dialog', { name: 'Rules and odds' });
      await expect(rules.getByRole('listitem').filter({ visible: true })).toHaveCount(3);
      await expect(rules.locator('details[open]')).toHaveCount(0);
      await expect(rules.locator('code')).toHaveCount(0);
      const part = (name: string) => rules.locator('details').filter({ hasText: name });
      for (const name of ['Odds and pays', 'What comes back', 'Proof']) {
        // By keyboard.
        await part(name).locator('summary').press('Enter');
        await expect(part(name)).toHaveAttribute('open', '');
      }
      await expect(part('What comes back')).toContainText('Biggest win');
      await rules.getByRole('button', { name: 'Check a round' }).click();
      await expect(rules).toBeHidden();
      await expect(game.getByRole('dialog', { name: proof })).toBeVisible();
    });
  }
});
