import { lazy, Suspense, useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { modalClosed, type Modal } from '../store/modals-slice.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const AuthModal = lazy(() => import('../features/auth/auth-modal.tsx'));
const GameSheet = lazy(() => import('../features/home/game-sheet.tsx'));
const MenuSheet = lazy(() => import('../features/member/menu-sheet.tsx'));
const StartUpModal = lazy(() => import('./start-up-modal.tsx'));
const RewardsModal = lazy(() => import('../features/rewards/rewards-modal.tsx'));

/** Shows the first modal of the queue; the next waits until it is closed. */
export function ModalHost() {
  const modal = useAppSelector((state) => state.modals[0]);
  const dispatch = useAppDispatch();
  const close = useCallback(() => void dispatch(modalClosed()), [dispatch]);
  if (modal === undefined) return null;
  return (
    <Suspense>
      <Shown key={modal.name} modal={modal} close={close} />
    </Suspense>
  );
}

function Shown({ modal, close }: { modal: Modal; close: () => void }) {
  switch (modal.name) {
    case 'timeout':
      return <TimeoutTip close={close} />;
    case 'login':
    case 'register':
    case 'forgot':
      return <AuthModal modal={modal} onClose={close} />;
    case 'game':
      return <GameSheet gameId={modal.gameId} onClose={close} />;
    case 'menu':
      return <MenuSheet onClose={close} />;
    case 'rewards':
      return <RewardsModal modal={modal} onClose={close} />;
    default:
      return <StartUpModal name={modal.name} onClose={close} />;
  }
}

function TimeoutTip({ close }: { close: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('error.title.timeout')} role="alertdialog" onClose={close}>
      <p>{t('error.timeout')}</p>
      <div style={{ marginTop: 18 }}>
        <Button kind="gold" block onClick={close}>
          {t('action.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
