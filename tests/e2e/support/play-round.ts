import type { Locator, Page } from '@playwright/test';
import { gameFrame, visitFigure } from './hall-game.ts';
import { expect } from './journey.ts';

/** What is pressed in a game of steps. */
export interface SteppedGame {
  /** The button that takes a step. */
  readonly step: RegExp;
}

/** The first button that takes a step. */
export const stepButton = (page: Page, { step }: SteppedGame): Locator =>
  gameFrame(page).getByRole('button', { name: step }).first();

/** The button that takes what has been won. */
export const cashOutButton = (page: Page): Locator =>
  gameFrame(page).getByRole('button', { name: /^Cash out ₱/ });

/** Bets and waits for the first step. */
export async function openRound(page: Page, game: SteppedGame): Promise<void> {
  await gameFrame(page)
    .getByRole('button', { name: /^Bet ₱/ })
    .click();
  await expect(stepButton(page, game)).toBeVisible();
}

/** Takes a step of an open round; resolves to whether the round goes on, or false if it was the `ended`th to end. */
export async function takeStep(page: Page, game: SteppedGame, ended: number): Promise<boolean> {
  await stepButton(page, game).click();
  const isOver = async (): Promise<boolean> =>
    (await visitFigure(page, 'Rounds').textContent()) === String(ended);
  await expect.poll(async () => (await isOver()) || (await cashOutButton(page).isVisible())).toBe(true);
  return !(await isOver());
}

/** Plays until a round can be cashed out; resolves to its number, as the rounds before it were lost at their first step. */
export async function openRoundToCashOut(page: Page, game: SteppedGame): Promise<number> {
  for (let round = 1; ; round++) {
    await openRound(page, game);
    if (await takeStep(page, game, round)) return round;
  }
}
