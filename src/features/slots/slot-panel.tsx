import {
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import { type SlotInfo, type SlotOutcome, slotOutcome } from '../../../contract/slots.ts';
import { useAppDispatch, useAppSelector, useBalance, useErrorText, useUser } from '../../store/hooks.ts';
import { preferencesChanged } from '../../store/preferences-slice.ts';
import { useAskedReplay } from '../../api/use-asked-replay.ts';
import { useRetryFailed } from '../../store/use-retry-failed.ts';
import { useLeftRound } from '../../api/use-round.ts';
import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PlayArea } from '../../casino/play-area.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { stepBet, storeBet, storedBet } from './bets.ts';
import type { SlotFace } from './faces.ts';
import type { SpinAction } from './slot-controls.tsx';
import { SlotStage } from './slot-stage.tsx';
import { slotTexts } from './texts.ts';
import { type PastSpin, type SlotShow, type StaleTags, useSlot } from './use-slot.ts';

/** Tabs below the reels. */
type TabId = 'tickets' | 'record' | 'rules';

interface SlotPanelProps {
  readonly face: SlotFace;
  /** The slot as the server has it, and how its query stands. */
  readonly info: SlotInfo | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly call: (request: { bet: number; clientTxnId: string }) => Promise<{ outcome: SlotOutcome }>;
  /** What is stale once a round has been shown. */
  readonly stale: StaleTags;
  /** The record's list; `isBusy` while a round is shown, when it must not tell more than the reels. */
  readonly renderRecord: (given: { isBusy: boolean; onReplay: (past: PastSpin) => void }) => ReactNode;
  readonly rules: ReactNode;
  /** The tab of tickets, where the game has them. */
  readonly tickets?: ReactNode;
  readonly handle?: Ref<SlotPanelHandle>;
}

/** Lets the page turn to the tickets. */
export interface SlotPanelHandle {
  openTickets(): void;
}

/** A slot, whole: reels with their controls, what was said, tickets, record and rules. */
export function SlotPanel(props: SlotPanelProps) {
  const { face, info, error, isFetching, call, stale, renderRecord, rules, tickets, handle } = props;
  const t = useTexts(slotTexts);
  const errorText = useErrorText();
  const retry = useRetryFailed();
  const user = useUser();
  const show = useRef<SlotShow>(null);
  const stage = useRef<HTMLDivElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<TabId>(tickets === undefined ? 'record' : 'tickets');
  const [isPainted, setPainted] = useState(false);

  const slot = useSlot({ face, info, userId: user?.id, call, show, stale });
  const { phase, said, problem, spin, check, replay, replayed, rest } = slot;
  // Not before the reels stand: a round that was left is shown on them, from its landing on.
  useLeftRound(face.game, info !== undefined && isPainted ? user?.id : undefined, check);

  const inRound = phase === 'playing' || phase === 'replaying';
  const bet = useBet(face, info);
  const action = useAction({ phase, isKnown: info !== undefined, bet: bet.amount, spin, check });

  const onReplay = useCallback(
    (past: PastSpin) => {
      stage.current?.scrollIntoView({ block: 'start' });
      void replay(past);
    },
    [replay],
  );
  const games = useMemo(() => [face.game], [face.game]);
  useAskedReplay(
    games,
    info !== undefined && user !== undefined && isPainted,
    ({ id, time, outcome, proof }) => {
      const past = v.safeParse(slotOutcome, outcome);
      if (past.success) onReplay({ id, time, proof, outcome: past.output });
    },
  );
  useImperativeHandle(handle, () => ({
    openTickets() {
      setTab('tickets');
      lists.current?.scrollIntoView({ block: 'start' });
    },
  }));
  const onRules = useCallback(() => {
    setTab('rules');
    lists.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <PlayArea
      stageRef={stage}
      sideRef={lists}
      said={said}
      replayedAt={replayed?.time}
      problem={problem}
      isUnknown={phase === 'unknown'}
      failure={
        error !== undefined &&
        info === undefined && <ErrorState help={errorText(error)} onRetry={retry} busy={isFetching} />
      }
      stage={
        <SlotStage
          face={face}
          rest={rest}
          action={action}
          bet={bet}
          turbo={useTurbo()}
          inRound={inRound}
          won={slot.won}
          show={show}
          onPainted={() => setPainted(true)}
          onRules={onRules}
        />
      }
    >
      <Tabs<TabId>
        label={t('tabs')}
        group={face.game}
        value={tab}
        onChange={setTab}
        tabs={[
          ...(tickets === undefined ? [] : [{ id: 'tickets' as const, label: t('tab.tickets') }]),
          { id: 'record', label: t('tab.record') },
          { id: 'rules', label: t('tab.rules') },
        ]}
      />
      <TabPanel group={face.game} value={tab}>
        <Suspense fallback={<Skeleton height={320} radius={18} />}>
          {tab === 'tickets' && tickets}
          {tab === 'record' && renderRecord({ isBusy: inRound, onReplay })}
          {tab === 'rules' && rules}
        </Suspense>
      </TabPanel>
    </PlayArea>
  );
}

function useBet(face: SlotFace, info: SlotInfo | undefined) {
  const [chosen, setChosen] = useState<number>();
  const bets = info?.bets ?? [];
  const amount = chosen ?? storedBet(face.game, bets);
  const step = (by: 1 | -1): (() => void) | undefined => {
    const next = stepBet(bets, amount, by);
    if (next === amount) return undefined;
    return () => {
      setChosen(next);
      storeBet(face.game, next);
    };
  };
  return { amount, lower: step(-1), raise: step(1) };
}

function useTurbo() {
  const dispatch = useAppDispatch();
  const { turbo, calmMode } = useAppSelector((state) => state.preferences);
  return calmMode
    ? undefined
    : { isOn: turbo, toggle: () => void dispatch(preferencesChanged({ turbo: !turbo })) };
}

const nothing = (): void => undefined;

function useAction(given: {
  phase: string;
  isKnown: boolean;
  bet: number;
  spin: (bet: number) => void;
  check: () => void;
}): SpinAction {
  const t = useTexts(slotTexts);
  const balance = useBalance();
  const { phase, isKnown, bet, spin, check } = given;
  if (phase === 'unknown') return { label: t('spin.check'), run: check, blocked: false, isCheck: true };
  const label = t('spin', { amount: formatExact(bet) });
  if (!isKnown || balance === undefined) return { label, run: nothing, blocked: true, isCheck: false };
  if (balance.coin < bet) return { label: t('spin.poor'), run: nothing, blocked: true, isCheck: false };
  return { label, run: () => spin(bet), blocked: false, isCheck: false };
}
