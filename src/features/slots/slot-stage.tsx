import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { SlotInfo } from '../../../contract/slots.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LazyScene } from '../../scene/lazy-scene.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { useSceneChoices } from '../../scene/use-scene-choices.ts';
import { Button } from '../../ui/button.tsx';
import type { SlotFace } from './faces.ts';
import type { ReelGame } from './scenes.ts';
import {
  SlotControls,
  type BetControl,
  type Control,
  type SpinAction,
  type TurboControl,
} from './slot-controls.tsx';
import styles from './slot-stage.module.css';
import { SlotStill } from './slot-still.tsx';
import { slotTexts } from './texts.ts';
import type { SlotShow } from './use-slot.ts';

/** Middle of each control in the scene, in design pixels (scenes/parts/reels/tuning.ts, PLACE). */
const PLACE: Readonly<Record<Control, { readonly x: number; readonly y: number }>> = {
  spin: { x: 360, y: 1144 },
  lower: { x: 54, y: 1144 },
  raise: { x: 210, y: 1144 },
  turbo: { x: 532, y: 1144 },
  rules: { x: 640, y: 1144 },
};

interface SlotStageProps {
  readonly face: SlotFace;
  /** Where the reels stand; undefined until it is known. */
  readonly rest: SlotInfo['rest'] | undefined;
  readonly action: SpinAction;
  readonly bet: BetControl;
  /** Undefined where the player has chosen calm rounds: there is no turbo then. */
  readonly turbo: TurboControl | undefined;
  /** True from the press until the result has been shown. */
  readonly inRound: boolean;
  /** Hundredths of the last round, where the DOM is the picture of it. */
  readonly won: number | undefined;
  readonly show: RefObject<SlotShow | null>;
  /** Told when the reels stand, or when they never will. */
  readonly onPainted: () => void;
  readonly onRules: () => void;
}

/** The reels: the scene over its DOM twin, and the DOM's own controls in the places where the scene draws its own. */
export function SlotStage(props: SlotStageProps) {
  const { face, rest, action, bet, turbo, inRound, won, show, onPainted, onRules } = props;
  const t = useTexts(slotTexts);
  const choices = useSceneChoices(useAppSelector((state) => state.preferences));
  const pack = useAppSelector((state) => state.theme.pack);
  const reels = useRef<SceneHandle<ReelGame>>(null);
  const [isPainted, setPainted] = useState(false);
  const [noScene, setNoScene] = useState(false);
  /** A result stands on the stage and asks for a tap or a moment before the next spin. */
  const [isHeld, setHeld] = useState(false);
  const [freeLeft, setFreeLeft] = useState(0);

  useImperativeHandle(show, () => ({
    start: () => void reels.current?.cue('spin', {}),
    async land(outcome, instant) {
      if (isPainted) setHeld(true);
      await reels.current?.cue('land', { outcome, instant });
      setFreeLeft(0);
    },
    fail: (refused) => void reels.current?.cue('fail', { refused }),
  }));

  const isBusy = inRound || isHeld;
  const skip = (all = false): void => void reels.current?.cue('skip', { all });
  useEscape(isBusy ? skip : undefined);
  const press = (control: Control, run: () => void): void => {
    const { x, y } = PLACE[control];
    if (!isBusy) reels.current?.press(x, y);
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
    <div className={styles.stage}>
      <SlotStill face={face} rest={rest} isRunning={inRound} covered={isPainted} />
      {state && !noScene && (
        <LazyScene
          {...(pack === 'default' ? {} : { pack })}
          load={face.load}
          className={styles.scene ?? ''}
          state={state}
          choices={choices}
          handle={reels}
          onReady={() => {
            setPainted(true);
            // A stage that is made anew holds no result of the one before.
            setHeld(false);
            onPainted();
          }}
          onEvent={(event, detail) => {
            if (event === 'spin:closed') setHeld(false);
            else if (event === 'free:landed' && 'left' in detail) setFreeLeft(detail.left);
          }}
          onFailed={() => {
            setNoScene(true);
            setPainted(false);
            setHeld(false);
            onPainted();
          }}
        />
      )}
      <SlotControls
        isPainted={isPainted}
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
      {noScene && <p className={styles.note}>{t('still.note')}</p>}
    </div>
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
