import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '../../../contract/config.ts';
import { loginHref } from '../../pages/href.ts';
import { track } from '../../platform/analytics.ts';
import { useAppDispatch, useLoggedIn } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';

/**
 * Returns a function that opens a game's sheet. A guest can open games that can be tried for fun; for other games the
 * guest logs in first, and returns to the game on the same page.
 */
export function useOpenGame(): (game: Game) => void {
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  return useCallback(
    (game: Game) => {
      track('game_pressed', { gameId: game.id });
      if (loggedIn || game.plays === true) {
        dispatch(modalOpened({ name: 'game', gameId: game.id }));
        return;
      }
      const back = new URLSearchParams(search);
      back.set('gameId', String(game.id));
      void navigate(loginHref(`${pathname}?${back.toString()}`));
    },
    [loggedIn, navigate, dispatch, pathname, search],
  );
}
