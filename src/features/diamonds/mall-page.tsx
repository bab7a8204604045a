import { useState } from 'react';
import type { StoredAddress } from '../../../contract/address.ts';
import type { Goods } from '../../../contract/diamonds.ts';
import { useGetDiamondMallQuery } from '../../api/diamonds.ts';
import { useBalance, useErrorText } from '../../store/hooks.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressLines } from './address-lines.tsx';
import { BuyCards } from './buy-cards.tsx';
import type { Mall } from './mall.ts';
import { Diamonds, formatDiamonds } from './diamonds.tsx';
import { ExchangeCoins } from './exchange-coins.tsx';
import { goodsPicture } from './goods-pictures.ts';
import { DiamondFrame } from '../../casino/diamond-frame.tsx';
import styles from './mall.module.css';
import { useMallT } from './mall-texts.ts';
import { OrderDialog } from './order-dialog.tsx';
import { morePictures } from '../../casino/more-pictures.ts';
import { href } from '../../pages/href.ts';

/** /activity/lottery/product: the shop in which players spend diamonds. */
export default function MallPage() {
  const t = useMallT();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetDiamondMallQuery();
  return (
    <DiamondFrame place="mall" title={t('mall.title')}>
      {data ? (
        <MallContent mall={data} />
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className={styles.form} aria-busy="true">
          <Skeleton height={210} radius={18} />
          <Skeleton height={420} radius={18} />
        </div>
      )}
    </DiamondFrame>
  );
}

function MallContent({ mall }: { mall: Mall }) {
  const t = useMallT();
  const diamonds = useBalance()?.lottery ?? mall.diamonds;
  const [chosen, setChosen] = useState<Goods>();
  return (
    <div className={styles.mall}>
      <div className={styles.wallet}>
        <img src={morePictures.diamond} width={64} height={64} alt="" />
        <p>
          <span>{t('mall.yours')}</span>
          <b>{t('orders.price', { count: formatDiamonds(diamonds) })}</b>
          <span className={styles.about}>{t('mall.earn')}</span>
        </p>
        <LinkButton kind="line" size="s" to={href('slotshack')}>
          {t('buy.earn')}
        </LinkButton>
      </div>
      <div className={styles.pair}>
        <ExchangeCoins mall={mall} diamonds={diamonds} />
        <div className={styles.form}>
          <BuyCards mall={mall} diamonds={diamonds} />
          <Delivery address={mall.address} />
        </div>
      </div>
      <section aria-labelledby="mall-goods">
        <h2 id="mall-goods" className={classes('title', styles.section)}>
          {t('mall.goods')}
        </h2>
        <p className={styles.about}>{t('mall.goods.help')}</p>
        {mall.goods.length === 0 ? (
          <EmptyState picture={morePictures.ticket} title={t('mall.empty')} help={t('mall.empty.help')} />
        ) : (
          <ul className={styles.goods}>
            {mall.goods.map((goods) => (
              <GoodsCard key={goods.id} goods={goods} diamonds={diamonds} onChoose={setChosen} />
            ))}
          </ul>
        )}
      </section>
      {chosen && (
        <OrderDialog
          goods={chosen}
          diamonds={diamonds}
          known={mall.address}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

interface GoodsCardProps {
  goods: Goods;
  diamonds: number;
  onChoose: (goods: Goods) => void;
}

/** Stock at or below which the card shows how many are left. */
const FEW = 20;

function GoodsCard({ goods, diamonds, onChoose }: GoodsCardProps) {
  const t = useMallT();
  const locale = useLocale();
  const missing = goods.price - diamonds;
  const isOut = goods.stock === 0;
  const name = goods.name[locale];
  return (
    <li>
      <button
        type="button"
        className={classes(styles.goodsCard, isOut && styles.notNow)}
        aria-label={t('mall.goods.order', { name, diamonds: goods.price })}
        aria-describedby={`goods-${goods.id}`}
        aria-disabled={isOut}
        onClick={() => {
          if (isOut) showToast(t('mall.goods.out'), 'info');
          else onChoose(goods);
        }}
      >
        <span className={styles.shelf}>
          <img src={goodsPicture(goods.slug)} width={160} height={160} alt="" loading="lazy" />
        </span>
        <span className={styles.goodsName}>{name}</span>
        <span className={styles.gives}>{goods.about[locale]}</span>
        <Diamonds count={goods.price} />
        <span className={styles.way} aria-hidden="true">
          <i style={{ inlineSize: `${Math.min(100, Math.floor((100 * diamonds) / goods.price))}%` }} />
        </span>
        <small id={`goods-${goods.id}`} className={classes(!isOut && missing <= 0 && styles.ready)}>
          {isOut
            ? t('mall.goods.out')
            : missing > 0
              ? t('mall.goods.missing', { count: formatDiamonds(missing) })
              : goods.stock <= FEW
                ? t('mall.goods.left', { count: goods.stock })
                : t('mall.goods.ready')}
        </small>
      </button>
    </li>
  );
}

function Delivery({ address }: { address: StoredAddress | undefined }) {
  const t = useMallT();
  const [writes, setWrites] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="mall-address">
      <div className={styles.row}>
        <h2 id="mall-address" className={styles.heading}>
          {t('address.title')}
        </h2>
        <Button kind="line" size="s" onClick={() => setWrites(true)}>
          {t(address ? 'address.change' : 'address.add')}
        </Button>
      </div>
      {address ? <AddressLines address={address} /> : <p className={styles.about}>{t('address.none')}</p>}
      {writes && (
        <Dialog title={t('address.title')} kind="sheet" onClose={() => setWrites(false)}>
          <AddressForm
            known={address}
            onSaved={() => {
              setWrites(false);
              showToast(t('address.saved'));
            }}
          />
        </Dialog>
      )}
    </section>
  );
}
