import { GarlandDialog } from '../../casino/garland-dialog.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInT } from './texts.ts';

/** Popup with the card of the daily visit; collected diamonds fly to the balance after it is closed. */
export default function SignInModal({ onClose }: { onClose: () => void }) {
  const t = useSignInT();
  return (
    <GarlandDialog title={t('title')} onClose={onClose}>
      <SignInCard onLeave={onClose} />
    </GarlandDialog>
  );
}
