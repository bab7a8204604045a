import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';
import type { Database } from '../../../server/db/database.ts';
import { type HallTitle, hallTitles } from '../../../server/game-server/titles.ts';

/** First title of every game. */
export const GAME_TITLES: readonly HallTitle[] = [
  ...new Map(hallTitles.toReversed().map((title) => [title.game, title])).values(),
].toReversed();

/** Name of the button that begins a round of any hall title. */
export const BEGIN_ROUND = /^(?:SPIN$|Bet ₱|Bet 1 )| for ₱/;

/**
 * Returns the frame of a hall game; the hidden frame of a game's sheet is skipped
 * (src/features/home/game-prefetch.tsx).
 */
export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe:not([hidden])');

/** Returns the frame of the open game for running scripts in it. Rejects when no game is open. */
export async function shownFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe:not([hidden])').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('No game is open.');
  return frame;
}

/** Returns a figure of the visit by its name, in the frame. */
export const visitFigure = (page: Page, name: string): Locator =>
  gameFrame(page).getByLabel('This visit').locator('div').filter({ hasText: name }).locator('dd');

/** Providers' rounds booked in the wallet. */
export interface WalletRounds {
  /** Number of finished rounds. */
  readonly rounds: number;
  /** Net result, hundredths. */
  readonly net: number;
}

/** Counts the started rounds of a title. */
export async function roundsBegun(db: Database, gameId: number): Promise<number> {
  const { rows } = await db.query<{ rounds: number }>(
    'select count(*)::int as rounds from provider_rounds where game_id = $1',
    [gameId],
  );
  return rows[0]?.rounds ?? 0;
}

/** Reads the wallet's rounds of all providers, or of one title. */
export async function walletRounds(db: Database, gameId?: number): Promise<WalletRounds> {
  const { rows } = await db.query<WalletRounds>(
    `select count(*)::int as rounds, coalesce(sum(won - staked), 0)::int as net
     from provider_rounds where ended_at is not null and ($1::int is null or game_id = $1)`,
    [gameId ?? null],
  );
  return rows[0] ?? { rounds: 0, net: 0 };
}
