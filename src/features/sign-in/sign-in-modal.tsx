import garland from '../../../assets/lobby/garland.webp';
import { Dialog } from '../../ui/dialog.tsx';
import { SignInCard } from './sign-in-card.tsx';
import styles from './sign-in-modal.module.css';
import { useSignInT } from './texts.ts';

/** The card of the daily visit over the lobby; what is collected flies once it is closed. */
export default function SignInModal({ onClose }: { onClose: () => void }) {
  const t = useSignInT();
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      crown={<img src={garland} className={styles.garland} width={390} height={48} alt="" />}
    >
      <SignInCard onLeave={onClose} />
    </Dialog>
  );
}
