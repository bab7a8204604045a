import type { Page } from '@playwright/test';
import type { Database } from '../../server/db/database.ts';
import type { HallTitle } from '../../server/studio/titles.ts';
import { gameFrame, roundsBegun, visitFigure } from '../e2e/support/hall-game.ts';
import { expect } from '../e2e/support/journey.ts';

/**
 * What a player presses while a round is open, the most urgent first: a result that is under way is shown, a sum that
 * stands is taken, and else the round goes on.
 */
const GO_ON = [
  /^(?:Show result|Reveal all)$/,
  /^Cash out ₱/,
  /^(?:Any |Open any|Pump$|Go up$|Climb on$|Heads$|Roll$|(?:Higher|Lower)(?! bet))/,
] as const;
/** What begins a round. */
const BEGIN = /^(?:SPIN$|Bet ₱|Bet 1 )| for ₱/;
/** Longest that one title may take for all its rounds, ms: shared rounds keep their own time. */
const PATIENCE_MS = 150_000;

/** Presses a button when it is there and may be pressed; returns whether it was there. */
async function press(page: Page, name: RegExp): Promise<boolean> {
  const button = gameFrame(page).getByRole('button', { name, disabled: false }).first();
  if (!(await button.isVisible())) return false;
  // It may have gone since: the next look finds what has come instead.
  await button.click({ timeout: 1_000 }).catch(() => undefined);
  return true;
}

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
    for (const name of GO_ON) if (await press(page, name)) return;
    // A press that comes right after a result begins nothing, so that only the wallet knows how many there were.
    if ((await roundsBegun(db, gameId)) < rounds) await press(page, BEGIN);
  };
  await expect(async () => {
    await pressNext();
    expect(Number(await figure.textContent()), `rounds of ${title}`).toBe(rounds);
  }).toPass({ intervals: [40], timeout: PATIENCE_MS });
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
