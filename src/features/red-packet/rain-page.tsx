import { useCallback } from 'react';
import type { RedPacketRainTypes } from '../../../scenes/lobby/red-packet-rain/types.ts';
import { useGetRedPacketRainQuery } from '../../api/red-packet.ts';
import { GameHead } from '../../casino/game-head.tsx';
import { NextStep } from '../../casino/next-step.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { redPacketRainCrops } from '../../rounds/crops/red-packet-rain.ts';
import { GameArea } from '../../rounds/game-area.tsx';
import { useGameScene } from '../../rounds/use-game-scene.ts';
import { useBalance } from '../../store/hooks.ts';
import { useSoundSwitch } from '../../store/use-sound-switch.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './rain-page.module.css';
import { RainRules } from './rain-rules.tsx';
import { RainStage } from './rain-stage.tsx';
import { rainTexts } from './texts.ts';
import { useAction } from './use-action.tsx';
import { useRain } from './use-rain.ts';

/** /activity/red-packet-rain: the rain of red packets and its rules. */
export default function RainPage() {
  const t = useTexts(rainTexts);
  const query = useGetRedPacketRainQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData: config, refetch } = query;
  const scene = useGameScene<RedPacketRainTypes>();
  const round = useRain(scene, config);
  const { phase, inRound, join, check, skip } = round;
  const reload = useCallback(() => void refetch(), [refetch]);
  const action = useAction({ config, phase, join, check, reload });
  const needsDeposit = config?.mayJoin === false && config.rain.state === 'open';

  return (
    <div className={styles.page}>
      <GameHead title={t('title')} balance={useBalance()?.coin} sound={useSoundSwitch()} />
      <GameArea
        round={round}
        query={query}
        crops={redPacketRainCrops}
        idleAnnouncement={needsDeposit ? '' : action.hint}
        stage={<RainStage scene={scene} config={config} inRain={inRound} action={action} skip={skip} />}
      >
        {needsDeposit && <NextStep reason={action.hint} needs="deposit" />}
        {config ? <RainRules config={config} /> : <Skeleton height={280} radius={18} />}
      </GameArea>
    </div>
  );
}
