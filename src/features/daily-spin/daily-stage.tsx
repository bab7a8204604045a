import { type RefObject, useMemo } from 'react';
import type { DailySpinTypes } from '../../../scenes/daily-spin/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { DailyFallback } from './daily-fallback.tsx';
import styles from './daily-spin-page.module.css';
import { dailySpinTexts } from './texts.ts';
import type { DailySpinInfo, SpinAction } from './use-action.tsx';

/** The button's middle in the scene, in design pixels (scenes/daily-spin). */
const BUTTON = { x: 360, y: 1_130 } as const;

interface DailyStageProps {
  readonly scene: GameScene<DailySpinTypes>;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly info: DailySpinInfo | undefined;
  /** The sector that the last spin came to. */
  readonly sector: number | undefined;
  /** True while a spin is shown: presses skip. */
  readonly inRound: boolean;
  readonly action: SpinAction;
}

const loadWheel = async () => (await import('../../../scenes/daily-spin/definition.ts')).dailySpin;

/** The wheel over its fallback, with a real button where the scene draws its own. */
export function DailyStage({ scene, box, info, sector, inRound, action }: DailyStageProps) {
  const t = useTexts(dailySpinTexts);
  const isBlocked = action.blocked;
  const sectors = useMemo(() => info?.sectors.map(({ amount }) => amount), [info]);
  const isUsed = info?.usedToday === true;
  const line = isUsed ? t('used.button') : isBlocked ? '' : t('bar');
  const state = useMemo(
    () =>
      sectors && {
        sectors,
        canSpin: !isBlocked,
        isUsed,
        line,
        ...(sector === undefined ? {} : { restSector: sector }),
      },
    [sectors, isBlocked, isUsed, sector, line],
  );
  const press = (): void => {
    if (inRound) void scene.cue('skip', {});
    else {
      if (!isBlocked) scene.press(BUTTON.x, BUTTON.y);
      action.run();
    }
  };

  return (
    <GameStage
      ref={box}
      className={styles.stage}
      scene={scene}
      load={loadWheel}
      state={state}
      failureNote={t('still')}
      renderFallback={(isCovered) => (
        <DailyFallback
          sectors={sectors}
          rest={sector}
          line={line}
          isBlocked={isBlocked && !inRound}
          isCovered={isCovered}
        />
      )}
    >
      <button
        type="button"
        className={styles.button}
        data-drawn={scene.status === 'painted'}
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
        {action.hint}
      </span>
    </GameStage>
  );
}
