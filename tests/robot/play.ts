import type { Page } from '@playwright/test';
import type { Database } from '../../server/db/database.ts';
import type { HallTitle } from '../../server/studio/titles.ts';
import { BEGIN_ROUND, gameFrame, roundsBegun, visitFigure } from '../e2e/support/hall-game.ts';
import { expect } from '../e2e/support/journey.ts';

/**
 * What a player presses while a round is open, the most urgent first: a card is revealed, a sum that stands is taken, and
 * else the round goes on. Results show themselves: the button that shows them at once is the one that begins the next round.
 */
const GO_ON = [
  /^Reveal all$/,
  /^Cash out ₱/,
  /^(?:Any |Open any|Pump$|Go up$|Climb on$|Heads$|Roll$|(?:Higher|Lower)(?! bet))/,
] as const;
/** Longest that one title may take for all its rounds, ms; rounds that all players share keep their own time. */
const PATIENCE_MS = 150_000;
const SHARED_PATIENCE_MS = 600_000;
/** A press that has not begun a round by then has begun none, ms. */
const BEGUN_WITHIN_MS = 6_000;

/** Presses a button when it is there and may be pressed; returns whether it was there. */
async function press(page: Page, name: RegExp): Promise<boolean> {
  const button = gameFrame(page).getByRole('button', { name, disabled: false }).first();
  if (!(await button.isVisible())) return false;
  // It may have gone since: the next look finds what has come instead.
  await button.click({ timeout: 1_000 }).catch(() => undefined);
  return true;
}

/** Waits until a button is no longer there; no longer than a round takes to begin. */
const gone = (page: Page, name: RegExp): Promise<void> =>
  gameFrame(page)
    .getByRole('button', { name })
    .first()
    .waitFor({ state: 'detached', timeout: BEGUN_WITHIN_MS })
    .catch(() => undefined);

/** Plays so many rounds of the title whose page is open, by pressing what a player would press. */
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
      // Pressed again while the card opens, it may be the button of the next card by then.
      if (name === GO_ON[0]) await gone(page, name);
      return;
    }
    const begun = await roundsBegun(db, gameId);
    if (begun >= rounds || !(await press(page, BEGIN_ROUND))) return;
    // The wallet hears of a bet before the frame does; a press that comes right after a result begins nothing.
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

/** A bet on the place is the surest of Karera; Crash gets off by itself at the first hundredth. */
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
