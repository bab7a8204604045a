import { useMemo, useState } from 'react';
import { formatExact } from '../../../contract/money.ts';
import type { JackpotWheelTypes } from '../../../scenes/lobby/jackpot-wheel/types.ts';
import { useT, useTexts } from '../../i18n/i18n.tsx';
import { GameStage } from '../../rounds/game-stage.tsx';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { useGameScene } from '../../rounds/use-game-scene.ts';
import { Metal } from '../../ui/money.tsx';
import { formatPpm } from '../../ui/percent.ts';
import type { JackpotInfo } from './jackpot-info.ts';
import { onEscape } from './on-escape.ts';
import { loadWheel } from './scenes.ts';
import { jackpotTexts } from './texts.ts';
import type { WheelAward } from './use-spin.ts';
import { wheelFrame } from './wheel-frame.ts';
import styles from './wheel.module.css';

/** Middle of the wheel's hub, in design pixels. */
const HUB = { x: 360, y: 838 } as const;

/** Draws the jackpot wheel over the grid: it turns to the tier that was won and stays until the player closes it. */
export function Wheel({ award, info }: { award: WheelAward; info: JackpotInfo | undefined }) {
  const t = useTexts(jackpotTexts);
  const shared = useT();
  const scene = useGameScene<JackpotWheelTypes>();
  const [isOver, setOver] = useState(false);
  const odds = info?.wheelOddsPpm;
  const state = useMemo(
    () => ({
      oddsLine: {
        mega: formatPpm(odds?.mega ?? 0),
        major: formatPpm(odds?.major ?? 0),
        minor: formatPpm(odds?.minor ?? 0),
        mini: formatPpm(odds?.mini ?? 0),
      },
      isOpen: true,
    }),
    [odds],
  );
  const { mega, major, minor, mini } = state.oddsLine;
  const figures = {
    mega: `Mega ${mega}`,
    major: `Major ${major}`,
    minor: `Minor ${minor}`,
    mini: `Mini ${mini}`,
  };
  const hasFailed = scene.status === 'failed';
  const close = (): void => {
    setOver(true);
    award.onClosed();
  };
  // Without a canvas the picture already shows the win, so a press closes the wheel.
  const press = (): void => (hasFailed ? close() : scene.press(HUB.x, HUB.y));
  return (
    <div className={styles.wheel}>
      <GameStage
        className={styles.stage}
        scene={scene}
        load={loadWheel}
        state={state}
        onReady={() => {
          const { tier, amount } = award;
          void scene.cue('spin', { tier, amount });
        }}
        onEvent={(...[event]) => {
          if (event === 'award:closed') close();
        }}
        renderFallback={(isCovered) => (
          <SceneFallback frame={wheelFrame} isCovered={isCovered} figures={figures} />
        )}
      >
        {hasFailed && !isOver && (
          <p className={styles.award}>
            <span>{shared(`pool.${award.tier}`)}</span>
            <Metal className={styles.amount} text={formatExact(award.amount)} />
          </p>
        )}
      </GameStage>
      {!isOver && (
        <button
          type="button"
          className={styles.button}
          aria-label={t(hasFailed ? 'wheel.close' : 'spin.skip')}
          autoFocus
          onClick={press}
          onKeyDown={(event) => onEscape(event, press)}
        />
      )}
    </div>
  );
}
