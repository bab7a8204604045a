import { useSearchParams } from 'react-router-dom';
import { formatPrize } from '../../../contract/money.ts';
import { coinWaysHref } from '../../casino/coin-ways.ts';
import { href } from '../../pages/href.ts';
import { useBalance, useErrorText, useUser } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState, Note } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useBankT } from './bank-texts.ts';
import { Destinations } from './destinations.tsx';
import styles from './wallets-page.module.css';
import { useBankConfig } from './use-bank-config.ts';

type Part = 'deposit' | 'withdraw';

/** /wallets?name=deposit or withdraw: the balance, and the ways to deposit or withdraw with their limits. */
export default function WalletsPage() {
  const t = useBankT();
  const [query, setQuery] = useSearchParams();
  const part: Part = query.get('name') === 'withdraw' ? 'withdraw' : 'deposit';
  const choose = (name: Part): void => {
    query.set('name', name);
    setQuery(query, { replace: true });
  };
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        <Balance />
        <Tabs
          group="wallets"
          label={t('parts')}
          value={part}
          onChange={choose}
          tabs={[
            { id: 'deposit', label: t('deposit') },
            { id: 'withdraw', label: t('withdraw') },
          ]}
        />
        <TabPanel group="wallets" value={part}>
          <div className={styles.page}>{part === 'deposit' ? <Deposit /> : <Withdraw />}</div>
        </TabPanel>
        <LinkButton kind="violet" block to={href('records')}>
          {t('see')}
        </LinkButton>
      </div>
    </Page>
  );
}

function Balance() {
  const t = useBankT();
  const balance = useBalance();
  const user = useUser();
  return (
    <Card>
      <dl className={styles.sums}>
        <div>
          <dt>{t('balance')}</dt>
          <dd className={styles.large}>
            {balance === undefined ? <Skeleton width={120} height={30} /> : <Money amount={balance.coin} />}
          </dd>
        </div>
        {user !== undefined && (
          <div>
            <dt>{t('total')}</dt>
            <dd>
              <Money amount={user.totalRecharge} tone="plain" />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function Deposit() {
  const t = useBankT();
  const errorText = useErrorText();
  const { data, error, isFetching, reload } = useBankConfig();
  const isFirst = (useUser()?.totalRecharge ?? 0) === 0;
  if (data?.rechargeTypes === undefined)
    return error ? (
      <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
    ) : (
      <div aria-busy="true">
        <Skeleton height={360} radius={18} />
      </div>
    );
  return (
    <>
      <Note>{t('soon')}</Note>
      <h2 className={styles.heading}>{t('ways')}</h2>
      <Rows>
        {data.rechargeTypes
          .slice()
          .sort((one, other) => one.sort - other.sort)
          .map(({ id, name, minAmount, minAmount2, maxAmount }) => (
            <Row
              key={id}
              name={name}
              note={t('range', {
                from: formatPrize(isFirst ? minAmount : minAmount2),
                to: formatPrize(maxAmount),
              })}
            />
          ))}
      </Rows>
      <LinkButton kind="gold" size="l" block to={coinWaysHref('all')}>
        {t('meanwhile')}
      </LinkButton>
    </>
  );
}

function Withdraw() {
  const t = useBankT();
  return (
    <>
      <Note>{t('soon.withdraw')}</Note>
      <p className={styles.quiet}>{t('rules')}</p>
      <h2 className={styles.heading}>{t('to')}</h2>
      <Destinations />
      <LinkButton kind="violet" size="l" block to={href('payoutAccounts')}>
        {t('cards')}
      </LinkButton>
    </>
  );
}
