import type { ResponseOf } from '../../../contract/call.ts';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { RewardId } from '../../../contract/reward-ids.ts';
import type { betBonus } from '../../../contract/vip.ts';
import { useReceiveRebateMutation } from '../../api/vip.ts';
import { middleOf, type Pressed, useFlyReward } from '../../casino/use-fly-reward.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { gamesHref } from '../../pages/href.ts';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

interface RebateClaimProps {
  readonly rebate: ResponseOf<typeof betBonus>;
  /** Fetches the rebate again after the server refused a claim. */
  readonly reload: () => void;
  /** Called when a press leads to another page or claims the rebate; closes the dialog around this part. */
  readonly onLeave?: () => void;
}

/** Draws the rebate on the player's valid bets since the last claim, and the button that claims it. */
export function RebateClaim({ rebate, reload, onLeave }: RebateClaimProps) {
  const t = useVipT();
  const fly = useFlyReward();
  const [receive] = useReceiveRebateMutation();
  const command = useMoneyCommand('rebate', receive);

  const take = async (from: Pressed): Promise<void> => {
    const answer = await command.run({});
    if (answer === undefined) return reload();
    fly({ propId: RewardId.coin, count: answer.amount }, from);
    onLeave?.();
  };
  return (
    <>
      <p className={styles.yours}>{t('rebate.ready')}</p>
      <p className={styles.large}>
        <Money amount={rebate.amount} />
      </p>
      <p className={styles.quiet}>
        {t('rebate.of', { rate: formatPercent(rebate.rebateBp), amount: formatExact(rebate.validBet) })}
      </p>
      <Problem text={command.problem} />
      {rebate.canReceive ? (
        <Button
          kind="gold"
          size="l"
          block
          busy={command.busy}
          busyLabel={t('claiming')}
          onClick={({ currentTarget }) => void take(middleOf(currentTarget))}
        >
          {t('rebate.claim', { amount: formatExact(rebate.amount) })}
        </Button>
      ) : (
        <>
          <p className={styles.why} role="status">
            {t('rebate.least', { amount: formatPrize(rebate.least) })}
          </p>
          <LinkButton
            kind="violet"
            size="l"
            block
            to={gamesHref('all')}
            {...(onLeave && { onClick: onLeave })}
          >
            {t('play')}
          </LinkButton>
        </>
      )}
    </>
  );
}
