import coupon from '../../../assets/lobby/i/coupon.webp';
import { href } from '../../pages/href.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/states.tsx';
import styles from './offer.module.css';
import { useOfferT } from './texts.ts';

const TERMS = ['bonus', 'bets', 'games', 'days', 'most'] as const;

/** Popup with the offer for a first deposit, all its terms, and the link to its page. */
export default function FirstDepositModal({ onClose }: { onClose: () => void }) {
  const t = useOfferT();
  return (
    <Dialog title={t('first.head')} onClose={onClose}>
      <div className={styles.page}>
        <div className={styles.head}>
          <img src={coupon} width={96} height={96} alt="" />
        </div>
        <dl className={styles.terms}>
          {TERMS.map((term) => (
            <div key={term}>
              <dt>{t(`first.${term}`)}</dt>
              <dd>{t(`first.${term}.is`)}</dd>
            </div>
          ))}
        </dl>
        <Note>{t('soon')}</Note>
        <LinkButton kind="gold" block to={href('firstDeposit')} onClick={onClose}>
          {t('first.title')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
