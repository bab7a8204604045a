import { useMemo, useRef } from 'react';
import type { Winner } from '../../../contract/pools.ts';
import type { LuckyJackpotTypes } from '../../../scenes/lobby/lucky-jackpot/types.ts';
import { PoolPlates } from '../../casino/pool-plates.tsx';
import { useRollingPools } from '../../casino/use-rolling-pools.ts';
import { NEXT_STEP_ID } from '../../casino/next-step.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { StageControls, useLowWindow } from '../../rounds/stage-controls.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import { useFrozenWhile } from '../../rounds/use-frozen-while.ts';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import { useAmbient } from '../../ui/use-active.ts';
import { JackpotFallback } from './jackpot-fallback.tsx';
import type { JackpotInfo } from './jackpot-info.ts';
import styles from './jackpot-stage.module.css';
import { onEscape } from './on-escape.ts';
import { prizesOf } from './prizes.ts';
import { loadGrid } from './scenes.ts';
import { jackpotTexts } from './texts.ts';
import { Ticker } from './ticker.tsx';
import type { WheelAward } from './use-spin.ts';
import { Wheel } from './wheel.tsx';

/** Middle of the round spin button in the scene, in design pixels. */
const HUB = { x: 360, y: 838 } as const;

interface JackpotStageProps {
  readonly scene: GameScene<LuckyJackpotTypes>;
  readonly info: JackpotInfo | undefined;
  readonly winners: readonly Winner[] | undefined;
  /** Label and action of the round spin button. */
  readonly action: { readonly label: string; readonly run: () => void; readonly blocked: boolean };
  readonly hint: string;
  /** Whether a round is being shown: the pools then stay as they are, and a press skips to the result. */
  readonly inRound: boolean;
  /** Index of the cell that won the last round, from 0; undefined before a round. */
  readonly litCell: number | undefined;
  /** Jackpot that the wheel shows; undefined if the last round won none. */
  readonly wheelAward: WheelAward | undefined;
  /**
   * Called when the player presses the link to the rules, which replaces the line of winners while there are no
   * winners.
   */
  readonly onRules: () => void;
}

/** Draws the grid of prizes, the jackpot wheel above it and the line of winners, as scenes over their fallbacks. */
export function JackpotStage(props: JackpotStageProps) {
  const { scene, info, winners, action, hint, inRound, litCell, wheelAward, onRules } = props;
  const t = useTexts(jackpotTexts);
  const isLow = useLowWindow();
  const hub = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isAmbient = useAmbient(stage);
  // The amounts of the pools stay as they are during a round: a falling pool would reveal its result.
  const pools = useFrozenWhile(inRound, useRollingPools(isAmbient && !inRound));
  const prizes = useMemo(() => info && prizesOf(info.cells), [info]);
  const chances = info?.chanceSize ?? 0;
  const isBlocked = action.blocked;
  const state = useMemo(
    () =>
      pools && prizes && { pools, chances, canSpin: !isBlocked, prizes, ...(hint === '' ? {} : { hint }) },
    [pools, prizes, chances, isBlocked, hint],
  );
  const pressHub = (): void => scene.press(HUB.x, HUB.y);
  const press = (): void => {
    if (inRound || isBlocked) pressHub();
    if (!inRound) action.run();
  };
  useStageKeys({ press, skip: inRound ? pressHub : undefined });

  return (
    <GameStage
      ref={stage}
      className={styles.stage}
      scene={scene}
      load={loadGrid}
      state={state}
      failureNote={t('noScene')}
      renderFallback={(isCovered) => (
        <JackpotFallback state={state} litCell={litCell} isCovered={isCovered} />
      )}
    >
      <button
        ref={hub}
        type="button"
        className={styles.hub}
        aria-disabled={isBlocked && !inRound}
        aria-describedby={isBlocked && !inRound ? NEXT_STEP_ID : undefined}
        onClick={press}
        onKeyDown={(event) => {
          if (inRound) onEscape(event, pressHub);
        }}
      >
        <span className="sr-only">{inRound ? t('spin.skip') : action.label}</span>
      </button>
      {isLow && (
        <StageControls>
          <PoolPlates shown={pools} />
        </StageControls>
      )}
      <Ticker winners={winners} onRules={onRules} />
      {wheelAward && (
        <Wheel
          info={info}
          award={{
            ...wheelAward,
            onClosed() {
              // The wheel's button had the focus and disappears, so the focus returns to the spin button.
              hub.current?.focus({ preventScroll: true });
              wheelAward.onClosed();
            },
          }}
        />
      )}
    </GameStage>
  );
}
