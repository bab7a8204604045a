import { useCallback, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../../contract/call.ts';
import type { loginBonus3User } from '../../../contract/sign-in.ts';
import { RewardId } from '../../../contract/reward-ids.ts';
import { formatPrize } from '../../../contract/money.ts';
import { useGetSignInQuery, useReceiveSignInMutation } from '../../api/sign-in.ts';
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
import { gamesHref, href } from '../../pages/href.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useErrorText } from '../../store/hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useWhenCome } from '../../ui/countdown.ts';
import { CountdownText } from '../../ui/countdown-text.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { type SignInT, useSignInT } from './texts.ts';

type Card = ResponseOf<typeof loginBonus3User>;

interface SignInCardProps {
  /** Called when a press on the card leads to another page or collects the stamp; closes the dialog around the card. */
  readonly onLeave?: (() => void) | undefined;
}

/** Draws the card of the daily visit: its seven stamps, and the button that collects today's stamp. */
export function SignInCard({ onLeave }: SignInCardProps) {
  const t = useSignInT();
  const errorText = useErrorText();
  const fly = useFlyReward();
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
    const cell = days.current?.children[answer.stamp - 1];
    if (cell) fly({ propId: RewardId.diamond, count: answer.diamonds }, middleOf(cell));
    onLeave?.();
  };

  if (card === undefined)
    return error ? (
      <ErrorState help={errorText(error)} onRetry={reload} busy={isFetching} />
    ) : (
      <StampSkeleton />
    );
  return (
    <>
      <StampAbout>{t('about')}</StampAbout>
      <StampDays ref={days} days={daysOf(card, t)} />
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
      <StampFoot>
        {t('midnight')}{' '}
        <Link to={href('signInRule')} onClick={onLeave}>
          {t('rules')}
        </Link>
      </StampFoot>
    </>
  );
}

function daysOf({ diamonds, stamps, stampedToday, lastNeeds }: Card, t: SignInT): StampDay[] {
  const amount = formatPrize(lastNeeds);
  return diamonds.map((count, place) => {
    const day = place + 1;
    const isHad = day <= stamps;
    const isToday = !stampedToday && day === stamps + 1;
    const isLast = day === diamonds.length;
    const label = isHad ? 'day.had' : isToday ? 'day.today' : isLast ? 'day.last' : 'day.later';
    return {
      day,
      count,
      state: isHad ? 'had' : isToday ? 'today' : 'later',
      label: t(label, { day, count, amount }),
      name: t('day', { day }),
      needs: isLast && !isHad ? t('needs', { amount }) : undefined,
    };
  });
}

/** Draws why no stamp can be collected now, with a link to what helps. */
function NotNow({ card, onLeave }: SignInCardProps & { readonly card: Card }) {
  const t = useSignInT();
  const { diamonds, stamps, stampedToday, isFunded, lastMissing, nextAt } = card;
  const leaving = onLeave && { onClick: onLeave };
  if (stampedToday)
    return (
      <>
        <StampState>
          <CountdownText until={nextAt} clock={serverNow} format={(time) => t('again', { time })} />
        </StampState>
        <LinkButton kind="violet" size="l" block to={href('mall')} {...leaving}>
          {t('mall')}
        </LinkButton>
      </>
    );
  const isLast = stamps === diamonds.length - 1;
  const reason = isLast && lastMissing > 0 ? 'missing' : isFunded ? 'closed' : 'empty';
  return (
    <>
      <StampState>{t(reason, { amount: formatPrize(lastMissing), count: diamonds[stamps] ?? 0 })}</StampState>
      <LinkButton kind="violet" size="l" block to={gamesHref('all')} {...leaving}>
        {t('play')}
      </LinkButton>
    </>
  );
}
