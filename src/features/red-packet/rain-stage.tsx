import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { RedPacketRainTypes } from '../../../scenes/red-packet-rain/types.ts';
import { usePack, usePreferences } from '../../store/hooks.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LazyScene } from '../../scene/lazy-scene.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { useSceneChoices } from '../../scene/use-scene-choices.ts';
import { Button } from '../../ui/button.tsx';
import styles from './rain-page.module.css';
import { RainStill } from './rain-still.tsx';
import { rainTexts } from './texts.ts';
import type { RainAction, RainConfig } from './use-action.ts';
import type { RainShow } from './use-rain.ts';

interface RainStageProps {
  readonly config: RainConfig | undefined;
  /** True while a rain plays. */
  readonly inRain: boolean;
  readonly action: RainAction;
  readonly show: RefObject<RainShow | null>;
  readonly onPainted: () => void;
}

const loadRain = async () => (await import('../../../scenes/red-packet-rain/definition.ts')).redPacketRain;

/** The rain over its DOM twin: a picture, what the packet held, and buttons that need neither speed nor aim. */
export function RainStage({ config, inRain, action, show, onPainted }: RainStageProps) {
  const t = useTexts(rainTexts);
  const choices = useSceneChoices(usePreferences());
  const dress = usePack();
  const scene = useRef<SceneHandle<RedPacketRainTypes>>(null);
  const [isPainted, setPainted] = useState(false);
  const [noScene, setNoScene] = useState(false);
  /** True while packets fall: there is something to catch. */
  const [isFalling, setFalling] = useState(false);
  const rainMs = config?.rainMs ?? 0;
  const amount = config?.rain.amount ?? 0;
  const isJoined = config?.rain.state === 'joined';

  useImperativeHandle(show, () => ({
    async rain(won, isOver) {
      await scene.current?.cue('start', { amount: won, ...(isOver ? { elapsedMs: rainMs } : {}) });
    },
  }));

  const state = useMemo(
    () =>
      ({
        state: isJoined ? 'result' : 'waiting',
        amount,
        texts: { gate: t('gate'), nothing: t('nothing') },
      }) as const,
    [isJoined, amount, t],
  );
  const painted = (): void => {
    setPainted(true);
    onPainted();
  };
  const doCatch = (): void => void scene.current?.cue('catch', {});
  const skip = (): void => void scene.current?.cue('skip', {});
  useRainKeys(inRain && isPainted, doCatch, skip);

  return (
    <div className={styles.stage}>
      <RainStill amount={isJoined ? amount : undefined} covered={isPainted && !noScene} />
      {config && !noScene && (
        <LazyScene
          {...dress}
          load={loadRain}
          className={styles.scene ?? ''}
          state={state}
          choices={choices}
          handle={scene}
          onReady={painted}
          onEvent={(event) => {
            if (event === 'rain:started') setFalling(true);
            else if (event === 'rain:ended') setFalling(false);
          }}
          onFailed={() => {
            setNoScene(true);
            painted();
          }}
        />
      )}
      <div className={styles.buttons}>
        {noScene && <p>{t('still')}</p>}
        {inRain ? (
          <>
            {isFalling && (
              <Button kind="violet" size="l" onClick={doCatch}>
                {t('catch')}
              </Button>
            )}
            <Button kind="quiet" onClick={skip}>
              {t('skip')}
            </Button>
          </>
        ) : (
          <Button kind="gold" size="l" disabled={action.blocked} onClick={action.run}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Space opens the lowest packet, Escape shows the result. */
function useRainKeys(isOn: boolean, doCatch: () => void, skip: () => void): void {
  const latest = useRef({ doCatch, skip });
  latest.current = { doCatch, skip };
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
      if (event.key === ' ' && !onControl) {
        event.preventDefault();
        latest.current.doCatch();
      } else if (event.key === 'Escape') latest.current.skip();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}
