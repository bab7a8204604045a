import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';
import { hasScene } from '../../../contract/catalogue/playing.ts';
import type { Database } from '../../../server/db/database.ts';
import { type HallTitle, hallTitles } from '../../../server/studio/titles.ts';

/** The first title of every family of games that has a scene. */
export const FAMILY_TITLES: readonly HallTitle[] = [
  ...new Map(
    hallTitles
      .filter(({ gameId }) => hasScene(gameId))
      .toReversed()
      .map((title) => [title.family, title]),
  ).values(),
].toReversed();

/** What begins a round of any title of the hall: the name of its button. */
export const BEGIN_ROUND = /^(?:SPIN$|Bet ₱|Bet 1 )| for ₱/;

/** The frame that a game of the hall runs in; a game's sheet has one that shows nothing (src/features/home/game-ahead.tsx). */
export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe:not([hidden])');

/** The frame that a game runs in, as what scripts run in. Rejects when no game is open. */
export async function shownFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe:not([hidden])').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('No game is open.');
  return frame;
}

/** A figure of the visit by its name, in the frame. */
export const visitFigure = (page: Page, name: string): Locator =>
  gameFrame(page).getByLabel('This visit').locator('div').filter({ hasText: name }).locator('dd');

/** What the wallet has of providers' rounds. */
export interface WalletRounds {
  /** How many are over. */
  readonly rounds: number;
  /** What they came to, hundredths. */
  readonly net: number;
}

/** Counts the rounds of a title that have been begun. */
export async function roundsBegun(db: Database, gameId: number): Promise<number> {
  const { rows } = await db.query<{ rounds: number }>(
    'select count(*)::int as rounds from provider_rounds where game_id = $1',
    [gameId],
  );
  return rows[0]?.rounds ?? 0;
}

/** Reads what the wallet has of all providers' rounds, or of those of one title. */
export async function walletRounds(db: Database, gameId?: number): Promise<WalletRounds> {
  const { rows } = await db.query<WalletRounds>(
    `select count(*)::int as rounds, coalesce(sum(won - staked), 0)::int as net
     from provider_rounds where ended_at is not null and ($1::int is null or game_id = $1)`,
    [gameId ?? null],
  );
  return rows[0] ?? { rounds: 0, net: 0 };
}
