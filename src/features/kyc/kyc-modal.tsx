import shield from '../../../assets/lobby/i/shield.webp';
import { href } from '../../pages/href.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './kyc.module.css';
import { useKycT } from './texts.ts';

/** Popup that asks the player for identity documents; shown at the start of visits while they are missing. */
export default function KycModal({ onClose }: { onClose: () => void }) {
  const t = useKycT();
  return (
    <Dialog title={t('modal.title')} onClose={onClose}>
      <div className={styles.page}>
        <img src={shield} className={styles.sign} width={96} height={96} alt="" />
        <p>{t('why')}</p>
        <LinkButton kind="gold" size="l" block to={href('kyc')} onClick={onClose}>
          {t('rule.start')}
        </LinkButton>
        <Button kind="quiet" block onClick={onClose}>
          {t('modal.later')}
        </Button>
      </div>
    </Dialog>
  );
}
