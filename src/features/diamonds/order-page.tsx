import type { ResponseOf } from '../../../contract/call.ts';
import type { diamondGoodsExchangeOrderLog } from '../../../contract/diamonds.ts';
import { useGetGoodsOrdersInfiniteQuery } from '../../api/diamonds.ts';
import { usePagedList } from '../../store/use-paged-list.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Rows } from '../../ui/rows.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { EmptyState, Note } from '../../ui/states.tsx';
import { AddressLines } from './address-lines.tsx';
import { Diamonds } from './diamonds.tsx';
import { goodsPicture } from './goods-pictures.ts';
import styles from './order-page.module.css';
import { DiamondFrame } from '../../casino/diamond-frame.tsx';
import { useMallT } from './mall-texts.ts';
import { href } from '../../pages/href.ts';
import { morePictures } from '../../casino/more-pictures.ts';

type OrderRecord = ResponseOf<typeof diamondGoodsExchangeOrderLog>['list'][number];

/** States of an order that is not cancelled, in the order in which they follow each other. */
const WAY = ['placed', 'packed', 'shipped', 'delivered'] as const;

/** /activity/lottery/order: the goods that the player has ordered for diamonds. */
export default function OrderPage() {
  const t = useMallT();
  const list = usePagedList(useGetGoodsOrdersInfiniteQuery());
  return (
    <DiamondFrame place="order" title={t('orders.title')}>
      <PagedList
        list={list}
        empty={
          <EmptyState
            picture={morePictures.carousel}
            title={t('orders.empty')}
            help={t('orders.empty.help')}
            action={<LinkButton to={href('mall')}>{t('orders.mall')}</LinkButton>}
          />
        }
      >
        {(items) => (
          <Rows busy={list.isFetching}>
            {items.map((order) => (
              <Order key={order.id} order={order} />
            ))}
          </Rows>
        )}
      </PagedList>
    </DiamondFrame>
  );
}

function Order({ order }: { order: OrderRecord }) {
  const t = useMallT();
  const locale = useLocale();
  const reached = WAY.findIndex((state) => state === order.state);
  const since = t('orders.since', {
    state: t(`orders.state.${order.state}`),
    time: formatMoment(order.stateTime, locale),
  });
  return (
    <li className={styles.order}>
      <div className={styles.orderHead}>
        <img src={goodsPicture(order.slug)} width={64} height={64} alt="" />
        <div className={styles.words}>
          <div className={styles.name}>{order.name[locale]}</div>
          <span className={styles.sub}>{t('orders.number', { id: order.id })}</span>
          <span className={styles.sub}>{since}</span>
        </div>
        <Diamonds count={order.price} />
      </div>
      {order.state === 'cancelled' ? (
        <Note kind="warn">{t('orders.state.cancelled')}</Note>
      ) : (
        <ol className={styles.steps} aria-hidden="true">
          {WAY.map((state, place) => (
            <li key={state} className={classes(styles.step, place <= reached && styles.reached)}>
              {t(`orders.state.${state}`)}
            </li>
          ))}
        </ol>
      )}
      <AddressLines address={order.address} />
    </li>
  );
}
