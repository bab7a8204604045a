import calendar from '../../../assets/lobby/i/calendar.webp';
import { useGetDayReportsInfiniteQuery } from '../../api/wallet.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { gamesHref, href } from '../../pages/href.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './report-page.module.css';

const en = {
  title: 'Daily report',
  about: 'What you bet and won on each day, Manila time. It shows whether you’re up or down.',
  staked: 'Bets',
  won: 'Wins',
  net: 'Net result',
  valid: 'Valid bets',
  deposited: 'Deposits',
  empty: 'No bets yet',
  'empty.help': 'Each day you play gets a line here.',
  play: 'Choose a game',
  limits: 'Take a break',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Ulat bawat araw',
  about: 'Taya at panalo mo sa bawat araw, oras sa Maynila. Makikita mo kung lamang ka o hindi.',
  staked: 'Taya',
  won: 'Panalo',
  net: 'Kabuuan',
  valid: 'Valid bet',
  deposited: 'Deposit',
  empty: 'Wala pang taya',
  'empty.help': 'May linya rito ang bawat araw na maglalaro ka.',
  play: 'Pumili ng laro',
  limits: 'Magpahinga muna',
};
const texts = { en, fil };

/** /member/report: the sums of the player's bets and wins for each day, newest first. */
export default function ReportPage() {
  const t = useTexts(texts);
  const locale = useLocale();
  const list = usePagedList(useGetDayReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Page title={t('title')}>
      <p className={styles.about}>{t('about')}</p>
      <PagedList
        list={list}
        empty={
          <EmptyState
            picture={calendar}
            title={t('empty')}
            help={t('empty.help')}
            action={<LinkButton to={gamesHref('all')}>{t('play')}</LinkButton>}
          />
        }
      >
        {(items) => (
          <Rows busy={list.isFetching}>
            {items.map(({ time, staked, won, validBet, deposited }) => (
              <li key={time} className={styles.day}>
                <h2>{formatDay(time, locale)}</h2>
                <dl>
                  <div className={styles.net}>
                    <dt>{t('net')}</dt>
                    <dd>
                      <Money amount={won - staked} kind="signed" tone="auto" />
                    </dd>
                  </div>
                  <Sum name={t('staked')} amount={staked} />
                  <Sum name={t('won')} amount={won} />
                  <Sum name={t('valid')} amount={validBet} />
                  {deposited > 0 && <Sum name={t('deposited')} amount={deposited} />}
                </dl>
              </li>
            ))}
          </Rows>
        )}
      </PagedList>
      <div className={styles.way}>
        <LinkButton kind="violet" block to={href('selfLimited')}>
          {t('limits')}
        </LinkButton>
      </div>
    </Page>
  );
}

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money amount={amount} tone="plain" />
    </dd>
  </div>
);
