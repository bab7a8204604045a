import { useState } from 'react';
import { useErrorText } from '../../store/hooks.ts';
import { useGetJackpotRankQuery } from '../../api/jackpot.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/money.tsx';
import { Paged } from '../../ui/paged.tsx';
import { LoneRow, Row, Tag } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './rank-list.module.css';
import { jackpotTexts } from './texts.ts';

/** Places a page (specification 9). */
const PLACES = 10;

/** This week's players by what they won in draws; the own place is always shown. */
export default function RankList() {
  const t = useTexts(jackpotTexts);
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const query = useGetJackpotRankQuery({ pageNum: page, pageSize: PLACES });
  const own = query.data?.personRank;
  return (
    <>
      {own && (
        <>
          <p className={styles.about}>{t('rank.week')}</p>
          <LoneRow
            own
            picture={<b className={styles.place}>{own.rank === 0 ? '–' : own.rank}</b>}
            name={t('rank.own')}
            end={own.rank === 0 ? t('rank.none') : <Money amount={own.total} />}
          />
        </>
      )}
      <Paged
        query={{ ...query, data: query.data?.allRank }}
        errorText={errorText}
        page={page}
        onPage={setPage}
        start={(page - 1) * PLACES + 1}
        empty={<EmptyState art="bubble" title={t('rank.empty')} help={t('rank.empty.help')} />}
        renderRow={({ rank, name, own: isOwn, total }) => (
          <Row
            key={rank}
            own={isOwn}
            picture={<b className={classes(styles.place, rank <= 3 && styles.podium)}>{rank}</b>}
            name={
              <>
                {name}
                {isOwn && <Tag>{t('rank.you')}</Tag>}
              </>
            }
            end={<Money amount={total} />}
          />
        )}
      />
    </>
  );
}
