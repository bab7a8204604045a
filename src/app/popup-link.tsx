import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PopupName, popups } from '../../contract/promotions/popups.ts';
import { isPage, loginHref } from '../pages/href.ts';
import { useAppDispatch, useLoggedIn } from '../store/hooks.ts';
import { modalOpened } from '../store/modals-slice.ts';

type LinkedName = PopupName | 'login' | 'register' | 'forgot' | 'game';

/** For the name of each popup, the visitors who may open it by a link. */
const AUDIENCE: ReadonlyMap<string, 'all' | 'guests' | 'players'> = new Map([
  ['login', 'guests'],
  ['register', 'guests'],
  ['forgot', 'guests'],
  ['game', 'all'],
  ...popups.map(({ name, link }) => [name, link] as const),
]);

const isLinked = (name: string): name is LinkedName => AUDIENCE.has(name);

/**
 * Opens the modal named in the address (?popup=notice; ?popup=game&gameId=7) once, then removes it from the address.
 */
export default function PopupLink() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const loggedIn = useLoggedIn();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const name = query.get('popup');
    if (name === null) return;
    const whom = AUDIENCE.get(name);
    if (whom === 'players' && !loggedIn) {
      void navigate(loginHref(pathname + search), { replace: true });
      return;
    }
    const gameId = Number(query.get('gameId') ?? Number.NaN);
    query.delete('popup');
    // The query's gameId belongs to the popup, except on a game's own page.
    if (name === 'game' && !isPage('game', pathname)) query.delete('gameId');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
    if (!isLinked(name) || (whom === 'guests' && loggedIn)) return;
    if (name !== 'game') dispatch(modalOpened({ name, isAsked: true }));
    else if (Number.isSafeInteger(gameId)) dispatch(modalOpened({ name, gameId }));
  }, [pathname, search, hash, loggedIn, navigate, dispatch]);
  return null;
}
