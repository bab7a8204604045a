import type { Page } from '@playwright/test';
import { GAMES } from '../../contract/catalogue/games.ts';
import type { GameManifest } from '../../contract/catalogue/games/manifest.ts';
import type { Database } from '../../server/db/database.ts';
import type { HallTitle } from '../../server/game-server/titles.ts';
import { gameFrame, roundsBegun, visitFigure } from '../e2e/support/hall-game.ts';
import { expect } from '../e2e/support/journey.ts';
import { buttonNamed, prepareBet } from '../e2e/support/presses.ts';

/** Matches the button that cashes out an open round, in any game. */
const CASH_OUT = /^Cash out ₱/;
/** Longest time for all rounds of one game title, ms. It is longer for rounds that players share. */
const PATIENCE_MS = 150_000;
const SHARED_PATIENCE_MS = 600_000;
/** If no round has begun this long after a press, the press had no effect, ms. */
const BEGUN_WITHIN_MS = 6_000;

/** Presses a button if it is there and enabled; returns whether it was there. */
async function press(page: Page, name: RegExp): Promise<boolean> {
  const button = gameFrame(page).getByRole('button', { name, disabled: false }).first();
  if (!(await button.isVisible())) return false;
  // Ignores a button that disappears meanwhile: the next poll finds the one in its place.
  await button.click({ timeout: 1_000 }).catch(() => undefined);
  return true;
}

/** Waits until a button has disappeared, at most `BEGUN_WITHIN_MS`. */
const gone = (page: Page, name: RegExp): Promise<void> =>
  gameFrame(page)
    .getByRole('button', { name })
    .first()
    .waitFor({ state: 'detached', timeout: BEGUN_WITHIN_MS })
    .catch(() => undefined);

/**
 * Plays `rounds` rounds of the open title by pressing the buttons named in the game's manifest (`presses`). In an open
 * round it reveals a card if possible, else cashes out, else takes the next step.
 */
export async function playRounds(
  page: Page,
  db: Database,
  { gameId, title, game }: HallTitle,
  rounds: number,
): Promise<void> {
  const { course, presses }: GameManifest = GAMES[game];
  const { bet, steps = [], uncover } = presses;
  const figure = visitFigure(page, 'Rounds');
  await expect(figure).toBeVisible();
  await prepareBet(page, presses);
  const reveal = uncover === undefined ? undefined : buttonNamed(uncover);
  const goOn = [...(reveal ? [reveal] : []), CASH_OUT, ...(steps.length > 0 ? [buttonNamed(...steps)] : [])];
  const pressNext = async (): Promise<void> => {
    for (const name of goOn) {
      if (!(await press(page, name))) continue;
      // Another press while the card opens might hit the button of the next card.
      if (name === reveal) await gone(page, name);
      return;
    }
    const begun = await roundsBegun(db, gameId);
    if (begun >= rounds || !(await press(page, buttonNamed(bet)))) return;
    // Waits until the wallet has the new bet, since the frame shows it later. Gives up if the press began no round, as
    // it may right after a result.
    await expect
      .poll(() => roundsBegun(db, gameId), { intervals: [40], timeout: BEGUN_WITHIN_MS })
      .toBeGreaterThan(begun)
      .catch(() => undefined);
  };
  await expect(async () => {
    await pressNext();
    expect(Number(await figure.textContent()), `rounds of ${title}`).toBe(rounds);
  }).toPass({ intervals: [40], timeout: course === 'shared' ? SHARED_PATIENCE_MS : PATIENCE_MS });
}
