import { useCallback, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../../contract/call.ts';
import type { loginBonus3User } from '../../../contract/sign-in.ts';
import { RewardId } from '../../../contract/reward-ids.ts';
import { formatPrize } from '../../../contract/money.ts';
import gift from '../../../assets/lobby/i/wrapped-gift.webp';
import { useGetSignInQuery, useReceiveSignInMutation } from '../../api/sign-in.ts';
import { pictures } from '../../casino/pictures.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';
import { href } from '../../pages/href.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useAppDispatch, useErrorText } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useWhenCome } from '../../ui/countdown.ts';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './sign-in-card.module.css';
import { useSignInT } from './texts.ts';

type Card = ResponseOf<typeof loginBonus3User>;

interface SignInCardProps {
  /** Called when a press leads away from the card, or has collected the stamp of a card that lies over a page. */
  readonly onLeave?: (() => void) | undefined;
}

/** The card with its seven stamps, and the one thing that can be done with it now. */
export function SignInCard({ onLeave }: SignInCardProps) {
  const t = useSignInT();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const days = useRef<HTMLOListElement>(null);
  const {
    currentData: card,
    error,
    isFetching,
    refetch,
  } = useGetSignInQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [receive] = useReceiveSignInMutation();
  const command = useMoneyCommand('sign-in', receive);
  const reload = useCallback(() => void refetch(), [refetch]);
  useWhenCome(card?.nextAt, serverNow, reload);

  const collect = async (): Promise<void> => {
    const answer = await command.run({});
    if (answer === undefined) return reload();
    const cell = days.current?.children[answer.stamp - 1]?.getBoundingClientRect();
    dispatch(
      modalOpened({
        name: 'rewards',
        rewards: [{ propId: RewardId.diamond, count: answer.diamonds }],
        ...(cell && { from: { x: cell.left + cell.width / 2, y: cell.top + cell.height / 2 } }),
      }),
    );
    onLeave?.();
  };

  if (card === undefined)
    return error ? (
      <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
    ) : (
      <div aria-busy="true">
        <Skeleton height={330} radius={18} />
      </div>
    );
  return (
    <>
      <p className={styles.about}>{t('about')}</p>
      <ol ref={days} className={styles.days}>
        {card.diamonds
          .map((count, place) => ({ day: place + 1, count }))
          .map(({ day, count }) => (
            <Day key={day} card={card} day={day} count={count} />
          ))}
      </ol>
      <Problem text={command.problem} />
      {card.canReceive ? (
        <Button
          kind="gold"
          size="l"
          block
          busy={command.busy}
          busyLabel={t('collecting')}
          onClick={() => void collect()}
        >
          {t('collect', { count: card.diamonds[card.stamps] ?? 0 })}
        </Button>
      ) : (
        <NotNow card={card} onLeave={onLeave} />
      )}
      <p className={styles.foot}>
        {t('midnight')}{' '}
        <Link to={href('signInRule')} onClick={onLeave}>
          {t('rules')}
        </Link>
      </p>
    </>
  );
}

interface DayProps {
  readonly card: Card;
  /** From 1. */
  readonly day: number;
  /** Diamonds. */
  readonly count: number;
}

function Day({ card: { diamonds, stamps, stampedToday, lastNeeds }, day, count }: DayProps) {
  const t = useSignInT();
  const isHad = day <= stamps;
  const isToday = !stampedToday && day === stamps + 1;
  const isLast = day === diamonds.length;
  const amount = formatPrize(lastNeeds);
  const label = isHad ? 'day.had' : isToday ? 'day.today' : isLast ? 'day.last' : 'day.later';
  return (
    <li
      className={classes(styles.day, isLast && styles.last, isHad && styles.had, isToday && styles.today)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="sr-only">{t(label, { day, count, amount })}</span>
      <span className={styles.name} aria-hidden="true">
        {t('day', { day })}
      </span>
      {isHad ? (
        <span className={styles.stamp}>
          <Icon name="check" size={22} />
        </span>
      ) : (
        <img src={isLast ? gift : pictures.diamond} width={40} height={40} alt="" />
      )}
      <b className={styles.count} aria-hidden="true">
        {count}
      </b>
      {isLast && !isHad && (
        <small className={styles.needs} aria-hidden="true">
          {t('needs', { amount })}
        </small>
      )}
    </li>
  );
}

/** Why nothing can be collected now, and where to go instead. */
function NotNow({ card, onLeave }: SignInCardProps & { readonly card: Card }) {
  const t = useSignInT();
  const { diamonds, stamps, stampedToday, isFunded, lastMissing, nextAt } = card;
  const leaving = onLeave && { onClick: onLeave };
  if (stampedToday)
    return (
      <>
        <p className={styles.state} role="status">
          <CountdownText until={nextAt} clock={serverNow} format={(time) => t('again', { time })} />
        </p>
        <LinkButton kind="violet" size="l" block to={href('mall')} {...leaving}>
          {t('mall')}
        </LinkButton>
      </>
    );
  const isLast = stamps === diamonds.length - 1;
  const reason = isLast && lastMissing > 0 ? 'missing' : isFunded ? 'closed' : 'empty';
  return (
    <>
      <p className={styles.state} role="status">
        {t(reason, { amount: formatPrize(lastMissing), count: diamonds[stamps] ?? 0 })}
      </p>
      <LinkButton kind="violet" size="l" block to="/?type=all" {...leaving}>
        {t('play')}
      </LinkButton>
    </>
  );
}
