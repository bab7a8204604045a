import { useCallback, useEffect } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import { BANKRUPT_GIFT, type getBankruptGiftInfo, GiftId } from '../../../contract/bankrupt-gift.ts';
import { formatPrize } from '../../../contract/money.ts';
import gift from '../../../assets/lobby/i/wrapped-gift.webp';
import { useGetBankruptGiftQuery, useReceiveBankruptGiftMutation } from '../../api/bankrupt-gift.ts';
import { GoalBar } from '../../casino/goal-bar.tsx';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { href } from '../../pages/href.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useWhenCome } from '../../ui/countdown.ts';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './bankrupt-gift-modal.module.css';
import { useBankruptGiftT } from './texts.ts';

type Gift = ResponseOf<typeof getBankruptGiftInfo>;

interface BankruptGiftModalProps {
  readonly onClose: () => void;
}

/**
 * Draws the gift for players whose wallet is empty: its two parts, the time left for each, and the button that collects
 * them. Closes when there is no gift.
 */
export default function BankruptGiftModal({ onClose }: BankruptGiftModalProps) {
  const t = useBankruptGiftT();
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = useGetBankruptGiftQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  // Waits for a fresh answer: cached data from an earlier visit may be out of date.
  const isGone = currentData?.bankrupt === false && !isFetching;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {currentData?.bankrupt === true ? (
        <Gifts info={currentData} reload={reload} onClose={onClose} />
      ) : error && !isFetching ? (
        <ErrorState help={errorText(error)} onRetry={reload} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={260} radius={14} />
        </div>
      )}
    </Dialog>
  );
}

/** Converts the server's -1, which means no such time, to undefined; other times are ms since 1970. */
const comes = (instant: number): number | undefined => (instant === -1 ? undefined : instant);

interface GiftsProps extends BankruptGiftModalProps {
  readonly info: Gift;
  readonly reload: () => void;
}

function Gifts({ info, reload, onClose }: GiftsProps) {
  const t = useBankruptGiftT();
  const [receive] = useReceiveBankruptGiftMutation();
  const command = useMoneyCommand('bankrupt-gift', receive);
  const { awardList, currBet, validBet, receiveFromMs, canReceiveLastMs, gift2LastMs } = info;
  const isSoon = receiveFromMs > serverNow();
  useWhenCome(isSoon ? receiveFromMs : undefined, serverNow, reload);
  useWhenCome(comes(canReceiveLastMs) ?? comes(gift2LastMs), serverNow, reload);
  const next = awardList.find(({ canReceive }) => canReceive);
  const collect = async (id: (typeof GiftId)[keyof typeof GiftId]): Promise<void> => {
    if ((await command.run({ id })) === undefined) reload();
  };
  return (
    <div className={styles.body}>
      <p className={styles.about}>{t('about')}</p>
      <Rows>
        {awardList.map(({ id, count, isReceived }) => (
          <Row
            key={id}
            picture={<img src={gift} width={36} height={36} alt="" />}
            name={t('gift', { id })}
            note={
              isReceived && (
                <span className={styles.received}>
                  <Icon name="circle-check" size={18} />
                  {t('received')}
                </span>
              )
            }
            end={<Money amount={count} kind="prize" />}
          />
        ))}
      </Rows>
      {gift2LastMs !== -1 && (
        <div className={styles.bets}>
          <GoalBar
            name={t('bets')}
            done={currBet}
            goal={validBet}
            end={t('progress', { done: formatPrize(currBet), needs: formatPrize(validBet) })}
            note=""
          />
        </div>
      )}
      <p className={styles.state} role="status">
        <State info={info} isSoon={isSoon} />
      </p>
      <Problem text={command.problem} />
      {next ? (
        <Button
          kind="gold"
          size="l"
          block
          busy={command.busy}
          busyLabel={t('collecting')}
          onClick={() => void collect(next.id === GiftId.first ? GiftId.first : GiftId.second)}
        >
          {t('collect', { amount: formatPrize(next.count) })}
        </Button>
      ) : (
        <Button kind="violet" size="l" block onClick={onClose}>
          {t('done')}
        </Button>
      )}
      <LinkButton kind="quiet" block to={href('selfLimited')} onClick={onClose}>
        {t('break')}
      </LinkButton>
      <p className={styles.rules}>
        {t('rules', {
          loss: formatPrize(BANKRUPT_GIFT.lossFrom),
          empty: formatPrize(BANKRUPT_GIFT.emptyBelow),
        })}
      </p>
    </div>
  );
}

/** Draws the state of the gift as a sentence, with a countdown if there is a time limit. */
function State({ info, isSoon }: { readonly info: Gift; readonly isSoon: boolean }) {
  const t = useBankruptGiftT();
  const { receiveFromMs, canReceiveLastMs, gift2LastMs, awardList, isFunded } = info;
  const until = comes(canReceiveLastMs) ?? comes(gift2LastMs);
  if (until === undefined)
    return t(awardList.every(({ isReceived }) => isReceived) ? 'state.done' : 'state.over');
  if (!isFunded) return t('state.empty');
  if (isSoon)
    return (
      <CountdownText until={receiveFromMs} clock={serverNow} format={(time) => t('state.soon', { time })} />
    );
  const state = canReceiveLastMs === -1 ? 'state.second' : 'state.first';
  return <CountdownText until={until} clock={serverNow} format={(time) => t(state, { time })} />;
}
