import { useCallback } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import { formatPrize } from '../../../contract/money.ts';
import { RewardId } from '../../../contract/reward-ids.ts';
import { type getVipInfo, VIP_LEVELS } from '../../../contract/vip.ts';
import gift from '../../../assets/lobby/i/wrapped-gift.webp';
import { useGetVipQuery, useReceiveVipGiftMutation } from '../../api/vip.ts';
import { middleOf, type Pressed, useFlyReward } from '../../casino/use-fly-reward.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { href } from '../../pages/href.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { badgeOf } from './badges.ts';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

type Vip = ResponseOf<typeof getVipInfo>['vipData'];

/**
 * Dialog with the gift for a VIP level that the player has reached; the gift flies to the balance after it is closed.
 */
export default function VipGiftModal({ onClose }: { onClose: () => void }) {
  const t = useVipT();
  const errorText = useErrorText();
  const fly = useFlyReward();
  const { currentData, error, refetch, isFetching } = useGetVipQuery({}, { refetchOnMountOrArgChange: true });
  const reload = useCallback(() => void refetch(), [refetch]);
  const [receive] = useReceiveVipGiftMutation();
  const command = useMoneyCommand('vip-gift', receive);
  const vip = currentData?.vipData;
  const waiting = vip?.gifts.filter(({ isTaken }) => !isTaken) ?? [];
  const [first] = waiting;

  const take = async (level: number, from: Pressed): Promise<void> => {
    const answer = await command.run({ level });
    if (answer === undefined) return reload();
    fly({ propId: RewardId.coin, count: answer.amount }, from);
    onClose();
  };
  return (
    <Dialog title={t('gift.title')} onClose={onClose}>
      {first ? (
        <div className={styles.modal}>
          <Picture level={first.level} />
          <p>{t('gift.about', { level: first.level })}</p>
          <p className={styles.large}>
            <Money amount={first.amount} kind="prize" />
          </p>
          <Problem text={command.problem} />
          <Button
            kind="gold"
            size="l"
            block
            busy={command.busy}
            busyLabel={t('claiming')}
            onClick={({ currentTarget }) => void take(first.level, middleOf(currentTarget))}
          >
            {t('gift.claim', { amount: formatPrize(first.amount) })}
          </Button>
          {waiting.length > 1 && (
            <p className={styles.quiet}>{t('gift.more', { count: waiting.length - 1 })}</p>
          )}
        </div>
      ) : vip ? (
        <NoGift vip={vip} problem={command.problem} onClose={onClose} />
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={260} radius={18} />
        </div>
      )}
    </Dialog>
  );
}

/** Draws the badge of a level; the picture of a gift if the level has no badge. */
const Picture = ({ level }: { level: number }) => {
  const theme = VIP_LEVELS[level]?.theme;
  return <img src={theme === undefined ? gift : badgeOf(theme)} width={120} height={120} alt="" />;
};

function NoGift({ vip, problem, onClose }: { vip: Vip; problem: string; onClose: () => void }) {
  const t = useVipT();
  const next = VIP_LEVELS[vip.level + 1];
  return (
    <div className={styles.modal}>
      <img src={gift} width={120} height={120} alt="" />
      <p className={styles.none}>{t('gift.none')}</p>
      <p>
        {next === undefined
          ? t('gift.top')
          : t('gift.next', {
              amount: formatPrize(next.experience - vip.experience),
              level: next.level,
              gift: formatPrize(next.gift),
            })}
      </p>
      <Problem text={problem} />
      <LinkButton kind="violet" size="l" block to={href('vip')} onClick={onClose}>
        {t('gift.see')}
      </LinkButton>
    </div>
  );
}
