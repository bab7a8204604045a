import { useMemo, useState } from 'react';
import type { RedPacketRainTypes } from '../../../scenes/lobby/red-packet-rain/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { StageControls } from '../../rounds/stage-controls.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import type { MainAction } from '../../rounds/main-action.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import { Button } from '../../ui/button.tsx';
import { RainFallback } from './rain-fallback.tsx';
import styles from './rain-page.module.css';
import { rainTexts } from './texts.ts';
import type { RainConfig } from './use-action.tsx';

interface RainStageProps {
  readonly scene: GameScene<RedPacketRainTypes>;
  readonly config: RainConfig | undefined;
  /** Whether the player has joined a rain that is being shown. */
  readonly inRain: boolean;
  readonly action: MainAction;
  /** Ends the animation of the rain at once. */
  readonly skip: () => void;
}

const loadRain = async () =>
  (await import('../../../scenes/lobby/red-packet-rain/definition.ts')).redPacketRain;

/** Draws the rain's scene over its fallback, and buttons with which packets can be caught without speed or aim. */
export function RainStage({ scene, config, inRain, action, skip }: RainStageProps) {
  const t = useTexts(rainTexts);
  /** Whether packets are falling, so that the player can catch them. */
  const [isFalling, setFalling] = useState(false);
  const amount = config?.rain.amount ?? 0;
  const isJoined = config?.rain.state === 'joined';
  const isKnown = config !== undefined;
  const state = useMemo(
    () =>
      isKnown
        ? ({
            state: isJoined ? 'result' : 'waiting',
            amount,
            texts: { gate: t('gate'), nothing: t('nothing') },
          } as const)
        : undefined,
    [isKnown, isJoined, amount, t],
  );
  const catchPacket = (): void => void scene.cue('catch', {});
  // Space and Enter open the lowest packet; Escape ends the animation of the rain.
  useStageKeys({
    press() {
      if (inRain) catchPacket();
      else if (!action.blocked) action.run();
    },
    skip: inRain ? skip : undefined,
  });

  return (
    <GameStage
      className={styles.stage}
      scene={scene}
      load={loadRain}
      state={state}
      renderFallback={(isCovered) => <RainFallback state={state} isCovered={isCovered} />}
      onEvent={(...[event]) => {
        if (event === 'rain:started') setFalling(true);
        else if (event === 'rain:ended') setFalling(false);
      }}
    >
      <StageControls>
        <div className={styles.buttons}>
          <span id="rain-hint" className="sr-only">
            {action.hint}
          </span>
          {scene.status === 'failed' && <p>{t('fallback')}</p>}
          {inRain ? (
            <>
              {isFalling && scene.status === 'painted' && (
                <Button kind="violet" size="l" onClick={catchPacket}>
                  {t('catch')}
                </Button>
              )}
              <Button kind="quiet" onClick={skip}>
                {t('skip')}
              </Button>
            </>
          ) : (
            <Button
              kind="gold"
              size="l"
              disabled={action.blocked}
              aria-describedby="rain-hint"
              onClick={action.run}
            >
              {action.label}
            </Button>
          )}
        </div>
      </StageControls>
    </GameStage>
  );
}
