import coupon from '../../../assets/lobby/i/handshake.webp';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useBankT } from './bank-texts.ts';
import { Destinations } from './destinations.tsx';
import styles from './wallets-page.module.css';

/** /wallets/card/list: the accounts to which the player withdraws, and the banks and wallets on offer. */
export default function PayoutAccountsPage() {
  const t = useBankT();
  return (
    <Page title={t('cards.title')}>
      <div className={styles.page}>
        <EmptyState picture={coupon} title={t('cards.none')} help={t('cards.none.help')} />
        <Destinations />
      </div>
    </Page>
  );
}
