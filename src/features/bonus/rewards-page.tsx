import { Link } from 'react-router-dom';
import { ErrorCode } from '../../../contract/errors.ts';
import { formatExact } from '../../../contract/money.ts';
import bubble from '../../../assets/lobby/bubble.webp';
import calendar from '../../../assets/lobby/i/calendar.webp';
import clover from '../../../assets/lobby/i/four-leaf-clover.webp';
import coupon from '../../../assets/lobby/i/coupon.webp';
import crown from '../../../assets/lobby/i/crown.webp';
import gift from '../../../assets/lobby/i/wrapped-gift.webp';
import wheel from '../../../assets/lobby/i/ferris-wheel.webp';
import { isApiError } from '../../api/api-error.ts';
import { useGetDailySpinQuery } from '../../api/daily-spin.ts';
import { useGetJackpotQuery } from '../../api/jackpot.ts';
import { useGetSignInQuery } from '../../api/sign-in.ts';
import { useGetTasksQuery } from '../../api/tasks.ts';
import { useGetVipQuery } from '../../api/vip.ts';
import { href } from '../../pages/href.ts';
import { useErrorText } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { List } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { BonusFrame } from './bonus-frame.tsx';
import styles from './bonus.module.css';
import { useBonusT } from './texts.ts';

/** Options of queries that are fetched each time the page opens, because their data change by play and by the hour. */
const ANEW = { refetchOnMountOrArgChange: true } as const;

/** /bonus/reward: everything that the player can collect now, each with a link. */
export default function RewardsPage() {
  const t = useBonusT();
  const errorText = useErrorText();
  const { all, ready } = useReady();
  const failed = all.find(({ error, data }) => error !== undefined && data === undefined);
  const isComing = all.some(({ data }) => data === undefined);

  return (
    <BonusFrame place="rewards">
      {failed ? (
        <ErrorState
          help={errorText(failed.error)}
          onRetry={() => all.forEach(({ refetch }) => void refetch())}
          busy={all.some(({ isFetching }) => isFetching)}
        />
      ) : isComing ? (
        <div className={styles.page} aria-busy="true">
          <Skeleton height={260} radius={18} />
        </div>
      ) : ready.length === 0 ? (
        <EmptyState
          picture={gift}
          title={t('rewards.none')}
          help={t('rewards.none.help')}
          action={<LinkButton to={href('bonusTasks')}>{t('see.tasks')}</LinkButton>}
        />
      ) : (
        <div className={styles.page}>
          <p className={styles.quiet}>{t('rewards.about')}</p>
          <List>
            {ready.map(({ to, picture, name, note }) => (
              <Link key={to} to={to} className={styles.row}>
                <img src={picture} width={44} height={44} alt="" />
                <span className={styles.words}>
                  <b>{name}</b>
                  {note !== undefined && <small>{note}</small>}
                </span>
                <Icon name="chevron-right" size={18} />
              </Link>
            ))}
          </List>
          <LinkButton kind="violet" size="l" block to={href('member')}>
            {t('rewards.bag')}
          </LinkButton>
        </div>
      )}
    </BonusFrame>
  );
}

/** Returns what the player can collect now, and the queries that it was read from. */
function useReady() {
  const t = useBonusT();
  const vip = useGetVipQuery({}, ANEW);
  const visit = useGetSignInQuery(undefined, ANEW);
  const tasks = useGetTasksQuery(undefined, ANEW);
  const spin = useGetDailySpinQuery(undefined, ANEW);
  const jackpot = useGetJackpotQuery(undefined, ANEW);
  // A closed jackpot has nothing to collect.
  const isClosed = isApiError(jackpot.error) && jackpot.error.errcode === ErrorCode.jackpotClosed;
  const all = [vip, visit, tasks, spin, ...(isClosed ? [] : [jackpot])];
  const { daily, weekly, monthly, gifts, rebate } = vip.data?.vipData ?? {};
  const hasVip =
    [daily, weekly, monthly].some((award) => award?.canReceive) ||
    gifts?.some((one) => !one.isTaken) === true;
  const chances = isClosed ? 0 : (jackpot.data?.chanceSize ?? 0);
  const ready = [
    visit.data?.canReceive === true && {
      to: href('signIn'),
      picture: calendar,
      name: t('rewards.visit', { count: visit.data.diamonds[visit.data.stamps] ?? 0 }),
    },
    spin.data?.canSpin === true && { to: href('dailySpin'), picture: wheel, name: t('rewards.spin') },
    hasVip && { to: href('vip'), picture: crown, name: t('rewards.vip') },
    rebate?.canReceive === true && {
      to: href('rebate'),
      picture: coupon,
      name: t('rewards.rebate'),
      note: formatExact(rebate.amount),
    },
    tasks.data?.tasks.some(({ canReceive }) => canReceive) === true && {
      to: href('bonusTasks'),
      picture: clover,
      name: t('rewards.tasks'),
    },
    chances > 0 && { to: href('jackpot'), picture: bubble, name: t('rewards.chances', { count: chances }) },
  ].filter((one) => one !== false);
  return { all, ready };
}
