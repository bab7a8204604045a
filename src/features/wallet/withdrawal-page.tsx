import { useParams } from 'react-router-dom';
import { href } from '../../pages/href.ts';
import { Missing } from '../../pages/missing.tsx';
import { useBalance, useErrorText } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState, Note } from '../../ui/states.tsx';
import { useBankT } from './bank-texts.ts';
import { slugOf } from './destinations.tsx';
import { useBankConfig } from './use-bank-config.ts';
import styles from './wallets-page.module.css';

/** /withdrawal/:name: a withdrawal to one bank or wallet; for an unknown name, the not-found page. */
export default function WithdrawalPage() {
  const t = useBankT();
  const errorText = useErrorText();
  const balance = useBalance();
  const { name = '' } = useParams();
  const { data, error, isFetching, reload } = useBankConfig();
  const place = Object.values(data?.bankMap ?? {}).find((one) => slugOf(one.name) === name);
  if (data?.bankMap !== undefined && place === undefined) return <Missing />;
  return (
    <Page title={t('withdraw.title')}>
      {place ? (
        <div className={styles.page}>
          <Card>
            <h2 className={styles.heading}>{t('withdraw.by', { name: place.name })}</h2>
            <dl className={styles.sums}>
              <div>
                <dt>{t('balance')}</dt>
                <dd className={styles.large}>
                  {balance === undefined ? (
                    <Skeleton width={120} height={30} />
                  ) : (
                    <Money amount={balance.coin} />
                  )}
                </dd>
              </div>
            </dl>
          </Card>
          <Note>{t('soon.withdraw')}</Note>
          <p className={styles.quiet}>{t('rules')}</p>
          <LinkButton kind="violet" size="l" block to={href('payoutAccounts')}>
            {t('cards')}
          </LinkButton>
        </div>
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
      ) : (
        <div className={styles.page} aria-busy="true">
          <Skeleton height={130} radius={18} />
          <Skeleton height={60} radius={14} />
        </div>
      )}
    </Page>
  );
}
