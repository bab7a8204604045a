import { GarlandDialog } from '../../casino/garland-dialog.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInT } from './texts.ts';

/** Draws the daily visit's card over the lobby; collected rewards fly after it is closed. */
export default function SignInModal({ onClose }: { onClose: () => void }) {
  const t = useSignInT();
  return (
    <GarlandDialog title={t('title')} onClose={onClose}>
      <SignInCard onLeave={onClose} />
    </GarlandDialog>
  );
}
