import { useMemo, useRef, useState } from 'react';
import type { JackpotWheelTypes } from '../../../scenes/jackpot-wheel/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { ConnectedScene } from '../../rounds/connected-scene.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { classes } from '../../ui/classes.ts';
import { formatPpm } from '../../ui/percent.ts';
import type { JackpotInfo } from './jackpot-info.ts';
import { onEscape } from './on-escape.ts';
import { loadWheel } from './scenes.ts';
import { jackpotTexts } from './texts.ts';
import type { WheelAward } from './use-spin.ts';
import styles from './wheel.module.css';

/** The hub's middle in the scene, in design pixels. */
const HUB = { x: 360, y: 838 } as const;

/** The jackpot wheel over the grid: turns to its tier, and stands there until its award's card is closed. */
export function Wheel({ award, info }: { award: WheelAward; info: JackpotInfo | undefined }) {
  const t = useTexts(jackpotTexts);
  const handle = useRef<SceneHandle<JackpotWheelTypes>>(null);
  const [isPainted, setPainted] = useState(false);
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
  const close = (): void => {
    setOver(true);
    award.onClosed();
  };
  const press = (): void => handle.current?.press(HUB.x, HUB.y);
  return (
    <div className={classes(styles.wheel, isPainted && styles.painted)}>
      <ConnectedScene
        load={loadWheel}
        state={state}
        handle={handle}
        onReady={() => {
          setPainted(true);
          const { tier, amount } = award;
          void handle.current?.cue('spin', { tier, amount });
        }}
        onEvent={(...[event]) => {
          if (event === 'award:closed') close();
        }}
        // Without a canvas the live region and the record tell the award.
        onFailed={close}
      />
      {!isOver && (
        <button
          type="button"
          className={styles.button}
          aria-label={t('spin.skip')}
          autoFocus
          onClick={press}
          onKeyDown={(event) => onEscape(event, press)}
        />
      )}
    </div>
  );
}
