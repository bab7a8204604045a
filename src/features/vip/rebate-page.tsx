import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { RewardId } from '../../../contract/reward-ids.ts';
import { useGetRebateQuery, useReceiveRebateMutation } from '../../api/vip.ts';
import { middleOf, type Pressed, useFlyReward } from '../../casino/use-fly-reward.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { href } from '../../pages/href.ts';
import { useErrorText, useUser } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, List, Page } from '../../ui/page.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

/** /vip/rebate: what has come back of the valid bets since the last rebate, and the button that takes it. */
export default function RebatePage() {
  const t = useVipT();
  const errorText = useErrorText();
  const fly = useFlyReward();
  const level = useUser()?.vip ?? 0;
  const { data, error, refetch, isFetching } = useGetRebateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  const [receive] = useReceiveRebateMutation();
  const command = useMoneyCommand('rebate', receive);

  const take = async (from: Pressed): Promise<void> => {
    const answer = await command.run({});
    if (answer === undefined) reload();
    else fly({ propId: RewardId.coin, count: answer.amount }, from);
  };
  return (
    <Page title={t('rebate.title')}>
      {data ? (
        <div className={styles.page}>
          <Card>
            <p className={styles.yours}>{t('rebate.ready')}</p>
            <p className={styles.large}>
              <Money amount={data.amount} />
            </p>
            <p className={styles.quiet}>
              {t('rebate.of', { rate: formatPercent(data.rebateBp), amount: formatExact(data.validBet) })}
            </p>
            <Problem text={command.problem} />
            {data.canReceive ? (
              <Button
                kind="gold"
                size="l"
                block
                busy={command.busy}
                busyLabel={t('claiming')}
                onClick={({ currentTarget }) => void take(middleOf(currentTarget))}
              >
                {t('rebate.claim', { amount: formatExact(data.amount) })}
              </Button>
            ) : (
              <>
                <p className={styles.why} role="status">
                  {t('rebate.least', { amount: formatPrize(data.least) })}
                </p>
                <LinkButton kind="violet" size="l" block to="/?type=all">
                  {t('play')}
                </LinkButton>
              </>
            )}
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
