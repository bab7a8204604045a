import type { Page } from '@playwright/test';
import type { Presses } from '../../../contract/catalogue/games/manifest.ts';
import { gameFrame } from './hall-game.ts';

/** Matches buttons by the beginning of their names, except those that change the bet ("Higher bet"). */
export const buttonNamed = (...names: readonly string[]): RegExp =>
  new RegExp(`^(?:${names.join('|')})(?! bet)`);

/** Does what a player of the open game does before the first bet. */
export async function prepareBet(page: Page, { prepare = [] }: Presses): Promise<void> {
  const frame = gameFrame(page);
  for (const step of prepare) {
    if ('press' in step) await frame.getByRole('button', { name: step.press, exact: true }).first().click();
    else if ('check' in step) await frame.getByRole('checkbox', { name: step.check }).first().check();
    else await frame.getByLabel(step.fill).first().fill(step.with);
  }
}
