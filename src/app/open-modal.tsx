import { lazy } from 'react';
import { useT } from '../i18n/i18n.tsx';
import type { Modal } from '../store/modals-slice.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const BankruptGiftModal = lazy(() => import('../features/bankrupt-gift/bankrupt-gift-modal.tsx'));
const AuthModal = lazy(() => import('../features/auth/auth-modal.tsx'));
const GameSheet = lazy(() => import('../features/home/game-sheet.tsx'));
const MenuSheet = lazy(() => import('../features/member/menu-sheet.tsx'));
const RealityCheckModal = lazy(() => import('../features/reality-check/reality-check-modal.tsx'));
const StartUpModal = lazy(() => import('./start-up-modal.tsx'));
const RewardsModal = lazy(() => import('../features/rewards/rewards-modal.tsx'));
const VipGiftModal = lazy(() => import('../features/vip/gift-modal.tsx'));
const RebateModal = lazy(() => import('../features/vip/rebate-modal.tsx'));

/** The modal whose turn it is. */
export default function OpenModal({ modal, close }: { modal: Modal; close: () => void }) {
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
    case 'realityCheck':
      return <RealityCheckModal onClose={close} />;
    case 'rewards':
      return <RewardsModal modal={modal} onClose={close} />;
    case 'vipGift':
      return <VipGiftModal onClose={close} />;
    case 'bankruptGift':
      return <BankruptGiftModal onClose={close} />;
    case 'betRebate':
      return <RebateModal onClose={close} />;
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
