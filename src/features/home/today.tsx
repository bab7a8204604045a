import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrize } from '../../../contract/money.ts';
import { useGetLastRoundsQuery } from '../../api/fair.ts';
import { useGetJackpotQuery } from '../../api/jackpot.ts';
import { useGetSignInQuery } from '../../api/sign-in.ts';
import { useGetWelcomeSetQuery } from '../../api/welcome.ts';
import {
  type DayState,
  useDailySpinState,
  useDailyVisitState,
  useRainState,
} from '../../casino/day-states.tsx';
import { useNewcomer } from '../../casino/use-newcomer.ts';
import { useT } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { useLoggedIn, useUser } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { activities, type Activity, useActivityT } from './activities.ts';
import { lastGame } from './last-game.ts';
import styles from './today.module.css';
import { useTodayT } from './today-texts.ts';

/** What is asked again whenever the lobby is opened: it changes by play and by the hour. */
const ANEW = { refetchOnMountOrArgChange: true } as const;

/** What the day holds for the player, each leading to its page; for a guest, what waits for those who join. */
export default function Today() {
  const t = useTodayT();
  const loggedIn = useLoggedIn();
  const isKnown = useUser() !== undefined;
  const isNewcomer = useNewcomer();
  // A newcomer may get the guide instead.
  const { isLoading } = useGetWelcomeSetQuery(undefined, { skip: !isNewcomer });
  // Whether it is made yet says which cells there are: none may move when the answer comes.
  const visit = useGetSignInQuery(undefined, { skip: !loggedIn });
  return (
    <section className={styles.today} aria-label={t('title')}>
      {!loggedIn ? (
        <ForGuests />
      ) : !isKnown || isLoading || visit.isLoading ? (
        <Skeleton radius={16} />
      ) : (
        <Cells />
      )}
    </section>
  );
}

/** Four things: the daily visit until it is made, the way back to the last game after it. */
function Cells() {
  const visit = useDailyVisitState();
  return (
    <ul className={styles.cells}>
      {visit.isReady && <Visit visit={visit} />}
      <DailySpin />
      <Rain />
      <Jackpot />
      {!visit.isReady && <Again />}
    </ul>
  );
}

interface CellProps {
  readonly activity: Activity | undefined;
  readonly to: string;
  readonly name: string;
  readonly state: ReactNode;
  /** Something to be had now. */
  readonly isReady?: boolean;
  /** How far it has come, 0..1. */
  readonly progress?: number | undefined;
}

function Cell({ activity, to, name, state, isReady = false, progress }: CellProps) {
  return (
    <li>
      <Link to={to} className={classes(styles.cell, isReady && styles.ready)}>
        {activity === undefined ? (
          <Icon name="play" size={24} />
        ) : (
          <img src={activity.small} srcSet={`${activity.small} 2x, ${activity.picture} 3x`} alt="" />
        )}
        <span className={styles.words}>
          <b>{name}</b>
          <small>{state}</small>
          {progress !== undefined && (
            <span className={styles.track}>
              <i style={{ transform: `scaleX(${progress})` }} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

const activityOf = (name: Activity['name']): Activity | undefined =>
  activities.find((activity) => activity.name === name);

function Visit({ visit }: { visit: DayState }) {
  const names = useActivityT();
  return <Cell activity={activityOf('visit')} to={href('signIn')} name={names('visit')} {...visit} />;
}

function DailySpin() {
  const names = useActivityT();
  return (
    <Cell
      activity={activityOf('spin')}
      to={href('dailySpin')}
      name={names('spin')}
      {...useDailySpinState()}
    />
  );
}

function Rain() {
  const names = useActivityT();
  return (
    <Cell activity={activityOf('rain')} to={href('redPacketRain')} name={names('rain')} {...useRainState()} />
  );
}

function Jackpot() {
  const t = useTodayT();
  const names = useActivityT();
  const { data, isError } = useGetJackpotQuery(undefined, ANEW);
  const state = (): string => {
    if (data === undefined) return isError ? t('look') : '…';
    const { chanceSize, needDeposit, needTyping } = data;
    if (chanceSize > 0) return t('jackpot.ready', { count: chanceSize });
    if (needDeposit > 0) return t('jackpot.deposit', { amount: formatPrize(needDeposit) });
    return needTyping > 0 ? t('jackpot.left', { amount: formatPrize(needTyping) }) : t('jackpot.all');
  };
  return (
    <Cell
      activity={activityOf('jackpot')}
      to={href('jackpot')}
      name={names('jackpot')}
      state={state()}
      isReady={data !== undefined && data.chanceSize > 0}
      progress={data && (data.needTyping > 0 ? 1 - data.needTyping / data.typingPerChance : 1)}
    />
  );
}

/** The way back to what was played last; for somebody who has not played yet, to all games. */
function Again() {
  const t = useTodayT();
  const names = useActivityT();
  const { data, isError } = useGetLastRoundsQuery(undefined, ANEW);
  const name = data && lastGame(data.list);
  const activity = name && activityOf(name);
  if (activity !== undefined)
    return <Cell activity={activity} to={activity.to} name={names(activity.name)} state={t('again')} />;
  return (
    <Cell
      activity={undefined}
      to="/?type=all"
      name={t('first')}
      state={data === undefined && !isError ? '…' : t('first.help')}
    />
  );
}

function ForGuests() {
  const t = useT();
  const own = useTodayT();
  const { data } = useGetWelcomeSetQuery();
  return (
    <div className={styles.guest}>
      <p>{data === undefined ? '…' : own(data.isOffered ? 'gifts' : 'gifts.none')}</p>
      <p className={styles.brief}>
        {data === undefined ? '…' : own(data.isOffered ? 'gifts.brief' : 'gifts.none.brief')}
      </p>
      <LinkButton kind="violet" size="s" to={href('register')}>
        {t('action.register')}
      </LinkButton>
    </div>
  );
}
