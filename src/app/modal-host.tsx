import { Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { configApi } from '../api/config.ts';
import { isPage } from '../pages/href.ts';
import { pages } from '../pages/pages.ts';
import { sessionStored } from '../platform/storage.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { modalClosed } from '../store/modals-slice.ts';
import { AGE_KEY } from '../store/stored-keys.ts';
import { nextModal, type Situation } from './next-modal.ts';
import { nameAt } from './router.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingDialog } from '../ui/missing-dialog.tsx';

const AgeNotice = lazyPart(() => import('../features/age/age-notice.tsx'));
const OpenModal = lazyPart(() => import('./open-modal.tsx'), MissingDialog);

/** Shows the age notice first, then the modals of the queue one at a time. */
export default function ModalHost() {
  const { pathname } = useLocation();
  const [age, acceptAge] = useAge(pathname);
  const name = nameAt(pathname);
  const page = name === 'home' ? 'lobby' : pages[name].isGame ? 'game' : 'other';
  const isPlaying = useAppSelector((state) => state.live.rounds > 0);
  const modal = useAppSelector((state) => nextModal(state.modals, { age, page, isPlaying }));
  // Shows a modal only when its code is loaded, so that it appears in one step; a closed modal disappears at once.
  const ready = useDeferredValue(modal?.name);
  const shown = modal?.name === ready ? modal : undefined;
  const dispatch = useAppDispatch();
  const open = shown?.name;
  const close = useCallback(() => open && void dispatch(modalClosed(open)), [open, dispatch]);
  return (
    <Suspense>
      {age === 'asks' ? (
        <AgeNotice onAccept={acceptAge} />
      ) : (
        shown && <OpenModal key={shown.name} modal={shown} onClose={close} />
      )}
    </Suspense>
  );
}

/**
 * Returns the state of the age notice, and a function that accepts the notice for this session. The notice is not shown
 * on the two pages that it links to: terms and privacy.
 */
function useAge(pathname: string): [Situation['age'], () => void] {
  const [isAccepted, setAccepted] = useState(() => sessionStored.read(AGE_KEY) !== undefined);
  const { configured } = configApi.endpoints.getLobbyConfig.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ configured: data?.h5ClientMode }),
  });
  // The end of a session clears the cached configuration; the last known mode of the age notice then stays valid.
  const [mode, setMode] = useState(configured);
  if (configured !== undefined && configured !== mode) setMode(configured);
  const accept = useCallback(() => {
    sessionStored.write(AGE_KEY, 'accepted');
    setAccepted(true);
  }, []);
  const isRead = isPage('terms', pathname) || isPage('privacy', pathname);
  const age = isAccepted || mode === 0 ? 'settled' : mode === undefined || isRead ? 'unknown' : 'asks';
  return [age, accept];
}
