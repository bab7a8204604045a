import { useCallback, useRef, useState } from 'react';
import { useGetRedPacketRainQuery } from '../../api/red-packet.ts';
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
import { RainRules } from './rain-rules.tsx';
import styles from './rain-page.module.css';
import { RainStage } from './rain-stage.tsx';
import { rainTexts } from './texts.ts';
import { useAction } from './use-action.ts';
import { RAIN, type RainShow, useRain } from './use-rain.ts';

const GAMES = [RAIN] as const;

/** /activity/red-packet-rain. */
export default function RainPage() {
  const t = useTexts(rainTexts);
  const balance = useBalance();
  const user = useUser();
  const errorText = useErrorText();
  const retry = useRetryFailed();
  const {
    currentData: config,
    error,
    isFetching,
    refetch,
  } = useGetRedPacketRainQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const show = useRef<RainShow>(null);
  const [isPainted, setPainted] = useState(false);
  const reload = useCallback(() => void refetch(), [refetch]);
  const { phase, said, problem, replayedAt, join, check, replay } = useRain(user?.id, show);
  const action = useAction({ config, phase, join, check, reload });
  const isReady = config !== undefined && isPainted;

  useLeftRound(RAIN, isReady ? user?.id : undefined, check);
  useAskedReplay(GAMES, isReady, ({ payout, time }) => void replay(payout, time));

  return (
    <div className={styles.page}>
      <GameHead title={t('title')} balance={balance?.coin} sound={useSoundSwitch()} />
      <PlayArea
        said={said === '' && phase !== 'playing' ? action.hint : said}
        replayedAt={replayedAt}
        problem={problem}
        isUnknown={phase === 'unknown'}
        failure={
          error !== undefined &&
          config === undefined && <ErrorState help={errorText(error)} onRetry={retry} busy={isFetching} />
        }
        stage={
          <RainStage
            config={config}
            inRain={phase === 'playing' || phase === 'replaying'}
            action={action}
            show={show}
            onPainted={() => setPainted(true)}
          />
        }
      >
        {config ? <RainRules config={config} /> : <Skeleton height={280} radius={18} />}
      </PlayArea>
    </div>
  );
}
