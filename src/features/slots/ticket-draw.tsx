import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { getHalloweenConfig, halloweenLottery } from '../../../contract/halloween.ts';
import { formatExact } from '../../../contract/money.ts';
import { useDrawHalloweenMutation, useGetHalloweenTicketsQuery } from '../../api/halloween.ts';
import { useErrorText } from '../../store/hooks.ts';
import { anyAsk } from '../../rounds/pending-round.ts';
import { useRound } from '../../rounds/use-round.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { GoalBar } from '../../casino/goal-bar.tsx';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import { pictures } from '../../casino/pictures.ts';
import { ResultLines } from '../../casino/result-lines.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useReducedMotion } from '../../ui/use-active.ts';
import type { PastDraw } from './halloween-records.tsx';
import { slotTexts } from './texts.ts';
import styles from './ticket-draw.module.css';

type Drawn = Pick<ResponseOf<typeof halloweenLottery>, 'amount'>;
/** The draw's rules as the configuration tells them. */
export type DrawRules = ResponseOf<typeof getHalloweenConfig>['draw'];

/** How long a card takes to turn over, ms. */
const TURN = 480;

/** Lets the record show a past card once more. */
export interface TicketDrawHandle {
  replay(past: PastDraw): void;
}

/** The ticket draw: one card a ticket, turned over when the server has said what it holds. */
export function TicketDraw({
  rules,
  handle,
}: {
  rules: DrawRules | undefined;
  handle?: Ref<TicketDrawHandle>;
}) {
  const t = useTexts(slotTexts);
  const errorText = useErrorText();
  const reduceMotion = useReducedMotion();
  const { currentData: tickets, error, isFetching, refetch } = useGetHalloweenTicketsQuery();
  const [drawTicket] = useDrawHalloweenMutation();
  const card = useRef<HTMLDivElement>(null);
  /** Hundredths on the face of the card; undefined shows its back. */
  const [face, setFace] = useState<number>();

  const turnOver = async (amount: number, instant: boolean): Promise<void> => {
    setFace(amount);
    const element = card.current;
    if (!element || instant || reduceMotion) return;
    const turn = element.animate(
      [{ transform: 'rotateY(180deg) scale(1.04)' }, { transform: 'rotateY(0) scale(1)' }],
      { duration: TURN, easing: 'cubic-bezier(.22, 1, .36, 1)' },
    );
    await turn.finished.catch(() => undefined);
  };
  const { phase, inRound, announcement, problem, replayedAt, buy, check, replay } = useRound<object, Drawn>({
    game: 'halloween-lottery',
    isReady: rules !== undefined,
    isAsk: anyAsk,
    call: ({ clientTxnId }) => drawTicket({ clientTxnId }).unwrap(),
    presenter: {
      start: () => setFace(undefined),
      land: ({ amount }, landing) => turnOver(amount, landing === 'resumed'),
      fail: () => setFace(undefined),
    },
    formatResult: ({ amount }) => t('draw.won', { amount: formatExact(amount) }),
    messages: { unknown: t('draw.unknown'), back: t('draw.return'), elsewhere: t('draw.elsewhere') },
    formatFailure: (code) => t('draw.failed', { code }),
    invalidates: [
      'Halloween',
      'HalloweenTickets',
      'HalloweenRecords',
      'CoinRecords',
      'FairRounds',
      'FairSeeds',
    ],
  });

  useImperativeHandle(handle, () => ({ replay: (past) => void replay(past, past.time) }));

  if (error !== undefined && !tickets)
    return <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  if (!tickets || !rules) return <Skeleton height={320} radius={18} />;
  const left = tickets.lotteryNum;
  return (
    <Card>
      <section className={styles.draw}>
        <p className={styles.left}>
          <img src={pictures.ticket} width={34} height={34} alt="" />
          <span>{t('draw.left')}</span>
          <b>{left}</b>
        </p>
        <div
          className={classes(styles.place, inRound && face === undefined && styles.waiting)}
          aria-hidden="true"
        >
          <div ref={card} className={classes(styles.card, face === undefined ? styles.back : styles.front)}>
            {face === undefined ? (
              <span className={styles.mark} />
            ) : (
              <>
                <img src={pictures.coin} width={56} height={56} alt="" />
                <Money amount={face} />
              </>
            )}
          </div>
        </div>
        <ResultLines
          announcement={announcement}
          replayedAt={replayedAt}
          problem={problem}
          isUnknown={phase === 'unknown'}
        />
        {phase === 'unknown' ? (
          <Button kind="violet" size="l" block onClick={check}>
            {t('spin.check')}
          </Button>
        ) : (
          <Button
            kind="violet"
            size="l"
            block
            busy={inRound}
            busyLabel={t('draw.busy')}
            disabled={left === 0 && !inRound}
            onClick={() => buy({})}
          >
            {left === 0 && !inRound ? t('draw.none') : t('draw.button')}
          </Button>
        )}
        <Progress tickets={tickets} perTicket={rules.perTicket} />
      </section>
    </Card>
  );
}

function Progress({
  tickets,
  perTicket,
}: {
  tickets: { earnedToday: number; maxPerDay: number; missing: number };
  perTicket: number;
}) {
  const t = useTexts(slotTexts);
  const isFull = tickets.earnedToday >= tickets.maxPerDay;
  const done = isFull ? perTicket : perTicket - tickets.missing;
  return (
    <GoalBar
      name={t('draw.next')}
      done={done}
      goal={perTicket}
      end={
        <>
          <Money amount={done} kind="prize" tone="plain" /> /{' '}
          <Money amount={perTicket} kind="prize" tone="plain" />
        </>
      }
      note={
        isFull
          ? t('draw.full', { count: tickets.maxPerDay })
          : t('draw.missing', { amount: formatExact(tickets.missing) })
      }
    />
  );
}
