import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import { formatExact } from '../../../contract/money.ts';
import {
  useAppDispatch,
  useErrorText,
  useLoggedIn,
  usePools,
  useUser,
  useWinners,
} from '../../store/hooks.ts';
import { useGetJackpotQuery } from '../../api/jackpot.ts';
import { modalReplaced } from '../../store/modals-slice.ts';
import { useAskedReplay } from '../../api/use-asked-replay.ts';
import { useRetryFailed } from '../../store/use-retry-failed.ts';
import { useLeftRound } from '../../api/use-round.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { GoalBar } from '../../casino/goal-bar.tsx';
import { Money } from '../../ui/money.tsx';
import { PlayArea } from '../../casino/play-area.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import type { JackpotInfo } from './jackpot-info.ts';
import styles from './jackpot-panel.module.css';
import { JackpotStage } from './jackpot-stage.tsx';
import { type PastDraw, pastDraw } from './prizes.ts';
import { jackpotTexts } from './texts.ts';
import { SPIN, type SpinShow, useSpin } from './use-spin.ts';

const RecordList = lazy(() => import('./record-list.tsx'));
const RankList = lazy(() => import('./rank-list.tsx'));
const Rules = lazy(() => import('./rules.tsx'));

type TabId = 'record' | 'rank' | 'rules';

const GAMES = [SPIN] as const;

const noShow: SpinShow = {
  start: () => undefined,
  land: () => Promise.resolve(),
  fail: () => undefined,
  wheel: () => Promise.resolve(),
};

/** The lucky jackpot, whole: stage, what is missing for the next spin, record, rank and rules. */
export function JackpotPanel() {
  const t = useTexts(jackpotTexts);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const retry = useRetryFailed();
  const isLoggedIn = useLoggedIn();
  const user = useUser();
  const pools = usePools();
  const winners = useWinners();
  const { currentData: info, error, isFetching } = useGetJackpotQuery(undefined, { skip: !isLoggedIn });
  const show = useRef<SpinShow>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<TabId>('record');
  const [isPainted, setPainted] = useState(false);

  // The stage's hands, whichever stage is there: useSpin outlives a stage that is made anew.
  const hands = useRef<SpinShow>({
    start: () => (show.current ?? noShow).start(),
    land: (drawn, instant) => (show.current ?? noShow).land(drawn, instant),
    fail: (refused) => (show.current ?? noShow).fail(refused),
    wheel: (jackpot) => (show.current ?? noShow).wheel(jackpot),
  });
  const { phase, said, problem, replayed, spin, check, replay } = useSpin(user?.id, hands.current);

  // A spin that was begun and never shown is shown as soon as everything is there to show it, the scene included.
  useLeftRound(SPIN, info !== undefined && isPainted ? user?.id : undefined, check);

  const logIn = useCallback(() => dispatch(modalReplaced({ name: 'login' })), [dispatch]);
  const inRound = phase === 'playing' || phase === 'replaying';
  const hint = useHint(info, isLoggedIn);
  const action = useAction({ phase, info, isLoggedIn, spin, check, logIn });

  const onReplay = useCallback(
    (record: PastDraw) => {
      stage.current?.scrollIntoView({ block: 'start' });
      void replay(record);
    },
    [replay],
  );
  useAskedReplay(GAMES, info !== undefined && user !== undefined && isPainted, ({ time, outcome }) => {
    const past = v.safeParse(pastDraw, { ...outcome, time });
    if (past.success) onReplay(past.output);
  });

  return (
    <PlayArea
      stageRef={stage}
      said={said}
      replayedAt={replayed?.time}
      problem={problem}
      isUnknown={phase === 'unknown'}
      failure={
        isLoggedIn &&
        error !== undefined &&
        info === undefined && <ErrorState help={errorText(error)} onRetry={retry} busy={isFetching} />
      }
      stage={
        <JackpotStage
          info={info}
          pools={pools}
          winners={winners}
          action={action}
          hint={phase === 'unknown' ? t('spin.check') : hint}
          inRound={inRound}
          show={show}
          onPainted={() => setPainted(true)}
          onRules={() => setTab('rules')}
        />
      }
    >
      {isLoggedIn && <Progress info={info} hint={hint} />}
      <Tabs<TabId>
        label={t('tabs')}
        group="jackpot"
        value={isLoggedIn ? tab : 'rules'}
        onChange={setTab}
        tabs={
          isLoggedIn
            ? [
                { id: 'record', label: t('tab.record') },
                { id: 'rank', label: t('tab.rank') },
                { id: 'rules', label: t('tab.rules') },
              ]
            : [{ id: 'rules', label: t('tab.rules') }]
        }
      />
      <TabPanel group="jackpot" value={isLoggedIn ? tab : 'rules'}>
        <Suspense fallback={<Skeleton height={320} radius={18} />}>
          {isLoggedIn && tab === 'record' && <RecordList onReplay={onReplay} isBusy={inRound} />}
          {isLoggedIn && tab === 'rank' && <RankList />}
          {(!isLoggedIn || tab === 'rules') && <Rules info={info} />}
        </Suspense>
      </TabPanel>
    </PlayArea>
  );
}

/** What is missing for the next spin: the deposit first, else the bet (docs/product-rules.md, Lucky Jackpot). Empty when a spin is there. */
function useHint(info: JackpotInfo | undefined, isLoggedIn: boolean): string {
  const t = useTexts(jackpotTexts);
  if (!isLoggedIn) return t('spin.guest');
  if (!info || info.chanceSize > 0) return '';
  if (info.needDeposit > 0) return t('hint.deposit', { amount: formatExact(info.needDeposit) });
  if (info.needTyping > 0) return t('hint.typing', { amount: formatExact(info.needTyping) });
  return t('hint.midnight');
}

function useAction(given: {
  phase: string;
  info: JackpotInfo | undefined;
  isLoggedIn: boolean;
  spin: () => void;
  check: () => void;
  logIn: () => void;
}): { label: string; run: () => void; blocked: boolean } {
  const t = useTexts(jackpotTexts);
  const { phase, info, isLoggedIn, spin, check, logIn } = given;
  if (!isLoggedIn) return { label: t('spin.guest'), run: logIn, blocked: false };
  if (phase === 'unknown') return { label: t('spin.check'), run: check, blocked: false };
  if (!info?.canReceiveDrawChance) return { label: t('spin.none'), run: () => undefined, blocked: true };
  return { label: t('spin.left', { count: info.chanceSize }), run: spin, blocked: false };
}

function Progress({ info, hint }: { info: JackpotInfo | undefined; hint: string }) {
  const t = useTexts(jackpotTexts);
  if (!info) return <Skeleton height={52} radius={14} />;
  const isFull = info.earnedToday >= info.maxPerDay;
  const into = isFull ? info.typingPerChance : info.typingPerChance - info.needTyping;
  const done = Math.max(0, Math.min(info.typingPerChance, into));
  const missing = info.needDeposit > 0 ? t('hint.deposit', { amount: formatExact(info.needDeposit) }) : hint;
  return (
    <div className={styles.progress}>
      <GoalBar
        name={t('next')}
        done={done}
        goal={info.typingPerChance}
        end={
          isFull ? (
            t('next.full', { count: info.maxPerDay })
          ) : (
            <>
              <Money amount={done} kind="prize" tone="plain" /> /{' '}
              <Money amount={info.typingPerChance} kind="prize" tone="plain" />
            </>
          )
        }
        note={missing}
      />
      <p className={styles.count}>
        <span>{t('chances')}</span>
        <b>{info.chanceSize}</b>
      </p>
    </div>
  );
}
