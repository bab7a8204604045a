import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';
import type { Database } from '../../../server/db/database.ts';
import { type HallTitle, hallTitles } from '../../../server/game-server/titles.ts';

/** The first title of each game of the hall. */
export const GAME_TITLES: readonly HallTitle[] = [
  ...new Map(hallTitles.toReversed().map((title) => [title.game, title])).values(),
].toReversed();

/** Matches the name of the button that begins a round in any game of the hall. */
export const BEGIN_ROUND = /^(?:SPIN$|Bet ₱|Bet 1 )| for ₱/;

/**
 * Returns a locator of the frame with the open hall game. Ignores the hidden frame with which a game's information sheet
 * prefetches (src/features/home/game-prefetch.tsx).
 */
export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe:not([hidden])');

/** Returns the frame of the open game, in which scripts can be run. Rejects if no game is open. */
export async function shownFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe:not([hidden])').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('No game is open.');
  return frame;
}

/** Returns a locator of a figure under "This visit" in the game's frame, such as "Rounds". */
export const visitFigure = (page: Page, name: string): Locator =>
  gameFrame(page).getByLabel('This visit').locator('div').filter({ hasText: name }).locator('dd');

/** Totals of the provider rounds that are booked in the wallet. */
export interface WalletRounds {
  /** Number of finished rounds. */
  readonly rounds: number;
  /** Wins minus stakes, in hundredths. */
  readonly net: number;
}

/** Returns the number of rounds of a game title that have begun, finished or not. */
export async function roundsBegun(db: Database, gameId: number): Promise<number> {
  const { rows } = await db.query<{ rounds: number }>(
    'select count(*)::int as rounds from provider_rounds where game_id = $1',
    [gameId],
  );
  return rows[0]?.rounds ?? 0;
}

/** Reads the totals of one game title's rounds, or of the rounds of all game providers. */
export async function walletRounds(db: Database, gameId?: number): Promise<WalletRounds> {
  const { rows } = await db.query<WalletRounds>(
    `select count(*)::int as rounds, coalesce(sum(won - staked), 0)::int as net
     from provider_rounds where ended_at is not null and ($1::int is null or game_id = $1)`,
    [gameId ?? null],
  );
  return rows[0] ?? { rounds: 0, net: 0 };
}
