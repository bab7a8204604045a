import { formatExact } from '../../../contract/money.ts';
import coupon from '../../../assets/lobby/i/coupon.webp';
import { useGetRebatesInfiniteQuery } from '../../api/vip.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { Row, Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useVipT } from './texts.ts';

/** /vip/rebate/record: the rebates that the player has claimed, newest first. */
export default function RebateRecordsPage() {
  const t = useVipT();
  const locale = useLocale();
  const list = usePagedList(useGetRebatesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }));
  return (
    <Page title={t('rebate.record')}>
      <PagedList
        list={list}
        empty={
          <EmptyState
            picture={coupon}
            title={t('rebate.empty')}
            help={t('rebate.empty.help')}
            action={<LinkButton to={href('rebate')}>{t('rebate.see')}</LinkButton>}
          />
        }
      >
        {(items) => (
          <Rows busy={list.isFetching}>
            {items.map(({ id, time, validBet, rebateBp, amount }) => (
              <Row
                key={id}
                name={t('rebate.row', { rate: formatPercent(rebateBp), amount: formatExact(validBet) })}
                note={formatMoment(time, locale)}
                end={<Money amount={amount} kind="signed" tone="auto" />}
              />
            ))}
          </Rows>
        )}
      </PagedList>
    </Page>
  );
}
