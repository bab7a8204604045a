import { useEffect } from 'react';
import type { StartUpPopup } from '../store/modals-slice.ts';
import { noteSeen } from '../store/seen-popups.ts';
import { MissingPopup } from './missing-popup.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const DownloadModal = lazyPart(() => import('../features/start-up/download-modal.tsx'), MissingPopup);
const FirstDepositModal = lazyPart(() => import('../features/offers/first-deposit-modal.tsx'), MissingPopup);
const KycModal = lazyPart(() => import('../features/kyc/kyc-modal.tsx'), MissingPopup);
const NoticeModal = lazyPart(() => import('../features/start-up/notice-modal.tsx'), MissingPopup);
const OfferModal = lazyPart(() => import('../features/offers/offer-modal.tsx'), MissingPopup);
const RechargeSignModal = lazyPart(
  () => import('../features/recharge-sign/recharge-sign-modal.tsx'),
  MissingPopup,
);
const SignInModal = lazyPart(() => import('../features/sign-in/sign-in-modal.tsx'), MissingPopup);
const TipsModal = lazyPart(() => import('../features/offers/tips-modal.tsx'), MissingPopup);

/** Draws a start-up popup over the lobby; they come one after the other. */
export default function StartUpModal({ name, onClose }: { name: StartUpPopup; onClose: () => void }) {
  useEffect(() => noteSeen(name), [name]);
  switch (name) {
    case 'kyc':
      return <KycModal onClose={onClose} />;
    case 'download':
      return <DownloadModal onClose={onClose} />;
    case 'firstDepositTips':
      return <TipsModal onClose={onClose} />;
    case 'firstDeposit':
      return <FirstDepositModal onClose={onClose} />;
    case 'notice':
      return <NoticeModal onClose={onClose} />;
    case 'rechargeSign':
      return <RechargeSignModal onClose={onClose} />;
    case 'signIn':
      return <SignInModal onClose={onClose} />;
    default:
      return <OfferModal name={name} onClose={onClose} />;
  }
}
