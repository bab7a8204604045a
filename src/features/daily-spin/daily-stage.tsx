import { type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { DailySpinTypes, Tier } from '../../../scenes/daily-spin/types.ts';
import { usePack, usePreferences } from '../../store/hooks.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LazyScene } from '../../scene/lazy-scene.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { useSceneChoices } from '../../scene/use-scene-choices.ts';
import styles from './daily-spin-page.module.css';
import { DailyStill } from './daily-still.tsx';
import { dailySpinTexts } from './texts.ts';
import type { DailySpinInfo, SpinAction } from './use-action.ts';
import type { SpinShow, Spun } from './use-daily-spin.ts';

/** The button's middle and the wheel's in the scene, in design pixels (scenes/daily-spin). */
const BUTTON = { x: 360, y: 1_130 } as const;
const WHEEL = { x: 360, y: 600 } as const;
const DESIGN_WIDTH = 720;

interface DailyStageProps {
  readonly info: DailySpinInfo | undefined;
  /** True while a spin is shown: presses skip. */
  readonly inRound: boolean;
  readonly action: SpinAction;
  readonly show: RefObject<SpinShow | null>;
  readonly onPainted: () => void;
}

const loadWheel = async () => (await import('../../../scenes/daily-spin/definition.ts')).dailySpin;

/** How loudly a prize is celebrated (design/motion, prize tiers, free chances). */
const tierOf = (amount: number): Tier => (amount <= 500 ? 'small' : amount <= 2_000 ? 'medium' : 'big');

/** The wheel over its DOM twin, with a real button where the scene draws its own. */
export function DailyStage({ info, inRound, action, show, onPainted }: DailyStageProps) {
  const t = useTexts(dailySpinTexts);
  const choices = useSceneChoices(usePreferences());
  const dress = usePack();
  const scene = useRef<SceneHandle<DailySpinTypes>>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isPainted, setPainted] = useState(false);
  const [noScene, setNoScene] = useState(false);
  const [won, setWon] = useState<Spun>();

  useImperativeHandle(show, () => ({
    start() {
      setWon(undefined);
      void scene.current?.cue('start', {});
    },
    async land(spun, instant) {
      await scene.current?.cue('land', { ...spun, tier: tierOf(spun.amount), instant });
      setWon(spun);
    },
    fail: (refused) => void scene.current?.cue('fail', { refused }),
    prizeSpot() {
      const at = box.current?.getBoundingClientRect();
      const scale = (at?.width ?? 0) / DESIGN_WIDTH;
      return { x: (at?.left ?? 0) + WHEEL.x * scale, y: (at?.top ?? 0) + WHEEL.y * scale };
    },
  }));

  const isBlocked = action.blocked;
  const { hint } = action;
  const sectors = useMemo(() => info?.sectors.map(({ amount }) => amount), [info]);
  const isUsed = info?.usedToday === true;
  const rest = won?.sector;
  const line = isUsed ? t('used.button') : isBlocked ? '' : t('bar');
  const state = useMemo(
    () =>
      sectors && {
        sectors,
        canSpin: !isBlocked,
        isUsed,
        line,
        ...(rest === undefined ? {} : { restSector: rest }),
      },
    [sectors, isBlocked, isUsed, rest, line],
  );
  const painted = (): void => {
    setPainted(true);
    onPainted();
  };
  const press = (): void => {
    if (inRound) void scene.current?.cue('skip', {});
    else {
      if (!isBlocked) scene.current?.press(BUTTON.x, BUTTON.y);
      action.run();
    }
  };

  return (
    <div ref={box} className={styles.stage}>
      <DailyStill
        sectors={sectors}
        rest={rest}
        line={line}
        isBlocked={isBlocked && !inRound}
        covered={isPainted && !noScene}
      />
      {state && !noScene && (
        <LazyScene
          {...dress}
          load={loadWheel}
          className={styles.scene ?? ''}
          state={state}
          choices={choices}
          handle={scene}
          onReady={painted}
          onFailed={() => {
            setNoScene(true);
            painted();
          }}
        />
      )}
      <button
        type="button"
        className={styles.button}
        data-drawn={isPainted && !noScene}
        aria-disabled={isBlocked && !inRound}
        aria-describedby="daily-spin-hint"
        onClick={press}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && inRound) press();
        }}
      >
        {inRound ? t('skip') : action.label}
      </button>
      <span id="daily-spin-hint" className="sr-only">
        {hint}
      </span>
      {noScene && <p className={styles.note}>{t('still')}</p>}
    </div>
  );
}
