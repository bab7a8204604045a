import { RANKS_COUNTED } from '../../../contract/jackpot.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { useGetJackpotRankInfiniteQuery } from '../../api/jackpot.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/money.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { LoneRow, Row, Rows, Tag } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './rank-list.module.css';
import { jackpotListTexts } from './list-texts.ts';
import { pictures } from '../../casino/pictures.ts';

/** Renders this week's ranking of players by their wins in draws, always with the player's own rank. */
export default function RankList() {
  const t = useTexts(jackpotListTexts);
  const query = useGetJackpotRankInfiniteQuery();
  const data = query.data && { pages: query.data.pages.map(({ allRank }) => allRank) };
  const list = usePagedList({ ...query, data });
  const own = query.data?.pages[0]?.personRank;
  return (
    <>
      {own && (
        <>
          <p className={styles.about}>{t('rank.week')}</p>
          <LoneRow
            own
            picture={<b className={styles.place}>{placeText(own.rank)}</b>}
            name={t('rank.own')}
            end={own.rank === 0 ? t('rank.none') : <Money amount={own.total} />}
          />
        </>
      )}
      <PagedList
        list={list}
        empty={<EmptyState picture={pictures.bubble} title={t('rank.empty')} help={t('rank.empty.help')} />}
      >
        {(places) => (
          <Rows start={1} busy={list.isFetching}>
            {places.map(({ rank, name, own: isOwn, total }) => (
              <Row
                key={rank}
                own={isOwn}
                picture={<b className={classes(styles.place, rank <= 3 && styles.podium)}>{rank}</b>}
                name={
                  <>
                    <bdi>{name}</bdi>
                    {isOwn && <Tag>{t('rank.you')}</Tag>}
                  </>
                }
                end={<Money amount={total} />}
              />
            ))}
          </Rows>
        )}
      </PagedList>
    </>
  );
}

/** Returns a rank as text: "–" for none, and the highest counted rank with "+" for all ranks beyond it. */
const placeText = (rank: number): string =>
  rank === 0 ? '–' : rank > RANKS_COUNTED ? `${RANKS_COUNTED.toLocaleString('en-PH')}+` : String(rank);
