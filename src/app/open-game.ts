import { matchPath } from 'react-router-dom';
import type { Game } from '../../contract/config.ts';
import { isPage } from '../pages/href.ts';

/**
 * Returns the id of the game played at an address, or undefined. All hall games share one path with the id in its
 * query; each of the fair's own games has its own path.
 */
export function openGameId(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  games: readonly Pick<Game, 'id' | 'page'>[] = [],
): number | undefined {
  if (isPage('game', pathname)) {
    const id = Number(new URLSearchParams(search).get('gameId'));
    return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  }
  return games.find(({ page }) => page !== undefined && matchPath(page, pathname) !== null)?.id;
}
