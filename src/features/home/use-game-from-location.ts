import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useLoggedIn } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';

/**
 * Opens the sheet of the game in the address (?gameId=) once: a guest who wanted to play returns there from the log-in.
 */
export function useGameFromLocation(): void {
  const [query, setQuery] = useSearchParams();
  const loggedIn = useLoggedIn();
  const dispatch = useAppDispatch();
  const asked = Number(query.get('gameId') ?? Number.NaN);
  useEffect(() => {
    if (!loggedIn || !Number.isSafeInteger(asked)) return;
    dispatch(modalOpened({ name: 'game', gameId: asked }));
    setQuery(
      (now) => {
        now.delete('gameId');
        return now;
      },
      { replace: true },
    );
  }, [asked, loggedIn, dispatch, setQuery]);
}
