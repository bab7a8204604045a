import { useState } from 'react';
import type { StoredAddress } from '../../../contract/address.ts';
import type { Goods } from '../../../contract/diamonds.ts';
import { useOrderGoodsMutation } from '../../api/diamonds.ts';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { Button } from '../../ui/button.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressLines } from './address-lines.tsx';
import { formatDiamonds } from './diamonds.tsx';
import { goodsPicture } from './goods-pictures.ts';
import styles from './mall.module.css';
import { useMallT } from './mall-texts.ts';
import { PurchaseSheet } from './purchase-sheet.tsx';

interface OrderDialogProps {
  readonly goods: Goods;
  readonly diamonds: number;
  readonly known: StoredAddress | undefined;
  readonly onClose: () => void;
}

/** Shows goods, price and delivery address, for the player to confirm before any diamonds are spent. */
export function OrderDialog({ goods, diamonds, known, onClose }: OrderDialogProps) {
  const t = useMallT();
  const locale = useLocale();
  const [address, setAddress] = useState(known);
  const [writes, setWrites] = useState(known === undefined);
  const [order] = useOrderGoodsMutation();
  const command = useMoneyCommand('order-goods', order);
  const name = goods.name[locale];
  const needsAddress = writes || address === undefined;
  return (
    <PurchaseSheet
      title={name}
      picture={goodsPicture(goods.slug)}
      about={goods.about[locale]}
      price={goods.price}
      diamonds={diamonds}
      comes={[[t('order.comes'), name]]}
      confirm={t('order.confirm', { diamonds: formatDiamonds(goods.price) })}
      command={command}
      onConfirm={async () =>
        address !== undefined &&
        (await command.run({ goodsId: goods.id, addressId: address.id })) !== undefined
      }
      done={t('order.done')}
      way={{ to: href('goodsOrders'), label: t('order.see') }}
      onClose={onClose}
      needs={
        needsAddress ? (
          <div className={styles.form}>
            <h3 className={styles.heading}>{t('order.address.needed')}</h3>
            <AddressForm
              known={address}
              onSaved={(saved) => {
                setAddress(saved);
                setWrites(false);
              }}
            />
          </div>
        ) : undefined
      }
    >
      {!needsAddress && (
        <div className={styles.form}>
          <h3 className={styles.heading}>{t('order.to')}</h3>
          <AddressLines address={address} />
          <Button kind="line" size="s" onClick={() => setWrites(true)}>
            {t('order.address.change')}
          </Button>
        </div>
      )}
    </PurchaseSheet>
  );
}
