import { useState } from 'react';
import { useErrorText } from '../../api/hooks.ts';
import { useGetJackpotRankQuery } from '../../api/jackpot.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import styles from './lists.module.css';
import { Pages } from './pages.tsx';
import { jackpotTexts } from './texts.ts';

/** Places a page (specification 9). */
const PAGE_SIZE = 10;

/** This week's players by what they won in draws; the own place is always shown. */
export default function RankList() {
  const t = useTexts(jackpotTexts);
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useGetJackpotRankQuery({ pageNum: page, pageSize: PAGE_SIZE });

  if (error && !data)
    return <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Skeleton height={320} radius={18} />;
  const { allRank, personRank } = data;
  return (
    <>
      <p className={styles.about}>{t('rank.week')}</p>
      <p className={classes(styles.row, styles.own)}>
        <b className={styles.place}>{personRank.rank === 0 ? '–' : personRank.rank}</b>
        <span className={styles.grow}>{t('rank.own')}</span>
        {personRank.rank === 0 ? (
          <span className={styles.sub}>{t('rank.none')}</span>
        ) : (
          <Money amount={personRank.total} />
        )}
      </p>
      {allRank.list.length === 0 ? (
        <EmptyState art="bubble" title={t('rank.empty')} help={t('rank.empty.help')} />
      ) : (
        <ol className={styles.list} aria-busy={isFetching} start={(page - 1) * PAGE_SIZE + 1}>
          {allRank.list.map((row) => (
            <li key={row.rank} className={classes(styles.row, row.own && styles.own)}>
              <b className={classes(styles.place, row.rank <= 3 && styles.podium)}>{row.rank}</b>
              <span className={classes(styles.grow, styles.name)}>
                {row.name}
                {row.own && <span className={styles.tag}>{t('rank.you')}</span>}
              </span>
              <Money amount={row.total} />
            </li>
          ))}
        </ol>
      )}
      <Pages page={page} pages={allRank.pages} onChange={setPage} />
    </>
  );
}
