import { type RefObject, useMemo } from 'react';
import type { DailySpinTypes } from '../../../scenes/lobby/daily-spin/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { StageControls, useLowWindow } from '../../rounds/stage-controls.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import type { MainAction } from '../../rounds/main-action.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import { DailyFallback } from './daily-fallback.tsx';
import styles from './daily-spin-page.module.css';
import { dailySpinTexts } from './texts.ts';
import type { DailySpinInfo } from './use-action.tsx';

/** Middle of the button that the scene draws, in design pixels (scenes/lobby/daily-spin). */
const BUTTON = { x: 360, y: 1_130 } as const;

interface DailyStageProps {
  readonly scene: GameScene<DailySpinTypes>;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly info: DailySpinInfo | undefined;
  /** Sector at which the last spin stopped, from 0, clockwise from the top; undefined before a spin. */
  readonly sector: number | undefined;
  /** Whether a spin is being shown; pressing the button then skips it. */
  readonly inRound: boolean;
  readonly action: MainAction;
}

const loadWheel = async () => (await import('../../../scenes/lobby/daily-spin/definition.ts')).dailySpin;

/** Renders the wheel's scene over its fallback, and a real button over the button that the scene draws. */
export function DailyStage({ scene, box, info, sector, inRound, action }: DailyStageProps) {
  const t = useTexts(dailySpinTexts);
  const isLow = useLowWindow();
  const isBlocked = action.blocked;
  const sectors = useMemo(() => info?.sectors.map(({ amount }) => amount), [info]);
  const isUsed = info?.usedToday === true;
  const line = isUsed ? t('used.button') : isBlocked ? '' : t('bar');
  const state = useMemo(
    () =>
      sectors && {
        sectors,
        canSpin: !isBlocked,
        // A wheel that has just stopped keeps its bright colours until the player leaves the page.
        isUsed: isUsed && !inRound && sector === undefined,
        line,
        ...(sector === undefined ? {} : { restSector: sector }),
      },
    [sectors, isBlocked, isUsed, inRound, sector, line],
  );
  const press = (): void => {
    if (inRound) void scene.cue('skip', {});
    else {
      if (!isBlocked) scene.press(BUTTON.x, BUTTON.y);
      action.run();
    }
  };
  useStageKeys({ press, skip: inRound ? press : undefined });

  return (
    <GameStage
      ref={box}
      className={styles.stage}
      scene={scene}
      load={loadWheel}
      state={state}
      failureNote={t('fallback')}
      renderFallback={(isCovered) => <DailyFallback state={state} isCovered={isCovered} />}
    >
      <StageControls>
        <button
          type="button"
          className={styles.button}
          data-drawn={scene.status !== 'failed' && !isLow}
          aria-disabled={isBlocked && !inRound}
          aria-describedby="daily-spin-hint"
          onClick={press}
        >
          {inRound ? t('skip') : action.label}
        </button>
      </StageControls>
      <span id="daily-spin-hint" className="sr-only">
        {action.hint}
      </span>
    </GameStage>
  );
}
