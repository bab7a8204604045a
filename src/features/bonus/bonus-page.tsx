import type { ReactNode } from 'react';
import { useGetActivityStatusQuery } from '../../api/activities.ts';
import { useDailySpinState, useDailyVisitState, useRainState } from '../../casino/day-states.tsx';
import { useErrorText, useLoggedIn } from '../../store/hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BonusFrame } from './bonus-frame.tsx';
import { EVENTS } from './events.ts';
import styles from './bonus.module.css';
import { useBonusT } from './texts.ts';

type Event = (typeof EVENTS)[number];

/** /bonus: all open events, with what is available there now. */
export default function BonusPage() {
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useGetActivityStatusQuery();
  const isPlayer = useLoggedIn();
  const isOpen = ({ type }: Event): boolean =>
    type === undefined || data?.list.some((one) => one.type === type && one.status === 'open') === true;
  return (
    <BonusFrame place="events">
      {data ? (
        <ul className={styles.events}>
          {EVENTS.filter(isOpen).map((event) =>
            isPlayer ? (
              <PlayersEvent key={event.name} event={event} />
            ) : (
              <EventCard key={event.name} event={event} />
            ),
          )}
        </ul>
      ) : error ? (
        <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className={styles.events} aria-busy="true">
          <Skeleton height={170} radius={18} />
          <Skeleton height={170} radius={18} />
          <Skeleton height={170} radius={18} />
        </div>
      )}
    </BonusFrame>
  );
}

/** Draws an event with the player's state in it. */
function PlayersEvent({ event }: { event: Event }) {
  if (event.name === 'spin') return <SpinEvent event={event} />;
  if (event.name === 'visit') return <VisitEvent event={event} />;
  if (event.name === 'rain') return <RainEvent event={event} />;
  return <EventCard event={event} />;
}

const SpinEvent = ({ event }: { event: Event }) => <EventCard event={event} {...useDailySpinState()} />;
const VisitEvent = ({ event }: { event: Event }) => <EventCard event={event} {...useDailyVisitState()} />;
const RainEvent = ({ event }: { event: Event }) => <EventCard event={event} {...useRainState()} />;

interface EventCardProps {
  readonly event: Event;
  /** The state; "always on" if left out. */
  readonly state?: ReactNode;
  readonly isReady?: boolean;
}

function EventCard({ event: { name, to, picture, tone }, state, isReady = false }: EventCardProps) {
  const t = useBonusT();
  return (
    <li className={classes(styles.event, styles[tone])}>
      <div className={styles.words}>
        <p className={classes(styles.state, isReady && styles.ready)}>{state ?? t('always')}</p>
        <h2>{t(`${name}.name`)}</h2>
        <p>{t(`${name}.about`)}</p>
        <LinkButton kind={isReady ? 'gold' : 'violet'} to={to}>
          {t('open')}
          <span className="sr-only">: {t(`${name}.name`)}</span>
        </LinkButton>
      </div>
      <img src={picture} width={104} height={104} alt="" loading="lazy" />
    </li>
  );
}
