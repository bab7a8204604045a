import { useCallback, useRef, useState } from 'react';
import type { DailySpinTypes } from '../../../scenes/lobby/daily-spin/types.ts';
import { useGetDailySpinQuery } from '../../api/daily-spin.ts';
import { GameHead } from '../../casino/game-head.tsx';
import { NextStep } from '../../casino/next-step.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { dailySpinCrops } from '../../rounds/crops/daily-spin.ts';
import { GameArea } from '../../rounds/game-area.tsx';
import { GameTabs } from '../../rounds/game-tabs.tsx';
import { useGameScene } from '../../rounds/use-game-scene.ts';
import { useBalance } from '../../store/hooks.ts';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './daily-spin-page.module.css';
import { DailyStage } from './daily-stage.tsx';
import { Odds } from './odds.tsx';
import { dailySpinTexts } from './texts.ts';
import { useAction } from './use-action.tsx';
import { useDailySpin } from './use-daily-spin.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingNotice } from '../../ui/missing-notice.tsx';

const RecordList = lazyPart(() => import('./record-list.tsx'), MissingNotice);

/** /activity/spin: the daily spin of the wheel, its odds and the player's record. */
export default function DailySpinPage() {
  const t = useTexts(dailySpinTexts);
  const query = useGetDailySpinQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData: info, refetch } = query;
  const scene = useGameScene<DailySpinTypes>();
  const box = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<'odds' | 'record'>('odds');
  const round = useDailySpin(scene, box, info !== undefined && scene.hasSettled);
  const { phase, inRound, result, spin, check, replay } = round;
  const reload = useCallback(() => void refetch(), [refetch]);
  const action = useAction({ info, phase, spin, check, reload });
  const needsBets = action.blocked && info !== undefined && !info.usedToday && info.isFunded;

  return (
    <div className={styles.page}>
      <GameHead title={t('title')} balance={useBalance()?.coin} sound={useSoundSwitch()} />
      <GameArea
        round={round}
        query={query}
        crops={dailySpinCrops}
        idleAnnouncement={needsBets ? '' : action.hint}
        stage={
          <DailyStage
            scene={scene}
            box={box}
            info={info}
            sector={result?.sector}
            inRound={inRound}
            action={action}
          />
        }
      >
        {needsBets && <NextStep reason={action.hint} needs="bets" />}
        <GameTabs
          group="daily-spin"
          label={t('tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'odds',
              label: t('tab.odds'),
              render: () => (info ? <Odds info={info} /> : <Skeleton height={420} radius={18} />),
            },
            {
              id: 'record',
              label: t('tab.record'),
              render: () => (
                <RecordList isBusy={inRound} onReplay={(past, time) => void replay(past, time)} />
              ),
            },
          ]}
        />
      </GameArea>
    </div>
  );
}
