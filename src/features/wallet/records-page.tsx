import { useState } from 'react';
import { coinKind, type CoinKind } from '../../../contract/wallet.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { appUserCoinDetail } from '../../../contract/wallet.ts';
import { formatExact } from '../../../contract/money.ts';
import { useBalance } from '../../store/hooks.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useGetCoinRecordsInfiniteQuery } from '../../api/wallet.ts';
import { daysAgo, formatDay, formatTime } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Money } from '../../ui/money.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { usePagedList } from '../../store/use-paged-list.ts';
import { Row, Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import styles from './records-page.module.css';
import { useWalletT } from './texts.ts';
import { moreIcons } from '../../ui/more-icons.ts';
import { morePictures } from '../../casino/more-pictures.ts';
import { useRecordName } from '../../casino/record-name.ts';

type CoinRecord = ResponseOf<typeof appUserCoinDetail>['list'][number];
type Filter = 'all' | CoinKind;

const FILTERS: readonly Filter[] = ['all', ...coinKind.options];

const icons: Readonly<Record<CoinKind, IconName>> = {
  deposit: moreIcons.logIn,
  withdraw: moreIcons.logOut,
  bet: moreIcons.gamepad2,
  win: moreIcons.trophy,
  jackpot: moreIcons.crown,
  draw: 'ticket',
  promotion: 'gift',
  exchange: moreIcons.gem,
  transfer: moreIcons.gamepad2,
  correction: moreIcons.scrollText,
};

/** Draws every change of the player's coins by day, newest first, with centavos. */
export default function RecordsPage() {
  const t = useWalletT();
  const balance = useBalance();
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <Page title={t('records.title')} wide>
      <p className={styles.balance}>
        {t('records.balance')}{' '}
        {balance === undefined ? <Skeleton width={120} height={24} /> : <Money amount={balance.coin} />}
      </p>
      <div className={styles.tabs}>
        <Tabs
          group="records"
          kind="underline"
          label={t('records.kind')}
          value={filter}
          onChange={setFilter}
          tabs={FILTERS.map((id) => ({ id, label: t(`records.kind.${id}`) }))}
        />
      </div>
      <TabPanel group="records" value={filter}>
        <Records key={filter} filter={filter} />
      </TabPanel>
    </Page>
  );
}

function Records({ filter }: { filter: Filter }) {
  const own = useWalletT();
  const list = usePagedList(
    useGetCoinRecordsInfiniteQuery(filter === 'all' ? {} : { kind: filter }, {
      refetchOnMountOrArgChange: true,
    }),
  );
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState
          picture={morePictures.ticket}
          title={own('records.none')}
          help={own('records.none.help')}
        />
      }
      skeleton={<RecordsSkeleton />}
      end={`${own('records.end')} ${own('time.manila')}`}
    >
      {(records) => <Days records={records} />}
    </PagedList>
  );
}

function Days({ records }: { records: readonly CoinRecord[] }) {
  const t = useWalletT();
  const nameOf = useRecordName();
  const locale = useLocale();
  const now = serverNow();
  const days = new Map<number, CoinRecord[]>();
  for (const record of records) {
    const age = daysAgo(record.time, now);
    days.set(age, [...(days.get(age) ?? []), record]);
  }
  return [...days].map(([age, list]) => (
    <section key={age}>
      <h2 className={styles.day}>
        {age === 0 ? `${t('records.today')}, ` : age === 1 ? `${t('records.yesterday')}, ` : ''}
        {list[0] !== undefined && formatDay(list[0].time, locale)}
      </h2>
      <Rows>
        {list.map((record) => (
          <Row
            key={record.id}
            picture={
              <span className={styles.icon}>
                <Icon name={icons[record.kind]} />
              </span>
            }
            name={record.text === '' ? t(`records.kind.${record.kind}`) : nameOf(record.text)}
            note={formatTime(record.time, locale)}
            end={
              <span className={styles.amount}>
                <Money amount={record.amount} kind="signed" tone="auto" />
                <small>{t('records.after', { amount: formatExact(record.balanceAfter) })}</small>
              </span>
            }
          />
        ))}
      </Rows>
    </section>
  ));
}

const RecordsSkeleton = () => (
  <div aria-busy="true" style={{ display: 'grid', gap: 10, marginTop: 42 }}>
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={58} radius={14} />
    ))}
  </div>
);
