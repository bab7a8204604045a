import { type ReactNode, useCallback, useEffect } from 'react';
import { formatPrize } from '../../contract/money.ts';
import gift from '../../assets/lobby/i/wrapped-gift.webp';
import { useGetBankruptGiftQuery } from '../api/bankrupt-gift.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { serverNow } from '../platform/server-clock.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { modalOpened } from '../store/modals-slice.ts';
import { useWhenCome } from '../ui/countdown.ts';
import { CountdownText } from '../ui/countdown-text.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './empty-wallet-line.module.css';
import { useEmptyWallet } from './use-empty-wallet.ts';

const en = {
  title: 'A gift for your empty wallet',
  soon: 'Opens in {time}',
  ready: '{amount}, whenever you like',
  second: '{done} of {needs} for gift 2',
  empty: 'Fully claimed today',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  title: 'Regalo sa walang lamang wallet',
  soon: 'Magbubukas: {time} pa',
  ready: '{amount}, kung kailan mo gusto',
  second: '{done} sa {needs} para sa regalo 2',
  empty: 'Ubos na ngayong araw',
};
const texts = { en, fil };

/** Draws a link that opens the gift for an empty wallet; draws nothing if today has no gift for the player. */
export default function EmptyWalletLine() {
  const t = useTexts(texts);
  const dispatch = useAppDispatch();
  const isEmpty = useEmptyWallet();
  const { data, refetch } = useGetBankruptGiftQuery(undefined, {
    skip: isEmpty === undefined,
    refetchOnMountOrArgChange: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  const isKnown = data !== undefined;
  // If the wallet becomes empty while this page is open, the gift's data is out of date.
  useEffect(() => {
    if (isEmpty === true && isKnown) reload();
  }, [isEmpty, isKnown, reload]);
  const isSoon = data !== undefined && data.receiveFromMs > serverNow();
  useWhenCome(isSoon ? data.receiveFromMs : undefined, serverNow, reload);
  if (data === undefined || isEmpty === undefined || !data.bankrupt) return null;
  const { receiveFromMs, canReceiveLastMs, gift2LastMs, awardList, currBet, validBet, isFunded } = data;
  if (canReceiveLastMs === -1 && gift2LastMs === -1) return null;
  const ready = awardList.find(({ canReceive }) => canReceive);
  const state = (): ReactNode => {
    if (ready) return t('ready', { amount: formatPrize(ready.count) });
    if (!isFunded) return t('empty');
    if (canReceiveLastMs !== -1)
      return <CountdownText until={receiveFromMs} clock={serverNow} format={(time) => t('soon', { time })} />;
    return t('second', { done: formatPrize(currBet), needs: formatPrize(validBet) });
  };
  return (
    <button
      type="button"
      className={styles.line}
      aria-haspopup="dialog"
      onClick={() => dispatch(modalOpened({ name: 'bankruptGift', isAsked: true }))}
    >
      <img src={gift} width={30} height={30} alt="" />
      <span className={styles.words}>
        <b>{t('title')}</b>
        <small>{state()}</small>
      </span>
      <Icon name="chevron-right" size={18} />
    </button>
  );
}
