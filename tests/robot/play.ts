import type { Page } from '@playwright/test';
import type { Database } from '../../server/db/database.ts';
import type { HallTitle } from '../../server/game-server/titles.ts';
import { BEGIN_ROUND, gameFrame, roundsBegun, visitFigure } from '../e2e/support/hall-game.ts';
import { expect } from '../e2e/support/journey.ts';

/**
 * Buttons to press while a round is open, the most urgent first: reveal a card, cash out, otherwise go on. Results
 * show by themselves: the button that skips to them is the one that begins the next round.
 */
const GO_ON = [
  /^Reveal all$/,
  /^Cash out ₱/,
  /^(?:Any |Open any|Pump$|Go up$|Climb on$|Heads$|Roll$|(?:Higher|Lower)(?! bet))/,
] as const;
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

/** Plays `rounds` rounds of the open title, by pressing what a player would press. */
export async function playRounds(
  page: Page,
  db: Database,
  { gameId, title, rules }: HallTitle,
  rounds: number,
): Promise<void> {
  const figure = visitFigure(page, 'Rounds');
  await expect(figure).toBeVisible();
  if ('shared' in rules) await prepareSharedBet(page);
  const pressNext = async (): Promise<void> => {
    for (const name of GO_ON) {
      if (!(await press(page, name))) continue;
      // Another press while the card opens might hit the button of the next card.
      if (name === GO_ON[0]) await gone(page, name);
      return;
    }
    const begun = await roundsBegun(db, gameId);
    if (begun >= rounds || !(await press(page, BEGIN_ROUND))) return;
    // The wallet gets a bet before the frame does; a press right after a result begins no round.
    await expect
      .poll(() => roundsBegun(db, gameId), { intervals: [40], timeout: BEGUN_WITHIN_MS })
      .toBeGreaterThan(begun)
      .catch(() => undefined);
  };
  await expect(async () => {
    await pressNext();
    expect(Number(await figure.textContent()), `rounds of ${title}`).toBe(rounds);
  }).toPass({ intervals: [40], timeout: 'shared' in rules ? SHARED_PATIENCE_MS : PATIENCE_MS });
}

/** A place bet is the safest one of Karera; Crash cashes out automatically at the first hundredth. */
async function prepareSharedBet(page: Page): Promise<void> {
  const auto = gameFrame(page)
    .getByRole('group', { name: 'Bet 1' })
    .getByRole('checkbox', { name: 'Auto cash-out' });
  const place = gameFrame(page).getByRole('button', { name: 'Place', exact: true });
  await expect(auto.or(place).first()).toBeVisible();
  if (await place.isVisible()) return place.click();
  await auto.check();
  await gameFrame(page).getByRole('group', { name: 'Bet 1' }).getByLabel('Cash out at').fill('1.01');
}
