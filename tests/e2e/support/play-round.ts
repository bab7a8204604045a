import type { Locator, Page } from '@playwright/test';
import { gameFrame, visitFigure } from './hall-game.ts';
import { expect } from './journey.ts';

/** What a player presses in a step game. */
export interface SteppedGame {
  /** Name of the buttons that take a step. */
  readonly step: RegExp;
}

/** Returns the first button that takes a step. */
export const stepButton = (page: Page, { step }: SteppedGame): Locator =>
  gameFrame(page).getByRole('button', { name: step }).first();

/** Returns the button that cashes out the round. */
export const cashOutButton = (page: Page): Locator =>
  gameFrame(page).getByRole('button', { name: /^Cash out ₱/ });

/** Places a bet and waits until the first step is possible. */
export async function openRound(page: Page, game: SteppedGame): Promise<void> {
  await gameFrame(page)
    .getByRole('button', { name: /^Bet ₱/ })
    .click();
  await expect(stepButton(page, game)).toBeVisible();
}

/** Takes a step in an open round. Resolves to true if the round is still open; false once `ended` rounds have ended. */
export async function takeStep(page: Page, game: SteppedGame, ended: number): Promise<boolean> {
  await stepButton(page, game).click();
  const isOver = async (): Promise<boolean> =>
    (await visitFigure(page, 'Rounds').textContent()) === String(ended);
  await expect.poll(async () => (await isOver()) || (await cashOutButton(page).isVisible())).toBe(true);
  return !(await isOver());
}

/**
 * Plays rounds until one can be cashed out. Resolves to the number of rounds begun: all before the last were lost at
 * their first step.
 */
export async function openRoundToCashOut(page: Page, game: SteppedGame): Promise<number> {
  for (let round = 1; ; round++) {
    await openRound(page, game);
    if (await takeStep(page, game, round)) return round;
  }
}
