import type { ResponseOf } from '../../../contract/call.ts';
import type { DiamondKind, diamondLog } from '../../../contract/diamonds.ts';
import { useGetDiamondRecordsInfiniteQuery } from '../../api/diamonds.ts';
import { useBalance } from '../../store/hooks.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Diamonds, formatDiamonds } from './diamonds.tsx';
import styles from './history-page.module.css';
import { DiamondFrame } from '../../casino/diamond-frame.tsx';
import { useMallT } from './mall-texts.ts';
import { moreIcons } from '../../ui/more-icons.ts';
import { morePictures } from '../../casino/more-pictures.ts';

type DiamondRecord = ResponseOf<typeof diamondLog>['list'][number];

const icons: Readonly<Record<DiamondKind, IconName>> = {
  bet: moreIcons.gamepad2,
  draw: 'ticket',
  card: moreIcons.sparkles,
  exchange: 'refresh-cw',
  goods: 'gift',
  promotion: moreIcons.gem,
  correction: moreIcons.scrollText,
};

/** /activity/lottery/history: every change of the player's diamonds. */
export default function HistoryPage() {
  const t = useMallT();
  const balance = useBalance();
  const list = usePagedList(useGetDiamondRecordsInfiniteQuery());
  return (
    <DiamondFrame place="history" title={t('history.title')}>
      <div className={styles.balance}>
        {t('history.balance')}
        {balance ? <Diamonds count={balance.lottery} /> : <Skeleton width={70} height={20} />}
      </div>
      <PagedList
        list={list}
        empty={
          <EmptyState
            picture={morePictures.diamond}
            title={t('history.empty')}
            help={t('history.empty.help')}
          />
        }
      >
        {(items) => (
          <Rows busy={list.isFetching}>
            {items.map((record) => (
              <Movement key={record.id} record={record} />
            ))}
          </Rows>
        )}
      </PagedList>
    </DiamondFrame>
  );
}

function Movement({ record }: { record: DiamondRecord }) {
  const t = useMallT();
  const locale = useLocale();
  const { kind, amount, text } = record;
  return (
    <Row
      picture={<Icon name={icons[kind]} />}
      name={t(`history.kind.${kind}`)}
      note={
        <>
          {/* Names the game of a bet and the goods of an order; other texts would repeat the line above. */}
          {(kind === 'bet' || kind === 'goods') && text !== '' ? `${text} · ` : ''}
          <time dateTime={new Date(record.time).toISOString()}>{formatMoment(record.time, locale)}</time>
        </>
      }
      end={
        <span className={classes(styles.amount, amount > 0 && styles.gain)}>
          {amount > 0 ? '+' : ''}
          {formatDiamonds(amount)}
          <small>{t('history.after', { count: formatDiamonds(record.balanceAfter) })}</small>
        </span>
      }
    />
  );
}
