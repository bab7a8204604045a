import { useMemo, useRef } from 'react';
import type { Pools, Tier as PoolTier, Winner } from '../../../contract/pools.ts';
import type { LuckyJackpotTypes } from '../../../scenes/lucky-jackpot/types.ts';
import { shownPools } from '../../casino/pool-display.ts';
import { useStretch } from '../../casino/use-stretch.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import { useTabVisible } from '../../ui/use-active.ts';
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

/** The hub's middle in the scene, in design pixels. */
const HUB = { x: 360, y: 838 } as const;

interface JackpotStageProps {
  readonly scene: GameScene<LuckyJackpotTypes>;
  readonly info: JackpotInfo | undefined;
  readonly pools: Pools | undefined;
  readonly winners: readonly Winner[] | undefined;
  /** Label and action of the hub's button. */
  readonly action: { readonly label: string; readonly run: () => void; readonly blocked: boolean };
  readonly hint: string;
  /** True while a round is shown: pools stand still, presses skip. */
  readonly inRound: boolean;
  /** The winning cell of the last round. */
  readonly litCell: number | undefined;
  /** The jackpot that the wheel shows. */
  readonly wheelAward: WheelAward | undefined;
  /** The ticker's link, which stands where there is no win yet. */
  readonly onRules: () => void;
}

/** The grid, the wheel above it and the winners' line: scenes over their fallback. */
export function JackpotStage(props: JackpotStageProps) {
  const { scene, info, pools, winners, action, hint, inRound, litCell, wheelAward, onRules } = props;
  const t = useTexts(jackpotTexts);
  const hub = useRef<HTMLButtonElement>(null);
  const shown = useShownPools(pools, inRound);
  const prizes = useMemo(() => info && prizesOf(info.cells), [info]);
  const chances = info?.chanceSize ?? 0;
  const isBlocked = action.blocked;
  const state = useMemo(
    () =>
      shown &&
      prizes && { pools: shown, chances, canSpin: !isBlocked, prizes, ...(hint === '' ? {} : { hint }) },
    [shown, prizes, chances, isBlocked, hint],
  );
  const pressHub = (): void => scene.press(HUB.x, HUB.y);

  return (
    <GameStage
      className={styles.stage}
      scene={scene}
      load={loadGrid}
      state={state}
      failureNote={t('still.note')}
      renderFallback={(isCovered) => (
        <JackpotFallback pools={pools} prizes={prizes} litCell={litCell} isCovered={isCovered} />
      )}
    >
      <button
        ref={hub}
        type="button"
        className={styles.hub}
        aria-disabled={isBlocked && !inRound}
        onClick={() => {
          if (inRound || isBlocked) pressHub();
          if (!inRound) action.run();
        }}
        onKeyDown={(event) => {
          if (inRound) onEscape(event, pressHub);
        }}
      >
        <span className="sr-only">{inRound ? t('spin.skip') : action.label}</span>
      </button>
      <Ticker winners={winners} onRules={onRules} />
      {wheelAward && (
        <Wheel
          info={info}
          award={{
            ...wheelAward,
            onClosed() {
              // The wheel's button goes and had the focus: a keyboard is back where it came from.
              hub.current?.focus({ preventScroll: true });
              wheelAward.onClosed();
            },
          }}
        />
      )}
    </GameStage>
  );
}

/** Figures within the honest ranges, drawn again each 6 s while nothing else is shown and the tab can be seen. */
function useShownPools(pools: Pools | undefined, inRound: boolean): Record<PoolTier, number> | undefined {
  const isVisible = useTabVisible();
  const stretch = useStretch(pools !== undefined && isVisible && !inRound);
  const kept = useRef<Record<PoolTier, number>>(undefined);
  return useMemo(() => {
    // In a round the plates keep what they showed: a pool that drops would tell the result.
    if (inRound && kept.current) return kept.current;
    kept.current = pools && shownPools(pools, stretch);
    return kept.current;
  }, [pools, stretch, inRound]);
}
