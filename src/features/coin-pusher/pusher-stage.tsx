import { type KeyboardEvent, useMemo } from 'react';
import type { PusherTable } from '../../../contract/coin-pusher.ts';
import type { CoinPusherTypes } from '../../../scenes/lobby/coin-pusher/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { track } from '../../platform/analytics.ts';
import { StageControls, useLowWindow } from '../../rounds/stage-controls.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import { classes } from '../../ui/classes.ts';
import { PusherFallback } from './pusher-fallback.tsx';
import styles from './pusher-stage.module.css';
import { coinPusherTexts } from './texts.ts';

/** The scene's button in design pixels, for a press that only shakes its hint. */
const BUTTON = { x: 360, y: 1150 } as const;
/** Distance that an arrow key moves the position on the rail. */
const STEP = 20;

const loadScene = async () => (await import('../../../scenes/lobby/coin-pusher/definition.ts')).coinPusher;

interface PusherStageProps {
  readonly scene: GameScene<CoinPusherTypes>;
  readonly table: PusherTable;
  /** The table after the last drop of this visit. */
  readonly lying: PusherTable | undefined;
  /** Hundredths. */
  readonly price: number;
  /** Hundredths won during this visit. */
  readonly tray: number;
  /** Position on the rail, 0 … 1000. */
  readonly aim: number;
  readonly onAim: (aim: number) => void;
  readonly action: {
    readonly label: string;
    readonly shortLabel: string;
    readonly blocked: boolean;
    readonly run: () => void;
  };
  /** Called at a press on the table: drops a coin at that position. */
  readonly onDrop: (x: number) => void;
  readonly onCheck: () => void;
  /** Called when a drop has been shown, with the number of pieces that fell in one run. */
  readonly onRun: (pieces: number) => void;
  readonly canDrop: boolean;
  readonly hint: string;
  /** Whether coins are moving: Escape then shows the results immediately. */
  readonly isMoving: boolean;
}

/**
 * Draws the machine: the scene over its fallback, and over both the real slider and the real button in the same
 * places.
 */
export function PusherStage(props: PusherStageProps) {
  const { scene, table, lying, price, tray, aim, onAim, action, canDrop, hint, isMoving } = props;
  const t = useTexts(coinPusherTexts);
  const isLow = useLowWindow();
  const state = useMemo(
    () => ({ table, canDrop, price, tray, aim, ...(hint === '' ? {} : { hint }) }),
    [table, canDrop, price, tray, aim, hint],
  );
  const skip = (): void => void scene.cue('skip', {});
  const press = (): void => {
    if (!action.blocked) action.run();
    // The scene shakes its hint, which says why.
    else if (hint !== '') scene.press(BUTTON.x, BUTTON.y);
  };
  const move = (by: number): void => onAim(Math.min(1000, Math.max(0, aim + by * STEP)));
  useStageKeys({ press, move, skip: isMoving ? skip : undefined });

  return (
    <GameStage
      className={styles.stage}
      scene={scene}
      load={loadScene}
      state={state}
      failureNote={t('noScene')}
      renderFallback={(isCovered) => (
        <PusherFallback
          state={state}
          table={scene.status === 'failed' ? lying : undefined}
          isCovered={isCovered}
        />
      )}
      onEvent={(event, detail) => {
        if (event === 'drop:asked') {
          onAim(detail.x);
          props.onDrop(detail.x);
        } else if (event === 'drop:shown') props.onRun(detail.run);
        else if (event === 'result:asked') props.onCheck();
        else if (event === 'table:differed') track('coin_pusher_differed', { id: detail.id });
      }}
    >
      <label className={styles.rail}>
        <span className="sr-only">{t('drop.place')}</span>
        <input
          type="range"
          min={0}
          max={1000}
          step={STEP}
          value={aim}
          aria-valuetext={t('drop.place.value', { percent: aim / 10 })}
          onChange={(event) => onAim(Number(event.currentTarget.value))}
          onKeyDown={(event) => onDropKey(event, press)}
        />
      </label>
      <StageControls>
        <button
          type="button"
          className={classes(styles.drop, scene.status !== 'failed' && !isLow && styles.bare)}
          aria-disabled={action.blocked}
          aria-describedby={action.blocked ? 'pusher-hint' : undefined}
          aria-label={action.label}
          onClick={press}
          onKeyDown={ignoreRepeat}
        >
          <span aria-hidden="true">{isLow ? action.label : action.shortLabel}</span>
        </button>
        <span id="pusher-hint" className="sr-only">
          {hint}
        </span>
      </StageControls>
    </GameStage>
  );
}

const isDropKey = (key: string): boolean => key === ' ' || key === 'Enter';

/** Space and Enter on the slider drop a coin, so that the focus can stay there. A key held down counts as one press. */
function onDropKey(event: KeyboardEvent, press: () => void): void {
  if (!isDropKey(event.key)) return;
  event.preventDefault();
  if (!event.repeat) press();
}

function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && isDropKey(event.key)) event.preventDefault();
}
