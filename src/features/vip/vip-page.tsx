import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { VIP_LEVELS } from '../../../contract/vip.ts';
import { useGetVipQuery } from '../../api/vip.ts';
import { gamesHref, href } from '../../pages/href.ts';
import { useAppDispatch, useErrorText } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { List, Page } from '../../ui/page.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Awards } from './awards.tsx';
import { LevelCard } from './level-card.tsx';
import { LevelTable } from './level-table.tsx';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

/** /vip: the player's level, the awards to collect, the rebate, and what the next levels offer. */
export default function VipPage() {
  const t = useVipT();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const open = (name: 'vipGift' | 'betRebate') => dispatch(modalOpened({ name, isAsked: true }));
  const { data, error, refetch, isFetching } = useGetVipQuery({}, { refetchOnMountOrArgChange: true });
  const reload = useCallback(() => void refetch(), [refetch]);
  return (
    <Page title={t('title')} wide>
      {data ? (
        <div className={styles.page}>
          <LevelCard level={data.vipData.level} experience={data.vipData.experience} />
          {data.vipData.gifts.some(({ isTaken }) => !isTaken) && (
            <Button kind="violet" size="l" block icon="gift" onClick={() => open('vipGift')}>
              {t('gifts.open')}
            </Button>
          )}
          <p className={styles.quiet}>{t('how')}</p>
          <h2 className={styles.heading}>{t('awards')}</h2>
          <Awards vip={data.vipData} reload={reload} />
          <p className={styles.quiet}>
            {data.vipData.level === 0
              ? t('awards.none', { amount: formatPrize(VIP_LEVELS[1]?.experience ?? 0) })
              : t('awards.note')}
          </p>
          <List>
            <Link to={href('rebate')} className={styles.row}>
              <span className={styles.words}>
                <b>{t('rebate.title')}</b>
                <small>
                  {t('rebate.of', {
                    rate: formatPercent(data.vipData.rebate.rebateBp),
                    amount: formatPrize(data.vipData.rebate.validBet),
                  })}
                </small>
              </span>
              <Money amount={data.vipData.rebate.amount} />
              <Icon name="chevron-right" size={18} />
            </Link>
          </List>
          {data.vipData.rebate.canReceive && (
            <Button kind="violet" size="l" block onClick={() => open('betRebate')}>
              {t('rebate.claim', { amount: formatExact(data.vipData.rebate.amount) })}
            </Button>
          )}
          <h2 className={styles.heading}>
            {t('levels')}
            <Link to={href('vipLevels')}>{t('levels.all')}</Link>
          </h2>
          <LevelTable own={data.vipData.level} around={data.vipData.level} />
          <LinkButton kind="gold" size="l" block to={gamesHref('all')}>
            {t('play')}
          </LinkButton>
        </div>
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
      ) : (
        <div className={styles.page} aria-busy="true">
          <Skeleton height={220} radius={18} />
          <Skeleton height={200} radius={18} />
          <Skeleton height={72} radius={18} />
        </div>
      )}
    </Page>
  );
}
