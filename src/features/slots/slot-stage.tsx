import { useMemo } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { StageControls, useLowWindow } from '../../rounds/stage-controls.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import { Button } from '../../ui/button.tsx';
import type { SlotSceneTypes } from './scenes.ts';
import type { SlotConfig } from './slot-config.ts';
import {
  SlotControls,
  type BetControl,
  type SlotControlName,
  type SpinAction,
  type TurboControl,
} from './slot-controls.tsx';
import { SlotFallback } from './slot-fallback.tsx';
import styles from './slot-stage.module.css';
import { slotTexts } from './texts.ts';
import type { useSlot } from './use-slot.ts';

/** Middle of each control that the scene draws, in design pixels (scenes/parts/reels/tuning.ts, PLACE). */
const PLACE: Readonly<Record<SlotControlName, { readonly x: number; readonly y: number }>> = {
  spin: { x: 360, y: 1144 },
  lower: { x: 54, y: 1144 },
  raise: { x: 210, y: 1144 },
  turbo: { x: 532, y: 1144 },
  rules: { x: 640, y: 1144 },
};

interface SlotStageProps {
  readonly config: SlotConfig;
  readonly scene: GameScene<SlotSceneTypes>;
  readonly slot: ReturnType<typeof useSlot>;
  readonly action: SpinAction;
  readonly bet: BetControl;
  /** State of turbo; undefined in calm mode, in which turbo is not available. */
  readonly turbo: TurboControl | undefined;
  readonly onRules: () => void;
}

/** Renders the reels' scene over its fallback, with real controls in the places where the scene draws its own. */
export function SlotStage({ config, scene, slot, action, bet, turbo, onRules }: SlotStageProps) {
  const t = useTexts(slotTexts);
  const isLow = useLowWindow();
  const { rest, inRound, isBusy, freeLeft, won } = slot;
  const skip = (all = false): void => void scene.cue('skip', { all });
  const press = (control: SlotControlName, run: () => void): void => {
    const { x, y } = PLACE[control];
    if (!isBusy) scene.press(x, y);
    run();
  };
  const spin = (): void => {
    if (isBusy) skip();
    else if (action.reason === undefined) press('spin', action.run);
  };
  useStageKeys({ press: spin, skip: isBusy ? skip : undefined });

  const { amount, lower, raise } = bet;
  const isBlocked = action.reason !== undefined;
  const isTurbo = turbo?.isOn;
  const stops = rest?.stops;
  const hint = action.reason === 'spin.poor' ? action.label : '';
  const state = useMemo(
    () =>
      stops && {
        bet: amount,
        stops,
        canSpin: !isBlocked,
        canLower: lower !== undefined,
        canRaise: raise !== undefined,
        hint,
        ...(isTurbo === undefined ? {} : { turbo: isTurbo }),
      },
    [stops, amount, isBlocked, lower, raise, hint, isTurbo],
  );

  return (
    <GameStage
      scene={scene}
      load={config.load}
      state={state}
      failureNote={t('noScene')}
      renderFallback={(isCovered) => (
        <SlotFallback config={config} state={state} rest={rest} isRunning={inRound} isCovered={isCovered} />
      )}
      // A new scene does not show the last result, so the result is not held any more.
      onReady={slot.release}
      onEvent={(event, detail) => {
        if (event === 'spin:closed') {
          slot.release();
          if (detail.isJackpot) slot.openCard();
        } else if (event === 'free:landed') slot.setFreeLeft(detail.left);
      }}
    >
      <StageControls>
        <SlotControls
          isPainted={scene.status !== 'failed' && !isLow}
          isBusy={isBusy}
          action={action}
          bet={bet}
          turbo={turbo}
          won={isBusy ? undefined : won}
          onPress={press}
          onSpin={spin}
          onRules={onRules}
        />
        {isBusy && freeLeft > 1 && (
          <div className={styles.skipAll}>
            <Button kind="violet" size="s" onClick={() => skip(true)}>
              {t('spin.skipAll')}
            </Button>
          </div>
        )}
      </StageControls>
    </GameStage>
  );
}
