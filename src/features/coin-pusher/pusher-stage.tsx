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

/** Middle of the button that the scene draws, in design pixels: pressing there while blocked shakes the hint. */
const BUTTON = { x: 360, y: 1150 } as const;
/** Distance that an arrow key moves the coin on the rail, in its units of 0 to 1000. */
const STEP = 20;

const loadScene = async () => (await import('../../../scenes/lobby/coin-pusher/definition.ts')).coinPusher;

interface PusherStageProps {
  readonly scene: GameScene<CoinPusherTypes>;
  readonly table: PusherTable;
  /** Table after the last drop of this visit; undefined before a drop. */
  readonly lying: PusherTable | undefined;
  /** Price of a drop, in hundredths of a coin; 0 for a free one. */
  readonly price: number;
  /** Coins won during this visit, in hundredths. */
  readonly tray: number;
  /** Position of the coin on the rail, 0 to 1000. */
  readonly aim: number;
  readonly onAim: (aim: number) => void;
  readonly action: {
    readonly label: string;
    readonly shortLabel: string;
    readonly blocked: boolean;
    readonly run: () => void;
  };
  /** Called with the position of a press on the table, 0 to 1000: drops a coin there. */
  readonly onDrop: (x: number) => void;
  readonly onCheck: () => void;
  /** Called when a drop has been shown, with the number of pieces that fell in one run. */
  readonly onRun: (pieces: number) => void;
  readonly canDrop: boolean;
  readonly hint: string;
  /** Whether coins are moving: Escape then shows their results at once. */
  readonly isMoving: boolean;
}

/**
 * Renders the scene over its fallback, and over both a slider and a button in the places where the scene draws its own.
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
    // The scene shakes the hint that tells why the button is blocked.
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

/** Drops a coin when Space or Enter is pressed on the slider, which keeps the focus. Holding the key counts once. */
function onDropKey(event: KeyboardEvent, press: () => void): void {
  if (!isDropKey(event.key)) return;
  event.preventDefault();
  if (!event.repeat) press();
}
