import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { Button } from '../../ui/button.tsx';
import type { ReelGame } from './scenes.ts';
import type { SlotConfig } from './slot-configs.ts';
import {
  SlotControls,
  type BetControl,
  type Control,
  type SpinAction,
  type TurboControl,
} from './slot-controls.tsx';
import { SlotFallback } from './slot-fallback.tsx';
import styles from './slot-stage.module.css';
import { slotTexts } from './texts.ts';
import type { useSlot } from './use-slot.ts';

/** Middle of each control in the scene, in design pixels (scenes/parts/reels/tuning.ts, PLACE). */
const PLACE: Readonly<Record<Control, { readonly x: number; readonly y: number }>> = {
  spin: { x: 360, y: 1144 },
  lower: { x: 54, y: 1144 },
  raise: { x: 210, y: 1144 },
  turbo: { x: 532, y: 1144 },
  rules: { x: 640, y: 1144 },
};

interface SlotStageProps {
  readonly config: SlotConfig;
  readonly scene: GameScene<ReelGame>;
  readonly slot: ReturnType<typeof useSlot>;
  readonly action: SpinAction;
  readonly bet: BetControl;
  /** Undefined where the player has chosen calm rounds: there is no turbo then. */
  readonly turbo: TurboControl | undefined;
  readonly onRules: () => void;
}

/** The reels: the scene over its fallback, and the DOM's own controls in the places where the scene draws its own. */
export function SlotStage({ config, scene, slot, action, bet, turbo, onRules }: SlotStageProps) {
  const t = useTexts(slotTexts);
  const { rest, inRound, isBusy, freeLeft, won } = slot;
  const skip = (all = false): void => void scene.cue('skip', { all });
  useEscape(isBusy ? skip : undefined);
  const press = (control: Control, run: () => void): void => {
    const { x, y } = PLACE[control];
    if (!isBusy) scene.press(x, y);
    run();
  };

  const { amount, lower, raise } = bet;
  const isBlocked = action.blocked;
  const isTurbo = turbo?.isOn;
  const stops = rest?.stops;
  const hint = isBlocked && rest ? action.label : '';
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
      className={styles.stage}
      scene={scene}
      load={config.load}
      state={state}
      failureNote={t('still.note')}
      renderFallback={(isCovered) => (
        <SlotFallback config={config} rest={rest} isRunning={inRound} isCovered={isCovered} />
      )}
      // A scene that is made anew holds no result of the one before.
      onReady={slot.release}
      onEvent={(event, detail) => {
        if (event === 'spin:closed') slot.release();
        else if (event === 'free:landed' && 'left' in detail) slot.setFreeLeft(detail.left);
      }}
    >
      <SlotControls
        isPainted={scene.status === 'painted'}
        isBusy={isBusy}
        action={action}
        bet={bet}
        turbo={turbo}
        won={isBusy ? undefined : won}
        onPress={press}
        onSkip={skip}
        onRules={onRules}
      />
      {isBusy && freeLeft > 1 && (
        <div className={styles.skipAll}>
          <Button kind="violet" size="s" onClick={() => skip(true)}>
            {t('spin.skipAll')}
          </Button>
        </div>
      )}
    </GameStage>
  );
}

/** Escape skips wherever the focus is, as a press does; a dialog keeps its own. */
function useEscape(skip: (() => void) | undefined): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        latest.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
