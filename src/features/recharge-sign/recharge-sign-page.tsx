import { formatPrize } from '../../../contract/money.ts';
import { RECHARGE_SIGN } from '../../../contract/recharge-sign.ts';
import { useLoggedIn } from '../../store/hooks.ts';
import { Card, Page } from '../../ui/page.tsx';
import { RechargeSignCard } from './recharge-sign-card.tsx';
import { RechargeSignForGuests } from './recharge-sign-for-guests.tsx';
import styles from './recharge-sign.module.css';
import { useRechargeSignT } from './texts.ts';

/** /activity/recharge-sign: the card of the deposit days and its rules; guests see what its stamps are worth. */
export default function RechargeSignPage() {
  const t = useRechargeSignT();
  const isPlayer = useLoggedIn();
  const amounts = {
    needs: formatPrize(RECHARGE_SIGN.needs),
    upgrade: formatPrize(RECHARGE_SIGN.upgradeNeeds),
    times: RECHARGE_SIGN.upgradeTimes,
  };
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        <Card>{isPlayer ? <RechargeSignCard /> : <RechargeSignForGuests />}</Card>
        <Card>
          <h2 className={styles.heading}>{t('rules.title')}</h2>
          <ul className={styles.rules}>
            <li>{t('rules.1', amounts)}</li>
            <li>{t('rules.2', amounts)}</li>
            <li>{t('rules.3')}</li>
            <li>{t('rules.4')}</li>
            <li>{t('rules.5')}</li>
          </ul>
        </Card>
      </div>
    </Page>
  );
}
