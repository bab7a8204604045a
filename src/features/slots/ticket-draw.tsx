import { useImperativeHandle, useMemo, useState, type Ref } from 'react';
import type { ResponseOf } from '../../../contract/call.ts';
import type { getHalloweenConfig } from '../../../contract/halloween.ts';
import type { halloweenLottery } from '../../../contract/halloween-draws.ts';
import { formatExact } from '../../../contract/money.ts';
import { useGetHalloweenTicketsQuery } from '../../api/halloween.ts';
import { halloweenDrawsApi } from '../../api/halloween-draws.ts';
import { useErrorText } from '../../store/hooks.ts';
import type { HalloweenTicketsTypes } from '../../../scenes/lobby/halloween-tickets/types.ts';
import { type GameScene, useGameScene } from '../../rounds/use-game-scene.ts';
import { anyAsk } from '../../rounds/pending-round.ts';
import { useRound } from '../../rounds/use-round.ts';
import { useRoundCall } from '../../rounds/use-round-call.ts';
import { addTexts, useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { GoalBar } from '../../casino/goal-bar.tsx';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import { morePictures } from '../../casino/more-pictures.ts';
import { ResultLines } from '../../casino/result-lines.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { TicketDrawRecord } from './halloween-records.tsx';
import { drawTexts } from './draw-texts.ts';
import { slotTexts } from './texts.ts';
import { TicketStage } from './ticket-stage.tsx';
import styles from './ticket-draw.module.css';

type Drawn = Pick<ResponseOf<typeof halloweenLottery>, 'amount'>;
/** Rules of the ticket draw, as the server sends them. */
export type DrawRules = ResponseOf<typeof getHalloweenConfig>['draw'];

const texts = addTexts(slotTexts, drawTexts);

/** Functions of the ticket draw for its page: replays a past draw. */
export interface TicketDrawHandle {
  replay(past: TicketDrawRecord): void;
}

/**
 * Returns the mean prize of a ticket, in hundredths; the scene celebrates a card by comparing its prize with this mean.
 */
const meanOf = (prizes: DrawRules['prizes']): number =>
  prizes.reduce((sum, { amount, oddsPpm }) => sum + amount * oddsPpm, 0) / 1_000_000;

/** Renders the ticket draw: each ticket gives one card, which is turned over when the server has answered. */
export default function TicketDraw({
  rules,
  handle,
}: {
  rules: DrawRules | undefined;
  /** Ref that receives the functions of the ticket draw; null until the scene can show a card. */
  handle?: Ref<TicketDrawHandle | null>;
}) {
  const t = useTexts(texts);
  const errorText = useErrorText();
  const { currentData: tickets, error, isFetching, refetch } = useGetHalloweenTicketsQuery();
  const scene = useGameScene<HalloweenTicketsTypes>();
  const { face, ...round } = useTicketRound(scene, rules !== undefined);
  const { phase, announcement, problem, replayedAt, replay } = round;

  const left = tickets?.lotteryNum ?? 0;
  const state = useMemo(() => ({ tickets: left, price: rules ? meanOf(rules.prizes) : 1 }), [left, rules]);
  useImperativeHandle<TicketDrawHandle | null, TicketDrawHandle | null>(handle, () =>
    scene.hasSettled ? { replay: (past: TicketDrawRecord) => void replay(past, past.time) } : null,
  );

  if (error !== undefined && !tickets)
    return <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  if (!tickets || !rules) return <Skeleton height={320} radius={18} />;
  return (
    <Card>
      <section className={styles.draw}>
        <p className={styles.left}>
          <img src={morePictures.ticket} width={34} height={34} alt="" />
          <span>{t('draw.left')}</span>
          <b>{left}</b>
        </p>
        <TicketStage scene={scene} state={state} face={face} />
        <ResultLines
          announcement={announcement}
          replayedAt={replayedAt}
          problem={problem}
          isUnknown={phase === 'unknown'}
        />
        <DrawAction scene={scene} round={round} left={left} />
        <div id="next-ticket">
          <Progress tickets={tickets} perTicket={rules.perTicket} />
        </div>
      </section>
    </Card>
  );
}

/** Manages the rounds of the ticket draw; `isKnown` is true when the server has sent its rules. */
function useTicketRound(scene: GameScene<HalloweenTicketsTypes>, isKnown: boolean) {
  const t = useTexts(texts);
  const drawTicket = useRoundCall(halloweenDrawsApi.endpoints.drawHalloween);
  /** Prize on the drawn card, in hundredths, which the page shows if there is no scene; undefined without a card. */
  const [face, setFace] = useState<number>();
  const round = useRound<object, Drawn>({
    game: 'halloween-lottery',
    isReady: isKnown && scene.hasSettled,
    isAsk: anyAsk,
    call: drawTicket,
    presenter: {
      start() {
        setFace(undefined);
        void scene.cue('start', {});
      },
      land: ({ amount }, landing) => scene.cue('land', { amount, instant: landing === 'resumed' }),
      rest: ({ amount }) => setFace(amount),
      fail(refused) {
        setFace(undefined);
        void scene.cue('fail', { refused });
      },
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
  return { ...round, face };
}

interface DrawActionProps {
  readonly scene: GameScene<HalloweenTicketsTypes>;
  readonly round: Pick<ReturnType<typeof useTicketRound>, 'phase' | 'inRound' | 'check' | 'buy'>;
  /** Number of tickets that the player has left. */
  readonly left: number;
}

/** Renders the only button of the ticket draw: it draws a card, skips to the result or asks for a missing result. */
function DrawAction({ scene, round, left }: DrawActionProps) {
  const t = useTexts(texts);
  const { phase, inRound, check, buy } = round;
  if (phase === 'unknown')
    return (
      <Button kind="violet" size="l" block onClick={check}>
        {t('check')}
      </Button>
    );
  if (inRound && scene.status === 'painted')
    return (
      <Button kind="violet" size="l" block onClick={() => void scene.cue('skip', {})}>
        {t('spin.skip')}
      </Button>
    );
  return (
    <Button
      kind="violet"
      size="l"
      block
      busy={inRound}
      busyLabel={t('draw.busy')}
      disabled={left === 0 && !inRound}
      aria-describedby={left === 0 ? 'next-ticket' : undefined}
      onClick={() => buy({})}
    >
      {left === 0 && !inRound ? t('draw.none') : t('draw.button')}
    </Button>
  );
}

function Progress({
  tickets,
  perTicket,
}: {
  tickets: { earnedToday: number; maxPerDay: number; missing: number };
  perTicket: number;
}) {
  const t = useTexts(drawTexts);
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
