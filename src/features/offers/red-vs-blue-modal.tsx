import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './offer.module.css';
import { useOfferT } from './texts.ts';

/** Popup that explains red versus blue in a few words, with a link to its page. */
export default function RedVsBlueModal({ onClose }: { onClose: () => void }) {
  const t = useOfferT();
  return (
    <Dialog title={t('pk.head')} onClose={onClose}>
      <div className={styles.page}>
        <ul className={styles.lines}>
          <li>{t('pk.1')}</li>
          <li>{t('pk.2')}</li>
          <li>{t('pk.3')}</li>
        </ul>
        <LinkButton kind="gold" block to={href('redVsBlue')} onClick={onClose}>
          {t('pk.title')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
