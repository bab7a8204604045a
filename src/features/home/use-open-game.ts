import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '../../../contract/config.ts';
import { loginHref } from '../../pages/href.ts';
import { track } from '../../platform/analytics.ts';
import { useAppDispatch, useLoggedIn } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';

/**
 * Opens a game's sheet. A guest may open what can be played for fun; for the rest they log in first and come back to it, on
 * the page where it was pressed.
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
