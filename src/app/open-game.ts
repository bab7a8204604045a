import { matchPath } from 'react-router-dom';
import type { Game } from '../../contract/config.ts';
import { isPage } from '../pages/href.ts';

/**
 * Returns the id of the game that an address plays: the hall's games have one address with their id in it, the fair's own
 * a page each. Undefined where nothing is played.
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
