import { gameFrame as frame } from './support/hall-game.ts';
import { expect, test } from './support/journey.ts';
import { gameVariantOf } from './support/variant.ts';

/** One game of each kind: a single draw, several steps, a fairground stall, a slot, and rounds that players share. */
const TITLES = [
  { gameId: 2002, game: 'dice', proof: 'Fairness' },
  { gameId: 2003, game: 'mines', proof: 'Fairness' },
  { gameId: 5007, game: 'duck-pond', proof: 'Fairness' },
  { gameId: 1001, game: 'line-reels', proof: 'Fairness' },
  { gameId: 2001, game: 'crash', proof: /./ },
] as const;

test.use({ world: 'demo', hall: true });

for (const { gameId, game, proof } of TITLES)
  test(
    `${game}: the rules begin with three lines; from there odds, return and proof open, and hashes are shown only in the proof`,
    gameVariantOf(game),
    async ({ page, logIn }) => {
      await logIn();
      await page.goto(`/game/start?gameId=${gameId}`);
      const opened = frame(page);
      await opened.getByRole('button', { name: 'Rules and odds' }).click();
      const rules = opened.getByRole('dialog', { name: 'Rules and odds' });
      await expect(rules.getByRole('listitem').filter({ visible: true })).toHaveCount(3);
      await expect(rules.locator('details[open]')).toHaveCount(0);
      await expect(rules.locator('code')).toHaveCount(0);
      const part = (name: string) => rules.locator('details').filter({ hasText: name });
      for (const name of ['Odds and pays', 'What comes back', 'Proof']) {
        // Opens this section by keyboard.
        await part(name).locator('summary').press('Enter');
        await expect(part(name)).toHaveAttribute('open', '');
      }
      await expect(part('What comes back')).toContainText('Biggest win');
      await rules.getByRole('button', { name: 'Check a round' }).click();
      await expect(rules).toBeHidden();
      await expect(opened.getByRole('dialog', { name: proof })).toBeVisible();
    },
  );
