import { lazy, useEffect } from 'react';
import type { StartUpPopup } from '../store/modals-slice.ts';
import { noteSeen } from '../store/seen-popups.ts';

const DownloadModal = lazy(() => import('../features/start-up/download-modal.tsx'));
const FirstDepositModal = lazy(() => import('../features/offers/first-deposit-modal.tsx'));
const KycModal = lazy(() => import('../features/kyc/kyc-modal.tsx'));
const NoticeModal = lazy(() => import('../features/start-up/notice-modal.tsx'));
const OfferModal = lazy(() => import('../features/offers/offer-modal.tsx'));
const RechargeSignModal = lazy(() => import('../features/recharge-sign/recharge-sign-modal.tsx'));
const SignInModal = lazy(() => import('../features/sign-in/sign-in-modal.tsx'));
const TipsModal = lazy(() => import('../features/offers/tips-modal.tsx'));

/** What comes up over the lobby when a visit begins, one after the other. */
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
