import { matchPath } from 'react-router-dom';
import type { Game } from '../../contract/config.ts';
import { isPage } from '../pages/href.ts';

/**
 * Returns the id of the game played at an address: hall games share one address with the id in it, each of the fair's
 * own games has a page. Undefined where no game is played.
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
