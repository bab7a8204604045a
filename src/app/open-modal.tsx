import { useT } from '../i18n/i18n.tsx';
import type { Modal } from '../store/modals-slice.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingPopup } from './missing-popup.tsx';
import { MissingDialog } from '../ui/missing-dialog.tsx';

const AuthModal = lazyPart(() => import('../features/auth/auth-modal.tsx'), MissingDialog);
const GameSheet = lazyPart(() => import('../features/home/game-sheet.tsx'), MissingDialog);
const MenuSheet = lazyPart(() => import('../features/member/menu-sheet.tsx'), MissingDialog);
const RealityCheckModal = lazyPart(
  () => import('../features/reality-check/reality-check-modal.tsx'),
  MissingDialog,
);
const PromotionModal = lazyPart(() => import('./promotion-modal.tsx'), MissingPopup);
const RewardsModal = lazyPart(() => import('../features/rewards/rewards-modal.tsx'), MissingDialog);

/** Renders the given modal, with its code loaded on demand. */
export default function OpenModal({ modal, onClose }: { modal: Modal; onClose: () => void }) {
  switch (modal.name) {
    case 'timeout':
      return <TimeoutTip onClose={onClose} />;
    case 'login':
    case 'register':
    case 'forgot':
      return <AuthModal modal={modal} onClose={onClose} />;
    case 'game':
      return <GameSheet gameId={modal.gameId} onClose={onClose} />;
    case 'menu':
      return <MenuSheet onClose={onClose} />;
    case 'realityCheck':
      return <RealityCheckModal onClose={onClose} />;
    case 'rewards':
      return <RewardsModal modal={modal} onClose={onClose} />;
    default:
      return <PromotionModal name={modal.name} onClose={onClose} />;
  }
}

function TimeoutTip({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('error.title.timeout')} role="alertdialog" onClose={onClose}>
      <p>{t('error.timeout')}</p>
      <div style={{ marginTop: 18 }}>
        <Button kind="gold" block onClick={onClose}>
          {t('action.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
