import { useCallback, useRef } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import { formatPrize } from '../../../contract/money.ts';
import type { getRechargeSignConfig } from '../../../contract/recharge-sign.ts';
import { RewardId } from '../../../contract/reward-ids.ts';
import {
  useGetRechargeSignQuery,
  useReceiveRechargeSignMutation,
  useUpgradeRechargeSignMutation,
} from '../../api/recharge-sign.ts';
import { GoalBar } from '../../casino/goal-bar.tsx';
import {
  StampAbout,
  type StampDay,
  StampDays,
  StampFoot,
  StampSkeleton,
  StampState,
} from '../../casino/stamp-card.tsx';
import { middleOf, useFlyReward } from '../../casino/use-fly-reward.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { href } from '../../pages/href.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useWhenCome } from '../../ui/countdown.ts';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { ErrorState, Note } from '../../ui/states.tsx';
import styles from './recharge-sign.module.css';
import { type RechargeSignT, useRechargeSignT } from './texts.ts';

type Card = ResponseOf<typeof getRechargeSignConfig>;

interface RechargeSignCardProps {
  /** Called when a press on the card leads to another page or collects a stamp; closes the dialog around the card. */
  readonly onLeave?: (() => void) | undefined;
}

/** Draws the card of the deposit days: its seven stamps, today's deposits, and the button that collects a stamp. */
export function RechargeSignCard({ onLeave }: RechargeSignCardProps) {
  const errorText = useErrorText();
  const { currentData, error, isFetching, refetch } = useGetRechargeSignQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  useWhenCome(currentData?.nextAt, serverNow, reload);
  if (currentData) return <Stamps card={currentData} reload={reload} onLeave={onLeave} />;
  return error ? (
    <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
  ) : (
    <StampSkeleton />
  );
}

interface StampsProps extends RechargeSignCardProps {
  readonly card: Card;
  readonly reload: () => void;
}

function Stamps({ card, reload, onLeave }: StampsProps) {
  const t = useRechargeSignT();
  const days = useRef<HTMLOListElement>(null);
  const fly = useFlyReward();
  const [receive] = useReceiveRechargeSignMutation();
  const [upgrade] = useUpgradeRechargeSignMutation();
  const receiving = useMoneyCommand('recharge-sign', receive);
  const upgrading = useMoneyCommand('recharge-sign-upgrade', upgrade);
  const next = card.days.find(({ canReceive, canUpgrade }) => canReceive || canUpgrade);

  const collect = async (id: number, command: typeof receiving): Promise<void> => {
    const answer = await command.run({ id });
    if (answer === undefined) return reload();
    const cell = days.current?.children[id - 1];
    if (cell) fly({ propId: RewardId.diamond, count: answer.diamonds }, middleOf(cell));
    onLeave?.();
  };
  const command = next?.canUpgrade === true ? upgrading : receiving;
  // After today's stamp is collected, further deposits can only upgrade it.
  const goal = card.stampedToday ? card.upgradeNeeds : card.needs;
  return (
    <>
      <StampAbout>{t('about', { needs: formatPrize(card.needs) })}</StampAbout>
      <StampDays ref={days} days={daysOf(card, t)} />
      <div className={styles.deposited}>
        <GoalBar
          name={t('deposited')}
          done={Math.min(card.deposited, goal)}
          goal={goal}
          end={
            card.deposited < goal
              ? t('progress', { done: formatPrize(card.deposited), needs: formatPrize(goal) })
              : formatPrize(card.deposited)
          }
          note=""
        />
      </div>
      {!card.areDepositsOpen && (
        <div className={styles.note}>
          <Note>
            <b>{t('closed.title')}</b> {t('closed.help')}
          </Note>
        </div>
      )}
      <Problem text={receiving.problem || upgrading.problem} />
      {next ? (
        <>
          {next.canUpgrade && <StampState>{t('state.upgrade', { times: card.upgradeTimes })}</StampState>}
          <Button
            kind="gold"
            size="l"
            block
            busy={command.busy}
            busyLabel={t('collecting')}
            onClick={() => void collect(next.id, command)}
          >
            {next.canUpgrade
              ? t('upgrade', { count: next.diamonds * (card.upgradeTimes - 1) })
              : t('collect', { count: next.diamonds })}
          </Button>
        </>
      ) : (
        <NotNow card={card} onLeave={onLeave} />
      )}
      <StampFoot>{t('midnight')}</StampFoot>
    </>
  );
}

function daysOf({ days, stampedToday, upgradeTimes }: Card, t: RechargeSignT): StampDay[] {
  const next = days.find(({ isReceived }) => !isReceived)?.id;
  return days.map(({ id, diamonds, isReceived, isUpgraded }) => {
    const isToday = !stampedToday && id === next;
    const count = isUpgraded ? diamonds * upgradeTimes : diamonds;
    const label = isUpgraded ? 'day.upgraded' : isReceived ? 'day.had' : isToday ? 'day.today' : 'day.later';
    return {
      day: id,
      count,
      state: isReceived ? 'had' : isToday ? 'today' : 'later',
      label: t(label, { day: id, count, times: upgradeTimes }),
      name: t('day', { day: id }),
      times: isUpgraded ? t('times', { times: upgradeTimes }) : undefined,
    };
  });
}

/** Draws why no stamp can be collected now, with a link to what helps. */
function NotNow({ card, onLeave }: RechargeSignCardProps & { readonly card: Card }) {
  const t = useRechargeSignT();
  const { needs, deposited, stampedToday, isFunded, areDepositsOpen, nextAt } = card;
  const leaving = onLeave && { onClick: onLeave };
  if (stampedToday)
    return (
      <>
        <StampState>
          <CountdownText until={nextAt} clock={serverNow} format={(time) => t('state.again', { time })} />
        </StampState>
        <LinkButton kind="violet" size="l" block to={href('mall')} {...leaving}>
          {t('mall')}
        </LinkButton>
      </>
    );
  const missing = Math.max(0, needs - deposited);
  const reason = missing > 0 ? 'state.missing' : isFunded ? 'state.rest' : 'state.empty';
  return (
    <>
      {(areDepositsOpen || missing === 0) && (
        <StampState>{t(reason, { amount: formatPrize(missing) })}</StampState>
      )}
      <LinkButton kind="violet" size="l" block to={href('wallets')} {...leaving}>
        {t('ways')}
      </LinkButton>
    </>
  );
}
