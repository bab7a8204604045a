import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useGetRebateQuery } from '../../api/vip.ts';
import { href } from '../../pages/href.ts';
import { useErrorText, useUser } from '../../store/hooks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Card, List, Page } from '../../ui/page.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { RebateClaim } from './rebate-claim.tsx';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

/** /vip/rebate: the rebate on the player's valid bets since the last claim, and the button that claims it. */
export default function RebatePage() {
  const t = useVipT();
  const errorText = useErrorText();
  const level = useUser()?.vip ?? 0;
  const { data, error, refetch, isFetching } = useGetRebateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  return (
    <Page title={t('rebate.title')}>
      {data ? (
        <div className={styles.page}>
          <Card>
            <RebateClaim rebate={data} reload={reload} />
          </Card>
          <p className={styles.quiet}>{t('rebate.how', { level, rate: formatPercent(data.rebateBp) })}</p>
          <List>
            <Way to={href('rebateRecords')} label={t('rebate.records')} />
            <Way to={href('vipLevels')} label={t('levels.title')} />
          </List>
        </div>
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
      ) : (
        <div className={styles.page} aria-busy="true">
          <Skeleton height={210} radius={18} />
          <Skeleton height={108} radius={18} />
        </div>
      )}
    </Page>
  );
}

const Way = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={styles.row}>
    <span className={styles.words}>{label}</span>
    <Icon name="chevron-right" size={18} />
  </Link>
);
