import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { RoundRecord } from '../../../contract/fair.ts';
import { useGetDailySpinQuery } from '../../api/daily-spin.ts';
import { useBalance, useErrorText, useUser } from '../../store/hooks.ts';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { useAskedReplay } from '../../api/use-asked-replay.ts';
import { useRetryFailed } from '../../store/use-retry-failed.ts';
import { useLeftRound } from '../../api/use-round.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { GameHead } from '../../casino/game-head.tsx';
import { PlayArea } from '../../casino/play-area.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import styles from './daily-spin-page.module.css';
import { DailyStage } from './daily-stage.tsx';
import { Odds } from './odds.tsx';
import { dailySpinTexts } from './texts.ts';
import { useAction } from './use-action.ts';
import { DAILY_SPIN, type SpinShow, useDailySpin } from './use-daily-spin.ts';

const RecordList = lazy(() => import('./record-list.tsx'));
const GAMES = [DAILY_SPIN] as const;

/** /activity/spin. */
export default function DailySpinPage() {
  const t = useTexts(dailySpinTexts);
  const balance = useBalance();
  const user = useUser();
  const errorText = useErrorText();
  const retry = useRetryFailed();
  const {
    currentData: info,
    error,
    isFetching,
    refetch,
  } = useGetDailySpinQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const show = useRef<SpinShow>(null);
  const [isPainted, setPainted] = useState(false);
  const [tab, setTab] = useState<'odds' | 'record'>('odds');
  const reload = useCallback(() => void refetch(), [refetch]);
  const { phase, said, problem, replayedAt, spin, check, replay } = useDailySpin(user?.id, show);
  const action = useAction({ info, phase, spin, check, reload });
  const inRound = phase === 'playing' || phase === 'replaying';
  const isReady = info !== undefined && isPainted;

  useLeftRound(DAILY_SPIN, isReady ? user?.id : undefined, check);
  useAskedReplay(GAMES, isReady, (round: RoundRecord) => {
    void replay({ sector: Number(round.outcome['sector']), amount: round.payout }, round.time);
  });

  return (
    <div className={styles.page}>
      <GameHead title={t('title')} balance={balance?.coin} sound={useSoundSwitch()} />
      <PlayArea
        said={said === '' && !inRound ? action.hint : said}
        replayedAt={replayedAt}
        problem={problem}
        isUnknown={phase === 'unknown'}
        failure={
          error !== undefined &&
          info === undefined && <ErrorState help={errorText(error)} onRetry={retry} busy={isFetching} />
        }
        stage={
          <DailyStage
            info={info}
            inRound={inRound}
            action={action}
            show={show}
            onPainted={() => setPainted(true)}
          />
        }
      >
        <Tabs
          group="daily-spin"
          label={t('tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'odds', label: t('tab.odds') },
            { id: 'record', label: t('tab.record') },
          ]}
        />
        <TabPanel group="daily-spin" value={tab}>
          {tab === 'record' ? (
            <Suspense fallback={<Skeleton height={280} radius={18} />}>
              <RecordList isBusy={inRound} onReplay={(spun, time) => void replay(spun, time)} />
            </Suspense>
          ) : info ? (
            <Odds info={info} />
          ) : (
            <Skeleton height={420} radius={18} />
          )}
        </TabPanel>
      </PlayArea>
    </div>
  );
}
