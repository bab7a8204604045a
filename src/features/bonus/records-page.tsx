import gift from '../../../assets/lobby/i/wrapped-gift.webp';
import { useGetCoinRecordsInfiniteQuery } from '../../api/wallet.ts';
import { useRecordName } from '../../casino/record-name.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { BonusFrame } from './bonus-frame.tsx';
import styles from './bonus.module.css';
import { useBonusT } from './texts.ts';

/** /bonus/record and /reward/record: the coins that the player got from awards and promotions, newest first. */
export default function BonusRecordsPage() {
  const t = useBonusT();
  const nameOf = useRecordName();
  const locale = useLocale();
  const list = usePagedList(
    useGetCoinRecordsInfiniteQuery({ kind: 'promotion' }, { refetchOnMountOrArgChange: true }),
  );
  return (
    <BonusFrame place="record">
      <p className={styles.quiet}>{t('record.about')}</p>
      <PagedList
        list={list}
        empty={
          <EmptyState
            picture={gift}
            title={t('record.empty')}
            help={t('record.empty.help')}
            action={<LinkButton to={href('bonusRewards')}>{t('rewards')}</LinkButton>}
          />
        }
      >
        {(items) => (
          <Rows busy={list.isFetching}>
            {items.map(({ id, time, amount, text }) => (
              <Row
                key={id}
                name={nameOf(text)}
                note={formatMoment(time, locale)}
                end={<Money amount={amount} kind="signed" tone="auto" />}
              />
            ))}
          </Rows>
        )}
      </PagedList>
      <div className={styles.foot}>
        <LinkButton kind="violet" block to={href('diamondHistory')}>
          {t('record.diamonds')}
        </LinkButton>
      </div>
    </BonusFrame>
  );
}
