import type { Page } from '@playwright/test';
import { GAMES } from '../../contract/catalogue/games.ts';
import type { GameManifest } from '../../contract/catalogue/games/manifest.ts';
import type { Database } from '../../server/db/database.ts';
import type { HallTitle } from '../../server/game-server/titles.ts';
import { gameFrame, roundsBegun, visitFigure } from '../e2e/support/hall-game.ts';
import { expect } from '../e2e/support/journey.ts';
import { buttonNamed, prepareBet } from '../e2e/support/presses.ts';

/** Pays out an open round of any game. */
const CASH_OUT = /^Cash out ₱/;
/** Timeout of all rounds of one title, ms; shared rounds have a separate one. */
const PATIENCE_MS = 150_000;
const SHARED_PATIENCE_MS = 600_000;
/** Time after which a press counts as having begun no round, ms. */
const BEGUN_WITHIN_MS = 6_000;

/** Presses a button if it is there and enabled; returns whether it was there. */
async function press(page: Page, name: RegExp): Promise<boolean> {
  const button = gameFrame(page).getByRole('button', { name, disabled: false }).first();
  if (!(await button.isVisible())) return false;
  // It may have disappeared: the next poll finds its replacement.
  await button.click({ timeout: 1_000 }).catch(() => undefined);
  return true;
}

/** Waits until a button is gone; no longer than a round takes to begin. */
const gone = (page: Page, name: RegExp): Promise<void> =>
  gameFrame(page)
    .getByRole('button', { name })
    .first()
    .waitFor({ state: 'detached', timeout: BEGUN_WITHIN_MS })
    .catch(() => undefined);

/**
 * Plays `rounds` rounds of the open title, by pressing what a player would press (presses of its game's manifest).
 * While a round is open the most urgent comes first: reveal a card, cash out, otherwise go on. Results show by
 * themselves: the button that skips to them is the one that begins the next round.
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
    // The wallet gets a bet before the frame does; a press right after a result begins no round.
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
