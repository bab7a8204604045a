import type { ResponseOf } from '../../../contract/call.ts';
import { formatPrize } from '../../../contract/money.ts';
import { RewardId } from '../../../contract/reward-ids.ts';
import { type getVipInfo, VIP_LEVELS, VIP_PERIOD, type VipPeriodAward } from '../../../contract/vip.ts';
import calendar from '../../../assets/lobby/i/calendar.webp';
import crown from '../../../assets/lobby/i/crown.webp';
import gift from '../../../assets/lobby/i/wrapped-gift.webp';
import trophy from '../../../assets/lobby/i/trophy.webp';
import {
  useReceiveVipDailyMutation,
  useReceiveVipGiftMutation,
  useReceiveVipPeriodMutation,
} from '../../api/vip.ts';
import { middleOf, type Pressed, useFlyReward } from '../../casino/use-fly-reward.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { useWhenCome } from '../../ui/countdown.ts';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

type Vip = ResponseOf<typeof getVipInfo>['vipData'];
type Period = 'daily' | 'weekly' | 'monthly';

const PICTURES: Readonly<Record<Period, string>> = { daily: gift, weekly: calendar, monthly: crown };

interface AwardsProps {
  readonly vip: Vip;
  /** Fetches the VIP data again, after a refusal or when a new day, week or month begins. */
  readonly reload: () => void;
}

/** Draws the awards that the player can collect: those of the day, the week and the month, and the gifts for levels. */
export function Awards({ vip, reload }: AwardsProps) {
  const t = useVipT();
  const [daily] = useReceiveVipDailyMutation();
  const [period] = useReceiveVipPeriodMutation();
  const [levelGift] = useReceiveVipGiftMutation();
  const takeDaily = useMoneyCommand('vip-daily', daily);
  const takePeriod = useMoneyCommand('vip-period', period);
  const takeGift = useMoneyCommand('vip-gift', levelGift);
  const fly = useFlyReward();
  const show = (answer: { amount: number } | undefined, from: Pressed): void => {
    if (answer === undefined) reload();
    else fly({ propId: RewardId.coin, count: answer.amount }, from);
  };
  const busy = takeDaily.busy || takePeriod.busy || takeGift.busy;

  const take = {
    daily: () => takeDaily.run({}),
    weekly: () => takePeriod.run({ id: VIP_PERIOD.weekly }),
    monthly: () => takePeriod.run({ id: VIP_PERIOD.monthly }),
  };
  return (
    <>
      <ul className={styles.awards}>
        {(['daily', 'weekly', 'monthly'] as const).map((name) => (
          <PeriodAward
            key={name}
            name={name}
            award={vip[name]}
            busy={busy}
            onTake={(from) => void take[name]().then((answer) => show(answer, from))}
            onOver={reload}
          />
        ))}
        {vip.gifts
          .slice()
          .sort((one, other) => Number(one.isTaken) - Number(other.isTaken))
          .map(({ level, amount, isTaken }) => (
            <li key={level} className={styles.award}>
              <img src={trophy} width={56} height={56} alt="" />
              <h3>{t('gift', { level })}</h3>
              <Money amount={amount} kind="prize" />
              {isTaken ? (
                <Received />
              ) : (
                <Claim
                  amount={amount}
                  award={t('gift', { level })}
                  busy={busy}
                  onTake={(from) => void takeGift.run({ level }).then((answer) => show(answer, from))}
                />
              )}
            </li>
          ))}
      </ul>
      <Problem text={takeDaily.problem || takePeriod.problem || takeGift.problem} />
    </>
  );
}

interface PeriodAwardProps {
  readonly name: Period;
  readonly award: VipPeriodAward;
  readonly busy: boolean;
  readonly onTake: (from: Pressed) => void;
  readonly onOver: () => void;
}

function PeriodAward({ name, award, busy, onTake, onOver }: PeriodAwardProps) {
  const t = useVipT();
  useWhenCome(award.nextAt, serverNow, onOver);
  // If the player's level has no such award, the amount of the first level that has one is shown.
  const first = VIP_LEVELS.find((level) => level[name] > 0);
  const amount = award.award === 0 ? (first?.[name] ?? 0) : award.award;
  return (
    <li className={styles.award}>
      <img src={PICTURES[name]} width={56} height={56} alt="" />
      <h3>{t(name)}</h3>
      <Money amount={amount} kind="prize" />
      {award.canReceive ? (
        <Claim amount={amount} award={t(name)} busy={busy} onTake={onTake} />
      ) : award.isTaken ? (
        <>
          <Received />
          <p className={styles.why}>
            <CountdownText until={award.nextAt} clock={serverNow} format={(time) => t('again', { time })} />
          </p>
        </>
      ) : (
        <p className={styles.why}>
          {award.award === 0
            ? t('from', { level: first?.level ?? 0 })
            : t('missing', { amount: formatPrize(award.needs - award.bet) })}
        </p>
      )}
    </li>
  );
}

interface ClaimProps {
  readonly amount: number;
  readonly award: string;
  readonly busy: boolean;
  readonly onTake: (from: Pressed) => void;
}

function Claim({ amount, award, busy, onTake }: ClaimProps) {
  const t = useVipT();
  return (
    <Button
      kind="gold"
      size="s"
      block
      busy={busy}
      busyLabel={t('claiming')}
      aria-label={t('claim.label', { amount: formatPrize(amount), award })}
      onClick={({ currentTarget }) => onTake(middleOf(currentTarget))}
    >
      {t('claim')}
    </Button>
  );
}

function Received() {
  const t = useVipT();
  return (
    <p className={styles.received}>
      <Icon name="circle-check" size={18} /> {t('received')}
    </p>
  );
}
