import { pictures } from '../../casino/pictures.ts';
import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/states.tsx';
import styles from './offer.module.css';
import { useOfferT } from './texts.ts';

/** Popup that explains in three lines how to make a first deposit; another popup shows the offer for it. */
export default function TipsModal({ onClose }: { onClose: () => void }) {
  const t = useOfferT();
  return (
    <Dialog title={t('tips.head')} onClose={onClose}>
      <div className={styles.page}>
        <div className={styles.head}>
          <img src={pictures.coin} width={96} height={96} alt="" />
        </div>
        <ol className={styles.steps}>
          <li>{t('tips.1')}</li>
          <li>{t('tips.2')}</li>
          <li>{t('tips.3')}</li>
        </ol>
        <Note>{t('soon')}</Note>
        <LinkButton kind="gold" block to={href('wallets')} onClick={onClose}>
          {t('first.go')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
