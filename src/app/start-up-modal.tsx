import { lazy } from 'react';
import type { StartUpPopup } from '../store/modals-slice.ts';

const DownloadModal = lazy(() => import('../features/start-up/download-modal.tsx'));
const KycModal = lazy(() => import('../features/kyc/kyc-modal.tsx'));
const NoticeModal = lazy(() => import('../features/start-up/notice-modal.tsx'));
const OfferModal = lazy(() => import('../features/offers/offer-modal.tsx'));
const SignInModal = lazy(() => import('../features/sign-in/sign-in-modal.tsx'));

/** What comes up over the lobby when a visit begins, one after the other. */
export default function StartUpModal({ name, onClose }: { name: StartUpPopup; onClose: () => void }) {
  switch (name) {
    case 'kyc':
      return <KycModal onClose={onClose} />;
    case 'download':
      return <DownloadModal onClose={onClose} />;
    case 'notice':
      return <NoticeModal onClose={onClose} />;
    case 'signIn':
      return <SignInModal onClose={onClose} />;
    default:
      return <OfferModal name={name} onClose={onClose} />;
  }
}
