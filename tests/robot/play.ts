import type { Page } from '@playwright/test';
import { GAMES } from '../../contract/catalogue/games.ts';
import type { GameManifest, Preparation } from '../../contract/catalogue/games/manifest.ts';
import type { Database } from '../../server/db/database.ts';
import type { HallTitle } from '../../server/game-server/titles.ts';
import { gameFrame, roundsBegun, visitFigure } from '../e2e/support/hall-game.ts';
import { expect } from '../e2e/support/journey.ts';

/** Matches the button that cashes out an open round, in any game. */
const CASH_OUT = /^Cash out ₱/;
/** Longest time for all rounds of one title, ms. Rounds that players share have a longer one. */
const PATIENCE_MS = 150_000;
const SHARED_PATIENCE_MS = 600_000;
/** If no round has begun this long after a press, the press had no effect, ms. */
const BEGUN_WITHIN_MS = 6_000;

/** Matches names of buttons that begin with one of `names`, but not buttons that change the bet: not "Higher bet". */
const named = (...names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})(?! bet)`);

/** Presses a button if it is visible and enabled; returns whether it was. */
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
  const { bet, prepare = [], steps = [], uncover } = presses;
  const figure = visitFigure(page, 'Rounds');
  await expect(figure).toBeVisible();
  for (const step of prepare) await doBefore(page, step);
  const reveal = uncover === undefined ? undefined : named(uncover);
  const goOn = [...(reveal ? [reveal] : []), CASH_OUT, ...(steps.length > 0 ? [named(...steps)] : [])];
  const pressNext = async (): Promise<void> => {
    for (const name of goOn) {
      if (!(await press(page, name))) continue;
      // Another press while the card opens might hit the button of the next card.
      if (name === reveal) await gone(page, name);
      return;
    }
    const begun = await roundsBegun(db, gameId);
    if (begun >= rounds || !(await press(page, named(bet)))) return;
    // Waits until the wallet has the bet. Gives up silently, since a press right after a result may begin no round.
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

/** Performs a step that the game requires before the first bet. */
async function doBefore(page: Page, step: Preparation): Promise<void> {
  const frame = gameFrame(page);
  if ('press' in step) return frame.getByRole('button', { name: step.press, exact: true }).first().click();
  if ('check' in step) return frame.getByRole('checkbox', { name: step.check }).first().check();
  return frame.getByLabel(step.fill).first().fill(step.with);
}
