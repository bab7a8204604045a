import { useState } from 'react';
import type { StoredAddress } from '../../../contract/address.ts';
import type { Goods } from '../../../contract/diamond.ts';
import { useOrderGoodsMutation } from '../../api/diamond.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/states.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressLines } from './address-lines.tsx';
import { Diamonds, formatDiamonds } from './diamonds.tsx';
import { goodsPicture } from './goods-pictures.ts';
import styles from './mall.module.css';
import { useMallT } from './mall-texts.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { href } from '../../pages/href.ts';

interface OrderDialogProps {
  readonly goods: Goods;
  readonly diamonds: number;
  readonly known: StoredAddress | undefined;
  readonly onClose: () => void;
}

/** What is ordered, what it costs and where it goes, before anything is spent. */
export function OrderDialog({ goods, diamonds, known, onClose }: OrderDialogProps) {
  const t = useMallT();
  const locale = useLocale();
  const [address, setAddress] = useState(known);
  const [writes, setWrites] = useState(known === undefined);
  const [isDone, setDone] = useState(false);
  const [order] = useOrderGoodsMutation();
  const command = useMoneyCommand('order-goods', order);
  const onOrder = async (addressId: string): Promise<void> => {
    if (await command.run({ goodsId: goods.id, addressId })) setDone(true);
  };
  return (
    <Dialog title={goods.name[locale]} kind="sheet" onClose={onClose}>
      <div className={styles.headed}>
        <img src={goodsPicture(goods.slug)} width={96} height={96} alt="" />
        <div>
          <p className={styles.about}>{goods.about[locale]}</p>
          <Diamonds count={goods.price} />
          {!isDone && (
            <p className={styles.about}>
              {t('order.after', { count: formatDiamonds(Math.max(0, diamonds - goods.price)) })}
            </p>
          )}
        </div>
      </div>
      {isDone ? (
        <div className={styles.form} role="status">
          <Note kind="ok">{t('order.done')}</Note>
          <LinkButton kind="gold" block to={href('goodsOrders')}>
            {t('order.see')}
          </LinkButton>
        </div>
      ) : writes || !address ? (
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
      ) : (
        <div className={styles.form}>
          <h3 className={styles.heading}>{t('order.to')}</h3>
          <AddressLines address={address} />
          <Button kind="line" size="s" onClick={() => setWrites(true)}>
            {t('order.address.change')}
          </Button>
          <Problem text={command.problem} />
          <Button kind="gold" size="l" block busy={command.busy} onClick={() => void onOrder(address.id)}>
            {t('order.confirm', { diamonds: formatDiamonds(goods.price) })}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
