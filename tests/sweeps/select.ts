import { readFileSync } from 'node:fs';
import type { PageEntry, PageName } from '../../src/pages/pages.ts';
import { pageList } from '../../src/pages/pages.ts';
import { GAME_TITLES } from '../e2e/support/hall-game.ts';

/** Environment variable with the path of the run's selection; without it, a run checks all pages and games. */
export const SELECTION_ENV = 'PERYA_SWEEPS';

/** Names of the pages and games that a run of the sweeps checks. */
export interface SweepSelection {
  readonly pages: readonly string[];
  readonly games: readonly string[];
  /** Whether the run includes crawls of players, which take ten times as long as those of guests. Default: yes. */
  readonly crawlsPlayers?: boolean;
}

const file = process.env[SELECTION_ENV];
const selection = file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as SweepSelection);

/** The pages that this run checks, as entries of name and page. */
export const sweptPages: readonly (readonly [PageName, PageEntry])[] = pageList.filter(([name]) =>
  isSweptPage(name),
);

/** The first title of each game that this run checks. */
export const sweptTitles = GAME_TITLES.filter(({ game }) => isSweptGame(game));

/** Returns whether this run checks a page. */
export function isSweptPage(page: string): boolean {
  return selection?.pages.includes(page) ?? true;
}

/** Returns whether this run checks a game. */
export function isSweptGame(game: string): boolean {
  return selection?.games.includes(game) ?? true;
}

/** Whether this run includes crawls of players. */
export const crawlsPlayers = selection?.crawlsPlayers ?? true;
